import { planLimits as limits } from '@/content/facts/plan-limits'
import { withArticle } from '@/lib/text/with-article'
import { planForm } from './plan-form'

/** The words of the page at /plan. Product 10, Plans. */
export const plan = {
  meta: {
    title: 'Make a plan',
    description:
      'From the day you want to begin back to today: what to do by when, what it costs and which papers you need. Kept on your device, with no account.',
  },
  heading: 'Make a plan',
  intro:
    'Say what for, where and by when. You get each step with the day to begin and the day to be ready. Then tick what is done.',
  lost: 'The plan could not be loaded.',
  purposes: { study: 'Study', work: 'Work', visit: 'Visit' },
  /** The parts that load after the steps. */
  parts: {
    lost: {
      money: 'The money sheet could not be loaded.',
      takeAway: 'The ways to take the plan along could not be loaded.',
      shared: 'The plan from your link could not be loaded.',
    },
    loading: {
      money: 'Loading the money sheet',
      takeAway: 'Loading the ways to take it along',
      shared: 'Loading the plan from your link',
    },
    label: 'In this plan',
    steps: 'Steps',
    papers: 'Papers',
    money: 'Money',
    takeAway: 'Take it along',
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
    heading: 'What a plan holds',
    intro:
      'These are the steps in the order in which one waits for the other. Some countries ask for more; your plan has that too. In it you tick, skip and note, add steps of your own, tick papers, and keep count of the money.',
    headings: {
      study: 'Steps to study abroad',
      work: 'Steps to work abroad',
      visit: 'Steps to a visit abroad',
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
    office: 'The office publishes this span itself.',
    experience: 'This span is our cautious estimate from what is usual. Yours may differ.',
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
    removed: (name: string) => `${name} is removed.`,
    undo: 'Undo',
    kept: 'Kept in this browser only. Nobody else sees it.',
    changedElsewhere: 'This plan was removed in another tab.',
  },
  steps: {
    heading: 'Steps',
    note: 'Days are days in India.',
    beginReady: (begin: string, ready: string) => `Begin by ${begin}, ready by ${ready}`,
    by: (day: string) => `By ${day}`,
    late: 'Late',
    tooLate: 'Too late',
    lateText: (day: string) => `It should have begun by ${day}. It still fits if things go fast.`,
    tooLateText: (day: string) =>
      `It should have begun by ${day}. It does not fit any more, even if things go fast.`,
    stillPossible: 'What you can still do:',
    skipped: 'Skipped',
    skip: 'Skip this step',
    unskip: 'Take it up again',
    more: 'What to do',
    ownMore: 'Note and changes',
    noteLabel: 'Your note',
    notePlace: 'What you were told, a number, a name …',
    noteCut: (count: number) =>
      `A note holds ${limits.noteLetters} letters. The last ${count === 1 ? 'one is' : `${count} are`} not kept: shorten it.`,
    noteJoined: 'This note was changed in another tab too. Both texts are in it now.',
    orphans: 'Notes of steps that this plan has no more',
    edit: 'Change',
    remove: 'Remove',
    removed: (title: string) => `“${title}” is removed.`,
  },
  own: {
    heading: 'Add a step of your own',
    title: 'What is to be done?',
    titleMissing: 'Write what is to be done.',
    titleLong: `A step has at most ${limits.titleLetters} letters. Put the rest into its note.`,
    day: 'By which day?',
    dayMissing: 'Choose a day.',
    dayWrong: 'A plan cannot have this day. Choose another one.',
    submit: 'Add the step',
    save: 'Save the step',
    cancel: 'Cancel',
    added: (title: string) => `“${title}” is in your plan.`,
    full: `You have added ${limits.ownSteps} steps, which is as many as a plan holds. Remove one before you add another.`,
    problem: 'Something is missing',
  },
  papers: {
    heading: 'Papers',
    intro: 'Usually asked for. Tick what you already have.',
    ready: (count: number, all: number) => `${count} of ${all} ready`,
  },
  store: {
    notKept:
      'This browser could not store your plans, because its storage is full or blocked. They stay as they are only until you close or reload the page.',
    noRoom:
      'Nothing was changed: this browser holds plans that cannot be read, and has no room to keep them apart. Free some room and try again.',
    tooMuch: 'Nothing was changed: a plan cannot hold that much.',
  },
  aside: {
    heading: 'Something here could not be read',
    text: 'This browser held plans that are damaged or come from another version of this page. We have thrown nothing away. Here is what was stored; you can copy it or save it as a file.',
    label: 'What was stored',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Press Ctrl and C to copy the marked text.',
    download: 'Save as a file',
    forget: 'Remove it for good',
    forgotten: 'It is removed.',
  },
} as const
