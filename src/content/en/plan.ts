import { planLimits as limits } from '@/content/facts/plan-limits'
import { withArticle } from '@/lib/text/with-article'
import { planForm } from './plan-form'

/** The words of the page at /plan. Product 10, Plans. */
export const plan = {
  meta: {
    title: 'Make a plan',
    description:
      'What to do by when, what it costs and which papers you need, counted back from the day you begin. On your device, without an account.',
  },
  heading: 'Make a plan',
  intro:
    'Choose what for, where and by when. Each step shows the day to begin and the day to be ready. Tick what is done.',
  failed: 'The plan could not be loaded.',
  purposes: { study: 'Study', work: 'Work', visit: 'Visit' },
  /** The parts that load after the steps. */
  parts: {
    failed: {
      money: 'The money sheet could not be loaded.',
      takeAway: 'The ways to save or share the plan could not be loaded.',
      shared: 'The plan from your link could not be loaded.',
    },
    loading: {
      money: 'Loading the money sheet',
      takeAway: 'Loading the ways to save or share it',
      shared: 'Loading the plan from your link',
    },
    label: 'In this plan',
    steps: 'Steps',
    papers: 'Papers',
    money: 'Money',
    takeAway: 'Save or share',
  },
  /** The name of a plan that the reader has given none. */
  named: {
    study: (country: string) => (country ? `Study in ${withArticle(country)}` : 'Study abroad'),
    work: (country: string) => (country ? `Work in ${withArticle(country)}` : 'Work abroad'),
    visit: (country: string) => (country ? `Visit ${withArticle(country)}` : 'A visit abroad'),
  },
  begins: {
    study: (day: string) => `The course begins: ${day}`,
    work: (day: string) => `The job begins: ${day}`,
    visit: (day: string) => `The journey begins: ${day}`,
  },
  form: planForm,
  typical: {
    heading: 'What is in a plan',
    intro:
      'These are the usual steps, in order. Some countries ask for more; your plan shows what we know of it. There you can tick or skip steps, write notes, add your own steps, tick papers and add up the costs.',
    headings: {
      study: 'Steps to study abroad',
      work: 'Steps to work abroad',
      visit: 'Steps for a visit abroad',
    },
    before: (span: string) => `Begin ${span} before`,
  },
  /** Spans and what they rest on. */
  spans: {
    weeks: (from: number, to: number) =>
      from === to ? `${to} ${to === 1 ? 'week' : 'weeks'}` : `${from} to ${to} weeks`,
    days: (from: number, to: number) => (from === to ? `${to} days` : `${from} to ${to} days`),
    months: (count: number) => (count === 1 ? 'about a month' : `about ${count} months`),
    takes: (span: string) => `Takes ${span}.`,
    office: 'The office itself publishes this time.',
    experience: 'This is our cautious estimate of the usual time. Yours may differ.',
    decides: 'Who decides',
    official: 'Official page',
  },
  chooser: {
    heading: 'Your plans',
    another: 'New plan',
  },
  sheet: {
    change: 'Change',
    changing: 'Change the plan',
    remove: 'Remove',
    removed: (name: string) => `${name} was removed.`,
    undo: 'Undo',
    kept: 'Kept in this browser only. We do not see it.',
    notHere:
      'This plan is not in this browser. It may have been removed, or be kept in another browser or phone.',
  },
  steps: {
    heading: 'Steps',
    note: 'Dates are in Indian time.',
    beginReady: (begin: string, ready: string) => `Begin by ${begin}, ready by ${ready}`,
    by: (day: string) => `By ${day}`,
    skipped: 'Skipped',
    skip: 'Skip this step',
    unskip: 'Do not skip it',
    more: 'What to do',
    ownMore: 'Note and changes',
    noteLabel: 'Your note',
    notePlace: 'What you were told, a number, a name …',
    noteCut: (count: number) =>
      `A note can have ${limits.noteLetters} letters. The last ${count === 1 ? 'one is' : `${count} are`} not kept: shorten it.`,
    noteJoined: 'This note was changed in another tab too. Both texts are in it now.',
    orphans: 'Notes on steps no longer in this plan',
    edit: 'Change',
    remove: 'Remove',
    removed: (title: string) => `“${title}” was removed.`,
  },
  papers: {
    heading: 'Papers',
    intro: 'Usually asked for. Tick what you already have.',
    ready: (count: number, all: number) => `${count} of ${all} ready`,
  },
  store: {
    notKept:
      'This browser could not store your plans, because its storage is full or blocked. They stay only until you close or reload the page.',
    noRoom:
      'Nothing was changed: this browser has plans that cannot be read, and no space to keep them apart. Free some space and try again.',
    refused: 'Nothing was changed: a plan cannot keep this.',
  },
  unreadable: {
    heading: 'Something here could not be read',
    text: 'This browser has plans that are damaged or from another version of this page. We deleted nothing. Here is what was stored; you can copy it or save it as a file.',
    label: 'What was stored',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'The text is marked. Copy it by hand.',
    download: 'Save as a file',
    forget: 'Delete it',
    forgotten: 'It was deleted.',
  },
} as const
