import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { LANGUAGE_KEY } from '@/content/facts/language-choice'
import { navigation } from '@/words/navigation'
import { localStore } from '@/lib/browser/storage'
import { language } from '@/lib/navigation/language'
import { addressIn, languages } from '@/lib/navigation/languages'
import { paths } from '@/lib/navigation/paths'
import styles from './language-links.module.css'

const never = () => () => undefined

/**
 * This page in each language, each by its own name: links of the browser's, since every language is a
 * build of its own. None at the administrators' desk, which is in English. Product 10, Languages.
 */
export function LanguageLinks({ className = '' }: { className?: string | undefined }) {
  const { pathname, search, hash } = useLocation()
  // The page's HTML was written without them.
  const rest = useSyncExternalStore(
    never,
    () => search + hash,
    () => '',
  )
  if (pathname.startsWith(paths.adminDashboard.path)) return null
  return (
    <ul aria-label={navigation.languages} className={`${styles.languages} ${className}`}>
      {languages.map((each) => (
        <li key={each.code}>
          <a
            href={addressIn(each, pathname + rest)}
            lang={each.code}
            hrefLang={each.code}
            aria-current={each === language || undefined}
            onClick={() => localStore.set(LANGUAGE_KEY, each.code)}
          >
            {each.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
