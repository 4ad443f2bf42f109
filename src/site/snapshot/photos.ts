import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import { pictureAddress, smallPhoto } from '@/lib/pictures/picture-address'
import { cutText } from '@/lib/text/cut-text'
import { photoFile, photoPath, smallPhotoFile } from './photo-files'
import type { Snapshot } from './snapshot'
import { type Check, writeWhole } from './whole-file'

type Shown = { photo: string }

/** Every record that has a photo. */
const recordsOf = ({ countries, countryById, categories, worksOf }: Snapshot): Shown[] => [
  ...(countries ?? []),
  ...Object.values(countryById),
  ...(categories ?? []),
  ...Object.values(worksOf).flat(),
]

/** A record with each of its values changed. */
const values = <T>(of: Record<string, T>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value)]))

/**
 * Writes each photo that came as a data URL to its own file in the published folder. Returns the snapshot with the
 * files' addresses, and with texts cut to what anybody reads. A photo that no browser would show becomes empty.
 */
export async function withPhotoFiles(
  snapshot: Snapshot,
  out: string,
  check: Check,
): Promise<Snapshot> {
  const unique = new Set(recordsOf(snapshot).map(({ photo }) => photo))
  const addressOf = new Map<string, string>()
  const write = async (photo: string) =>
    void addressOf.set(photo, await ownAddress(photo, out, check))
  await pMap(unique, write, { concurrency: 2 })
  const shown = <R extends Shown>(record: R): R => ({
    ...record,
    photo: addressOf.get(record.photo) ?? '',
  })
  const { countries, countryById, categories, worksOf } = snapshot
  return {
    ...snapshot,
    countries: countries?.map(shown) ?? null,
    countryById: values(countryById, ({ description, details, ...country }) => ({
      ...shown(country),
      description: cutText(description),
      details: cutText(details),
    })),
    categories: categories?.map(shown) ?? null,
    worksOf: values(worksOf, (works) =>
      works.map((work) => ({ ...shown(work), details: cutText(work.details) })),
    ),
  }
}

async function ownAddress(photo: string, out: string, check: Check): Promise<string> {
  const address = pictureAddress(photo)
  if (!address) return ''
  const path = photoPath(address)
  // Embedded, and too long to be read.
  if (!path) return address.startsWith('data:') ? '' : address
  const file = join(out, path)
  const small = join(out, smallPhoto(path))
  if (existsSync(file) && existsSync(small)) return path
  const content = await photoFile(address)
  if (!content) return ''
  const smallContent = await smallPhotoFile(content)
  check()
  writeWhole(small, smallContent)
  writeWhole(file, content)
  return path
}
