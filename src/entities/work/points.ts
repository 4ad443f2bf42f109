import { cutText } from '@/lib/text/cut-text'
import type { Work } from './schema'

/** The points of a work's comma-separated details, without empty ones and repeats. */
export function pointsOf({ details }: Pick<Work, 'details'>): string[] {
  const parts = cutText(details)
    .split(/[,\n]/)
    .map((point) => point.trim())
  return [...new Set(parts)].filter(Boolean)
}
