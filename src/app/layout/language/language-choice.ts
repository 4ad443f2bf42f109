import { useLocation } from 'react-router-dom'
import { isKnownPath } from '@/app/route-table'
import { LANGUAGE_KEY } from '@/content/facts/language-choice'
import { localStore } from '@/lib/browser/storage/storage'
import { useHydrated } from '@/lib/browser/page/use-hydrated'
import { paths } from '@/lib/navigation/paths'

/**
 * The path of this page with query and fragment, the same in each language; null in the admin area, which is only in
 * English. Product 10, Languages.
 */
export function useLanguagePath(): string | null {
  const { pathname, search, hash } = useLocation()
  const path = useHydrated(
    // A path such as //a.example would lead to that host.
    () => (pathname + search + hash).replace(/^\/+/, '/'),
    // As in the prerendered HTML: the one 404 page for all unknown addresses links to the home page.
    () => (isKnownPath(pathname) ? pathname : paths.home.href()),
  )
  // The whole table is looked through below /dashboard/admin alone: this runs at each change of the address.
  return pathname.startsWith(paths.adminDashboard.path) && isKnownPath(pathname) ? null : path
}

/** Stores the language that was chosen by its link, or that none is to be offered any more. */
export const keepChoice = (choice: string) => localStore.set(LANGUAGE_KEY, choice)
