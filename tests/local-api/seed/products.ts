import { objectIdAt } from '../object-id'
import type { Product, Scene } from '../types'

const FIRST = new Date(Date.UTC(2025, 1, 3, 4, 30))

type ProductSeed = { name: string; description: string; rupees: number; scene: Scene }

const seeds: ProductSeed[] = [
  {
    name: 'SOP writing review',
    description:
      'A counsellor reads your statement of purpose twice and marks what to make clearer. The words stay yours.',
    rupees: 1499,
    scene: { kind: 'job', name: 'Computer' },
  },
  {
    name: 'IELTS mock test pack',
    description: 'Five full practice tests with an answer key and a marked writing sample.',
    rupees: 999,
    scene: { kind: 'country', name: 'United Kingdom' },
  },
  {
    name: 'German A1 starter course',
    description: 'Twelve weeks of evening classes online, in a group of at most fifteen.',
    rupees: 8500,
    scene: { kind: 'country', name: 'Germany' },
  },
  {
    name: 'Document attestation help',
    description:
      'We list which certificates need HRD, MEA or embassy attestation or an apostille, and in which order.',
    rupees: 2500,
    scene: { kind: 'country', name: 'United Arab Emirates' },
  },
  {
    name: 'CV in Europass form',
    description:
      'Your experience set out the way employers in Europe expect it, on two pages at most.',
    rupees: 799,
    scene: { kind: 'country', name: 'France' },
  },
  {
    name: 'Visa interview practice',
    description: 'Two practice interviews by video with notes on what to prepare better.',
    rupees: 1299,
    scene: { kind: 'country', name: 'United States' },
  },
  {
    name: 'University shortlist',
    description:
      'Eight courses that fit your marks, budget and plans, each with its dates and official page.',
    rupees: 1999,
    scene: { kind: 'job', name: 'Teaching' },
  },
  {
    name: 'Pre-departure session',
    description:
      'A two-hour group talk on packing, money, first registrations and whom to call after landing.',
    rupees: 499,
    scene: { kind: 'job', name: 'Suitcase' },
  },
]

/** What each product's picture shows, by product id. */
export const productScenes: ReadonlyMap<string, Scene> = new Map(
  seeds.map(({ scene }, index) => [idOf(index), scene]),
)

/** The products of the product search; their pictures are drawn later. */
export function seedProducts(): Product[] {
  return seeds.map(({ name, description, rupees }, index) => ({
    _id: idOf(index),
    name,
    description,
    price: rupees,
    photo: '',
  }))
}

function idOf(index: number): string {
  return objectIdAt(FIRST, 0x400 + index)
}
