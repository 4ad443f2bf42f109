import { shortlistLimits } from '@/content/facts/shortlist'
import { articleFirst, withArticle } from '@/lib/text/with-article'

const { linked, note } = shortlistLimits

const letters = (count: number) => (count === 1 ? '1 letter' : `${count} letters`)
const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`)

/** The words around what is saved, on the page at /shortlist. Product 10, Shortlist. */
export const shortlist = {
  kinds: { country: 'Countries', work: 'Jobs', product: 'Courses and help' },
  count: (count: number) => `${count} saved`,
  kept: 'Kept in this browser only. We do not see it, and you need no account.',
  row: {
    remove: 'Remove',
    plan: 'Make a plan',
    up: (name: string) => `Move ${withArticle(name)} up`,
    down: (name: string) => `Move ${withArticle(name)} down`,
    /** Of a part of the page that only a mouse or a finger uses. */
    drag: 'Drag to another place',
    moved: (name: string, at: number, of: number) =>
      `${articleFirst(name)} is now number ${at} of ${of}.`,
    first: (name: string) => `${articleFirst(name)} is already first.`,
    last: (name: string) => `${articleFirst(name)} is already last.`,
    removed: (name: string) => `${articleFirst(name)} is off your shortlist.`,
    undo: 'Undo',
    back: (name: string) => `${articleFirst(name)} is back on your shortlist.`,
    gone: 'This is no longer on our site. You can keep it here with your note, or remove it.',
    notFound: 'Our search no longer finds this. Ask us about it.',
    was: (name: string) => `Saved as: ${name}`,
  },
  note: {
    add: 'Add a note',
    change: 'Change note',
    /** Read out after those: "Add a note on Malta". */
    on: (name: string) => `on ${withArticle(name)}`,
    label: (name: string) => `Your note on ${withArticle(name)}`,
    hint: 'Saved as you type, on this device only.',
    left: (count: number) => `${letters(count)} left`,
    over: (count: number) =>
      `${letters(count)} too many. Only the first ${note} are kept. Please shorten it.`,
    done: 'Done',
  },
  tools: {
    name: 'What to do with your shortlist',
    ask: 'Ask about all',
    share: 'Share the list',
    compare: 'Compare countries',
    print: 'Print',
    failed: 'This part did not load.',
  },
  ask: {
    intro: 'This is what you send us on WhatsApp. You can change it there before you send it.',
    withNotes: 'With my notes',
    text: 'Text of the message',
    hello: 'Hello, I saved these on your website and have questions about them.',
    more: (count: number) => `and ${count} more`,
    cut: 'The list is too long for one message, so a part of it is left out.',
    chat: 'Open WhatsApp',
  },
  share: {
    intro:
      'Whoever opens this link sees your list and can save it. Your notes are not in it. The list is in the link itself, not on a server.',
    title: 'My shortlist',
    label: 'Link to your list',
    copy: 'Copy the link',
    chat: 'Send on WhatsApp',
    system: 'Share another way',
    failed: 'The share menu did not open. Copy the link instead.',
    copied: 'The link is copied.',
    copyByHand: 'This browser did not let us copy. The link is selected: copy it by hand.',
    message: (link: string) => `My shortlist for going abroad: ${link}`,
    cut: `A link holds ${linked} entries. This one has your first ${linked}.`,
  },
  compare: {
    /** Of two to four saved countries. */
    all: (count: number) => `Compare these ${count} countries`,
    one: 'Compare with another country',
    choose: 'Choose two to four countries to put side by side.',
    go: (count: number) => `Compare ${count} countries`,
    few: 'Choose at least two.',
    full: 'Four at most. Remove one to choose another.',
  },
  received: {
    heading: 'Somebody sent you this list',
    intro: 'Nothing is saved yet. Choose what you want to keep.',
    all: 'All of it is already on your shortlist.',
    have: 'You already have this',
    gone: 'This is not on our site.',
    sent: (name: string) => `In the link: ${name}`,
    names: 'The names of jobs and courses are as the sender wrote them.',
    had: (count: number) =>
      `What you already have (${count}) stays as it is, with your notes and order.`,
    save: (count: number) => `Save ${things(count)}`,
    none: 'Choose at least one to save.',
    every: 'Choose all',
    noOne: 'Choose none',
    leave: 'No, thank you',
    close: 'Close',
    saved: (count: number) => `${things(count)} saved at the top of your shortlist.`,
    left: 'Nothing from the list was saved.',
    unreadable: (count: number) =>
      count === 1
        ? '1 entry in the link could not be read.'
        : `${count} entries in the link could not be read.`,
    troubles: {
      heading: 'This link has no list',
      broken: 'The link is damaged or was cut short. Ask whoever sent it to send it again.',
      'other-version':
        'Another version of this site made this link. Reload the page. If that does not help, ask whoever sent it for a new link.',
      'too-long': 'The link holds more than a shortlist can. We did not open it.',
      empty: 'The list in this link is empty.',
    },
    own: 'Your own shortlist has not changed.',
  },
  unreadable: {
    heading: 'Something here could not be read',
    text: (count: number) =>
      count === 1
        ? '1 stored entry is damaged or comes from another version of this site. It is kept in this browser beside your list.'
        : `${count} stored entries are damaged or come from another version of this site. They are kept in this browser beside your list.`,
    show: 'Show what is stored',
    drop: 'Delete it for good',
    dropped: 'What could not be read is deleted.',
  },
} as const
