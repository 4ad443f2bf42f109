import type { ChunkGroup } from './chunk-group.ts'

/**
 * The groups for parts of pages, at their place among those of chunks.ts: code that asks the API and shows its
 * records, most of which loads late, and small code that always does.
 */
export const chunksOfParts: readonly ChunkGroup[] = [
  // Code that asks the API and holds its answers.
  {
    name: 'query',
    modules: [
      'lib/api/answer',
      'lib/api/embedded-data',
      'lib/api/http',
      'lib/api/query',
      'lib/api/snapshot-query',
      'lib/pictures/keep-photos',
    ],
    packages: ['@tanstack'],
  },
  // Includes `lib/lists`. Each would otherwise go into the first group that imports it, or be a file of its own.
  { name: 'sorted', modules: ['lib/dates/newest-first', 'lib/text/new-id'] },
  // Styles that no form, or not every form, shows at first: a page's HTML contains the styles of whole files.
  { name: 'outcome-style', modules: ['components/form/form-outcome.module'] },
  { name: 'check-style', modules: ['components/form/check.module'] },
  { name: 'form', modules: ['components/form'] },
  {
    name: 'art',
    modules: [
      'components/art/country-scene-lazy',
      'components/art/picture-frame',
      'components/art/html-drawing',
      'components/art/job-scene-lazy',
      'components/art/luggage-label',
    ],
  },
  // Shared by parts that show the API's data.
  {
    name: 'data',
    modules: [
      'components/as-of',
      'components/empty-list',
      'components/query-states',
      'components/trail',
      'components/use-page-file',
      'lib/browser/movement/use-without-shift',
      'lib/browser/movement/use-reserved-height',
    ],
  },
  {
    name: 'country-facts',
    modules: ['content/facts/named-countries', 'content/facts/papers', 'content/facts/purposes'],
  },
  // Shared by cards and pages that show records; without the code that reads and checks the shortlist.
  {
    name: 'browse',
    modules: [
      'content/en/browse',
      'features/shortlist/stored/cart',
      'features/shortlist/stored/saved',
    ],
  },
  // Results from the search index, without the code that asks the API.
  {
    name: 'search',
    modules: [
      'features/search/hits',
      'features/search/match',
      'features/search/search-index',
      'lib/text/plain-text',
      'pages/public/search-page/answers',
      'pages/public/search-page/found-products-late',
    ],
  },
  { name: 'stamp', modules: ['components/art/stamp'] },
  { name: 'postmark', modules: ['components/art/postmark'] },
  { name: 'auth', modules: ['auth/auth-layout', 'auth/drafts'] },
  { name: 'shortlist', modules: ['features/shortlist/stored/store'] },
  // Lists of records and their cards, each kind in its own file: a page's HTML contains whole files of style.
  {
    name: 'pictures',
    modules: ['components/picture', 'components/scene-picture'],
  },
  { name: 'categories', modules: ['entities/category/category-list'] },
  {
    name: 'countries',
    modules: [
      'content/en/compare-choice',
      'entities/country/country-stamps',
      'features/compare/chosen',
      'features/compare/compare-tray',
      'features/compare/stamp-corner',
    ],
  },
  {
    name: 'works',
    modules: [
      'entities/work/own-photos',
      'entities/work/work-card',
      'entities/work/work-list',
      'features/shortlist/save-button',
    ],
  },
  { name: 'product', modules: ['entities/product/last-search', 'entities/product/price'] },
  // The queries that load these records, and those for links to them.
  {
    name: 'lists',
    modules: [
      'entities/category/api',
      'entities/country/api',
      'entities/product/api',
      'entities/work/api',
      'features/search/link-query',
    ],
  },
  // Small files that only late code imports are put together, since every page lists the name of each file.
  // Decision 167.
  { name: 'minute', modules: ['lib/browser/clock/every-minute', 'lib/browser/clock/use-minute'] },
  {
    name: 'copy',
    modules: [
      'components/print-button',
      'content/en/printing',
      'lib/browser/sharing/clipboard',
      'lib/browser/sharing/try-to-print',
      'lib/browser/sharing/use-copy',
    ],
  },
  {
    name: 'account-forms',
    modules: [
      'auth/password-toggle',
      'auth/way-after-login',
      'content/en/login-failed',
      'content/en/login-way',
      'content/en/register-failed',
      'content/en/register-invite',
    ],
  },
  // Shown beside every form, and without one by the policy.
  {
    name: 'notice',
    modules: ['components/data-notice', 'content/en/data-notice', 'content/facts/data-notice'],
  },
  // The page that checks an offer has no texts of its questions until one is asked.
  {
    name: 'offer',
    modules: ['content/en/check-offer', 'content/facts/check-offer', 'features/check-offer/place'],
  },
  { name: 'offer-rules', modules: ['content/en/check-offer-rules'] },
  { name: 'plan', modules: ['content/en/plan'] },
]
