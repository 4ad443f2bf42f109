/** After a change: who sees it when. */
export const adminRefresh = {
  since: (last: string) =>
    `Visitors see this now. Search engines and previews follow with the next refresh; the last was ${last}.`,
  /** Where nobody knows of a refresh. */
  withoutTime:
    'Visitors see this now. Search engines and previews follow when the site is next published.',
} as const
