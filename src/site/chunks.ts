import type { ChunkGroup } from './chunk-group.ts'
import { chunksOfParts } from './chunks-of-parts.ts'

/**
 * Few, whole chunks: each small file of its own costs a request, a cheap phone's time to ask for
 * it, and compresses badly. A module goes to the first group that names it, with what it imports;
 * one that no group names goes where the bundler puts it. The build stops for a name that leads
 * nowhere.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  // Changes only with a new version of React; stays cached over deploys. clsx, of 200 bytes, because
  // the toasts need it: a browser remembers a file that it could not load, and only the one that
  // `loadCode` asks for gets another address with the next try, none that it imports.
  {
    name: 'react',
    packages: ['react', 'react-dom', 'scheduler', 'react-router', 'clsx'],
    runtime: true,
  },
  { name: 'site', start: true },
  // What most pages share.
  {
    name: 'page',
    modules: [
      'components/page-head',
      'components/load-failed',
      'components/no-script',
      'components/art/palette',
      'components/head-of',
      'content/en/components',
      'content/en/country-names',
      'content/en/site',
      'content/en/written-on',
      'lib/browser/log',
      'lib/browser/opens-elsewhere',
      'lib/browser/take-focus',
      'lib/browser/use-ready',
      'lib/head/structured-data',
      'lib/text/direction-marks',
    ],
  },
  // What waits for the reader, and says so where it does not come.
  {
    name: 'near',
    modules: [
      'components/data-part',
      'components/form-lost',
      'components/html-part',
      'components/html-takeover',
      'components/near-part',
      'entities/category/keys',
      'entities/country/keys',
      'entities/work/keys',
      'lib/api/prerendered-data',
      'lib/browser/draft-key',
      'lib/browser/reader-is-there',
      'lib/head/use-html-head',
      'lib/loading/early-press',
      'lib/loading/early-input',
      'lib/loading/use-near-viewport',
      'lib/loading/watch-wanted',
    ],
  },
  { name: 'valibot', packages: ['valibot'] },
  {
    name: 'words',
    modules: [
      'components/consultancy-mail',
      'components/date-text',
      'components/outside-text',
      'content/en/day-text',
      'content/en/messages',
      'lib/api/errors',
      'lib/text/cut-text',
      'lib/text/format',
      'lib/text/lang-of',
      'lib/dates/dates',
      'lib/dates/india-days',
      'lib/browser/use-focus-back',
      'lib/notices/use-failure-toast',
    ],
  },
  ...chunksOfParts,
  // Beside every form; the policy shows it without one.
  {
    name: 'notice',
    modules: ['components/data-notice', 'content/en/data-notice', 'content/facts/data-notice'],
  },
  // The page of an offer's check has no words of its questions before one is asked.
  {
    name: 'offer',
    modules: ['content/en/check-offer', 'content/facts/check-offer', 'features/check-offer/place'],
  },
  { name: 'offer-rules', modules: ['content/en/check-offer-rules'] },
  { name: 'plan', modules: ['content/en/plan'] },
  // Alone, as a page's HTML holds the style of whole files: some plans side by side, words of caution, and
  // an enquiry's place.
  { name: 'plan-style', modules: ['features/plan/plan-chooser.module'] },
  { name: 'caution', modules: ['components/notice.module'] },
  { name: 'place', modules: ['features/enquire/enquiry-place'] },
  // What the service pages share.
  {
    name: 'service',
    modules: ['components/service-layout', 'features/enquire/drafts'],
  },
  // Names for who knows a country, too, and no form.
  { name: 'country-names', modules: ['content/en/countries'] },
  // What pages share whose form asks for a country.
  {
    name: 'country-forms',
    modules: [
      'components/plan-link',
      'content/en/plan-link',
      'content/facts/enquiry-options',
      'features/enquire/enquiry-form',
    ],
  },
  // Of the job page, what its late parts need too.
  { name: 'job', modules: ['content/en/jobs', 'pages/public/job-page/work-waits'] },
  {
    name: 'requirement',
    modules: ['components/accordion', 'components/requirement', 'components/notice'],
  },
  {
    name: 'mail',
    modules: [
      'content/en/enquiry-form',
      'features/enquire/form-card',
      'features/enquire/use-mail-form',
    ],
  },
  {
    name: 'enquiry',
    modules: ['content/en/visa-types', 'features/enquire/enquiry-card'],
  },
  {
    name: 'home',
    modules: [
      'content/en/home-first',
      'features/enquire/consultation-visit',
      'pages/public/home-page/block.module',
      'pages/public/home-page/list-room',
    ],
  },
  // Waits for the reader.
  {
    name: 'home-words',
    modules: ['content/en/home', 'pages/public/home-page/landing.module'],
  },
  {
    name: 'session',
    modules: [
      'auth/session-schema',
      'auth/line-fault',
      'entities/user/keys',
      'entities/user/user-schema',
    ],
  },
  { name: 'premium', modules: ['content/en/premium'] },
  {
    name: 'membership',
    modules: [
      'entities/membership',
      'features/buy-premium/purchase-progress',
      'features/buy-premium/use-reported-payment',
    ],
  },
  // What the page of one's data and the keeping below share.
  {
    name: 'kept',
    modules: ['lib/browser/kept-site', 'lib/browser/site-worker', 'lib/browser/tell-worker'],
  },
  // Keeps the site for use without a line, some time after the first touch.
  { name: 'keep', modules: ['app/keep', 'content/en/offline'] },
]
