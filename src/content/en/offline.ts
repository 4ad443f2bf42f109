/** The words for a site without a line, and for a new version. Product 10, Offline. */
export const offline = {
  /** In one line below the header. `time` is "21 November, 9.30 am". */
  line: {
    offline: 'You are offline.',
    /** Read out once the line is back. */
    online: 'You are online again.',
    from: (time: string) => `This is from ${time}.`,
    pages: 'What opens without internet',
    newest: 'Load the newest',
    version: 'A new version of this site is ready.',
    load: 'Load it',
  },
  /** In place of a page that is not kept. */
  missing: {
    heading: 'This page is not kept on this device',
    text: 'You are offline. Pages that you have opened before are kept, but not this one. It opens once you are online again.',
    tools: 'These work without internet',
    plan: 'Make a plan',
    shortlist: 'Your shortlist',
    compare: 'Compare countries',
    pages: 'Pages you have opened',
    none: 'No other page is kept on this device yet.',
    call: 'Or call us',
  },
} as const
