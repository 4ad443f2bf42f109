import type { ChunkGroup } from './chunk-group.ts'
import { chunksOfParts } from './chunks-of-parts.ts'

/**
 * A few large chunks: each small file costs a request and a cheap phone's time to ask for it, and compresses badly.
 * A module goes into the first group that names it, with what it imports; a module that no group names goes where
 * the bundler puts it. The build stops if a name matches nothing.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  // Changes only with a new version of React, so it stays cached across deploys. It includes clsx (200 bytes),
  // which the toasts need: a browser remembers that a file failed to load, and the next try has a new address only
  // for the file that `loadCode` asks for, not for those that it imports.
  {
    name: 'react',
    packages: ['react', 'react-dom', 'scheduler', 'react-router', 'clsx'],
    runtime: true,
  },
  { name: 'site', start: true },
  // Shared by most pages.
  {
    name: 'page',
    modules: [
      'components/page-head',
      'components/load-failed',
      'components/no-script',
      'components/art/palette',
      'components/head-of',
      'components/html-only-data',
      'content/en/components',
      'content/en/country-names',
      'content/en/site',
      'content/en/written-on',
      'lib/browser/log',
      'lib/browser/sharing/opens-elsewhere',
      'lib/browser/focus/take-focus',
      'lib/browser/page/use-ready',
      'lib/browser/offline/wants-keeping',
      'lib/loading/saves-data',
      'lib/text/direction-marks',
    ],
  },
  // For parts that load when the reader comes near, and the messages for those that fail to load.
  {
    name: 'near',
    modules: [
      'components/data-part',
      'components/form-load-failed',
      'components/html-part',
      'components/html-takeover',
      'components/near-part',
      'entities/category/keys',
      'entities/country/keys',
      'entities/work/keys',
      'lib/api/prerendered-data',
      'lib/browser/storage/draft-key',
      'lib/browser/page/reader-is-there',
      'lib/head/use-html-head',
      'lib/loading/early-press',
      'lib/loading/early-input',
      'lib/loading/use-near-viewport',
      'lib/loading/watch-wanted',
    ],
  },
  // The shortlist and plans check what is stored, and set the rest of it aside.
  { name: 'valibot', packages: ['valibot'], modules: ['lib/browser/storage/set-if-room'] },
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
      'lib/browser/focus/use-focus-back',
      'lib/notices/use-failure-toast',
    ],
  },
  ...chunksOfParts,
  // Each alone, as a page's HTML contains the styles of whole files.
  { name: 'plan-style', modules: ['features/plan/plan-chooser.module'] },
  { name: 'caution', modules: ['components/notice.module'] },
  { name: 'place', modules: ['features/enquire/enquiry-place', 'features/enquire/form-part'] },
  // Shared by the service pages.
  {
    name: 'service',
    modules: [
      'components/service-layout',
      'entities/country/country-link',
      'features/enquire/drafts',
    ],
  },
  // Country names, also for code that names a country but has no form.
  { name: 'country-names', modules: ['content/en/countries'] },
  // Shared by pages whose form asks for a country.
  {
    name: 'country-forms',
    modules: [
      'components/plan-link',
      'content/en/plan-link',
      'content/facts/enquiry-options',
      'features/enquire/enquiry-form',
    ],
  },
  // Parts of the job page that its late parts need too.
  { name: 'job', modules: ['content/en/jobs', 'pages/public/job-page/work-waits'] },
  // The parts of a work's page that wait for the API.
  {
    name: 'applied',
    modules: ['pages/public/job-page/applied-work', 'pages/public/job-page/job-trail'],
  },
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
  // Loads when the reader comes near.
  {
    name: 'home-words',
    modules: ['content/en/home', 'pages/public/home-page/landing.module'],
  },
  {
    name: 'session',
    modules: [
      'auth/session-schema',
      'auth/connection-error',
      'entities/user/keys',
      'entities/user/schema',
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
  // Shared by the page about a visitor's own data and the offline code below.
  {
    name: 'kept',
    modules: [
      'lib/browser/offline/kept-site',
      'lib/browser/offline/site-worker',
      'lib/browser/offline/tell-worker',
    ],
  },
  // Stores the site for offline use, some time after the first interaction.
  { name: 'keep', modules: ['app/offline', 'content/en/offline'] },
]
