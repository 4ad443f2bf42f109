/** The words with which a plan is taken away: as a file, on paper, as a link, in a chat. Product 10, Plans. */
export const planShare = {
  heading: 'Take the plan with you',
  calendar: {
    action: 'Calendar file',
    busy: 'Making the file …',
    hint: 'One entry for each step, with a reminder on the morning before. Open the file with the calendar of your phone or computer. A file that you open later replaces these entries.',
    saved: (file: string) =>
      `Saved as ${file}. Open it, and your calendar asks whether to add the entries.`,
    failed: 'The file could not be made. Check your connection and try again.',
    nothing: 'There is no step in the plan yet.',
    titles: {
      begin: (title: string) => `Begin: ${title}`,
      late: (title: string) => `Begin now: ${title}`,
      done: (title: string) => `Done: ${title}`,
      skipped: (title: string) => `Left out: ${title}`,
    },
    readyBy: (day: string) => `Be ready by ${day}.`,
    wasToBegin: (day: string) => `This was to begin on ${day}.`,
    decidedBy: (office: string) => `Decided by: ${office}`,
    file: 'plan',
  },
  print: {
    action: 'Print',
    hint: 'Steps, notes and money on A4 paper, or as a PDF.',
    title: (name: string, date: string) => `${name}, as of ${date}`,
  },
  link: {
    action: 'Copy link',
    label: 'Link to this plan',
    hint: 'The plan stands in the link itself. Nothing is sent to us, and your notes are left out. Whoever has the link can read the rest.',
    withMoney: 'With the money sheet',
    copied: 'Link copied.',
    copyByHand: 'Your browser does not let us copy. The link is marked: copy it by hand.',
    long: (letters: string) =>
      `This link has ${letters} letters. Some chat apps cut links that are so long; try it before you rely on it.`,
  },
} as const
