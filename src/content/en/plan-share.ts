/** The words with which a plan is taken away: as a file, on paper, as a link, in a chat. Product 10, Plans. */
export const planShare = {
  heading: 'Save or share the plan',
  calendar: {
    action: 'Calendar file',
    busy: 'Making the file …',
    hint: 'An entry for each step, with a reminder on the morning before. Open the file on your phone or computer. A later file of this plan replaces the entries. Entries of steps that are no longer in the plan stay: delete them yourself.',
    saved: (file: string) =>
      `Saved as ${file}. Open it, and your calendar asks whether to add the entries.`,
    failed: 'The file could not be made. Check your connection and press again.',
    titles: {
      begin: (title: string) => `Begin: ${title}`,
      done: (title: string) => `Done: ${title}`,
      skipped: (title: string) => `Skipped: ${title}`,
    },
    readyBy: (day: string) => `Be ready by ${day}.`,
    earliest: (day: string) => `If all goes fast, this is ready on ${day}.`,
    /** Of an own step, which is on another day in the calendar. */
    ownDay: (day: string) => `Its day was ${day}.`,
    decidedBy: (office: string) => `Who decides: ${office}`,
    file: 'plan',
  },
  print: {
    action: 'Print',
    hint: 'Steps, notes, papers and money on A4, or as a PDF.',
  },
  link: {
    action: 'Link without notes',
    hint: 'Opens your plan on another phone or computer, or for somebody else.',
    label: 'Link to your plan',
    text: 'The plan is in the link itself; nothing is sent to us. Your notes are left out. Anyone with the link can read the rest.',
    withMoney: 'With the money sheet',
    copy: 'Copy the link',
    copied: 'Link copied.',
    copyByHand: 'Your browser does not let us copy. The link is selected: copy it yourself.',
    long: (letters: string) =>
      `The link has ${letters} letters. Some chat apps cut links of this length: try it before you rely on it.`,
  },
  chat: {
    action: 'Text for the chat',
    hint: 'Ask us about this plan on WhatsApp. You see and change the text first.',
    heading: 'Your text for the chat',
    label: 'This is what we would get',
    text: 'Change what you like. Nothing is sent until you press send in WhatsApp.',
    open: 'Open WhatsApp',
    greeting: (company: string) => `Hello ${company}, I have made a plan on your website:`,
    toDo: 'Still to do:',
    step: (title: string, begin: string, ready: string) =>
      `- ${title}: begin by ${begin}, ready by ${ready}`,
    late: (title: string, begin: string, ready: string) =>
      `- ${title}: from ${begin}, ready on ${ready} at the earliest`,
    own: (title: string, day: string) => `- ${title}: ${day} (own step)`,
    more: (count: number) => (count === 1 ? '- and 1 more step' : `- and ${count} more steps`),
    allDone: 'All steps are done or skipped.',
    question: 'Can this work? What should I do first?',
  },
  shared: {
    heading: 'Somebody sent you a plan',
    text: 'This is what is in the link. Nothing is kept on your device until you press Keep this plan. The sender does not see what you change.',
    steps: 'Steps',
    money: 'Money',
    lines: (lines: number) => (lines === 1 ? '1 line' : `${lines} lines`),
    keep: 'Keep this plan',
    leave: 'Do not keep it',
    /** Around what the sender wrote. */
    sent: {
      heading: 'Written by whoever sent you this link, not by us',
      never: 'We never ask for money in a plan.',
      name: 'Name of the plan',
      country: 'Country',
    },
    broken: {
      heading: 'We cannot read the plan in this link',
      text: 'Part of it may be missing. Ask for the whole link again. Your own plans have not changed.',
    },
    newer: {
      heading: 'This link comes from a newer version of this page',
      text: 'Reload the page and open the link again. Your own plans have not changed.',
    },
    close: 'Close',
  },
  paper: {
    asOf: (day: string) => `As of ${day}`,
    step: 'Step',
    begin: 'Begin by',
    ready: 'Ready by',
    earliest: (day: string) => `${day} at the earliest`,
    decides: 'Who decides',
    states: { done: 'Done', skipped: 'Skipped' },
    papers: 'Papers',
    isReady: 'Ready',
    what: 'What for',
    amount: 'Amount',
    due: 'Due',
    unknown: 'Not known yet',
    paid: 'Paid',
    note: 'Dates are in Indian time. The times are the usual ones, and offices change their rules: read the official page before you pay for anything. Nobody can promise a visa.',
  },
} as const
