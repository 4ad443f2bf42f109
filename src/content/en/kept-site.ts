import { keptSite as bounds } from '@/content/facts/stored-things'

/** At /your-data: the pages and files that are kept for use without internet. Product 10, Offline. */
export const keptSite = {
  name: 'Pages of this site',
  text: 'Pages you opened, their pictures, and what plans, shortlist and comparison need, so that they open without internet. Nothing you typed is in it, and nothing of your account.',
  choice: 'Keep the site for use without internet',
  size: (copies: number, bytes: number) => `${copies} files, ${(bytes / 1e6).toFixed(1)} MB`,
  since: (when: string) => `since ${when}`,
  until: `until you delete it, or ${bounds.days} days after your last visit`,
  none: 'Nothing is kept now.',
  off: 'Deleted. This browser keeps no pages of this site any more.',
} as const
