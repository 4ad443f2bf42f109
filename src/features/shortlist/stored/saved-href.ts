import { paths } from '@/lib/navigation/paths'
import type { SavedItem } from './schema'

/** The page of a saved thing. */
export function savedHref({ kind, id }: SavedItem): string {
  if (kind === 'country') return paths.country.href(id)
  return kind === 'work' ? paths.jobApplication.href(id) : paths.product.href(id)
}
