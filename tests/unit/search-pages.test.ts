// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { pagesOf } from '@/features/search/hits'
import { inEnglish, meaningOf, pageSpellingsFor, spellingsFor } from '@/features/search/meanings'
import { otherNameOf } from '@/features/search/other-names'
import { pageHits } from '@/features/search/page-hits'
import { sitePages as en } from '@/content/en/site-pages'
import { pageKeywords } from '@/content/facts/page-keywords'
import { sitePages as hi } from '@/content/hi/site-pages'
import { sitePages as ml } from '@/content/ml/site-pages'

async function hits(keyword: string) {
  const records = await spellingsFor(keyword)
  const spellings = await pageSpellingsFor(keyword)
  return pageHits(keyword, {
    meaningOf: (words) => meaningOf(words, spellings),
    namesCountry: (words) => otherNameOf(inEnglish(words, records)) !== undefined,
  })
}

const addresses = async (keyword: string, mayShowTypos = true) =>
  pagesOf(await hits(keyword), mayShowTypos).map(({ to }) => to)

describe('pages of ours', () => {
  test.each([
    ['passport', ['/study', '/plan', '/verify']],
    ['refund', ['/premium', '/policy']],
    ['How do I get my money back?', ['/premium', '/policy']],
    ['fraud', ['/check-an-offer', '/verify']],
    ['is it genuine', ['/check-an-offer', '/verify']],
    ['premium', ['/premium']],
    ['IELTS', ['/study', '/plan']],
    ['office', ['/contact']],
    ['contact us', ['/contact']],
    ['phone number', ['/contact']],
    ['WhatsApp', ['/contact']],
    ['whats app', ['/contact']],
    ['forgot my password', ['/forget']],
    ['plan', ['/plan']],
    ['fees', ['/services', '/plan', '/premium']],
    ['student visa', ['/study']],
    ['visa', ['/visiting-visa', '/study', '/job', '/immigration', '/services']],
    ['uk visit visa', ['/visiting-visa']],
    ['Canada PR', ['/immigration']],
    ['പാസ്‌പോർട്ടിന്', ['/study', '/plan', '/verify']],
    ['പണം തിരികെ', ['/premium', '/policy']],
    ['തട്ടിപ്പ്', ['/check-an-offer', '/verify']],
    ['IELTS പരീക്ഷ', ['/study']],
    ['ജർമ്മനി സ്റ്റഡി വിസ', ['/study']],
    ['पासवर्ड भूल गए', ['/forget']],
    ['पैसे वापस', ['/premium', '/policy']],
    ['ऑफिस', ['/contact']],
  ])('“%s” leads to %j', async (keyword, expected) => {
    expect(await addresses(keyword)).toEqual(expected)
  })

  test.each([
    '',
    '  ',
    '?',
    'us',
    'how to',
    'germany',
    'New Zealand',
    'nurse',
    'cook',
    'it',
    'office assistant',
    'data entry',
    'police officer',
    'ജർമ്മനി',
    'നഴ്സ്',
    'कनाडा',
  ])('“%s” leads to none', async (keyword) => {
    expect(await addresses(keyword)).toEqual([])
  })

  test('a slip leads to them only if slips are allowed, and not beside the word itself', async () => {
    expect(await addresses('passprt')).toEqual(['/study', '/plan', '/verify'])
    expect(await addresses('passprt', false)).toEqual([])
    // "Police" is one letter away from "policy".
    expect(await addresses('police')).toEqual(['/plan'])
  })
})

const contents = import.meta.glob<Record<string, unknown>>('/src/content/*/*.ts', { eager: true })

/** The content file of each page; several pages share the file of the accounts. */
const FILES: Record<keyof typeof pageKeywords, string> = {
  visitingVisa: 'visiting-visa',
  study: 'study',
  job: 'jobs',
  immigration: 'immigration',
  services: 'services',
  plan: 'plan',
  checkOffer: 'check-offer',
  verify: 'verify',
  premium: 'premium',
  contact: 'contact',
  about: 'about',
  latest: 'browse',
  compare: 'compare',
  shortlist: 'shortlist-page',
  forget: 'account',
  login: 'account',
  register: 'account',
  policy: 'policy',
  yourData: 'your-data',
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.toLowerCase()]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test.each([
  { code: 'en', pages: en.pages },
  { code: 'ml', pages: ml.pages },
  { code: 'hi', pages: hi.pages },
])('in “$code” the search describes a page in the page’s own words', ({ code, pages }) => {
  const wordsIn = (file: string) => textsIn(contents[`/src/content/${code}/${file}.ts`])
  const menus = wordsIn('navigation')
  expect(Object.keys(pages).toSorted()).toEqual(Object.keys(pageKeywords).toSorted())
  const others = Object.entries(pages).flatMap(([page, { name, line }]) => {
    const own = Object.entries(FILES).flatMap(([each, file]) =>
      each === page ? wordsIn(file) : [],
    )
    const hasName = [...own, ...menus].includes(name.toLowerCase())
    const hasLine = own.some((text) => text.includes(line.toLowerCase()))
    return [hasName ? [] : [name], hasLine ? [] : [line]].flat()
  })
  expect(others).toEqual([])
})
