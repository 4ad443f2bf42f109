import { navigation } from '@/words/navigation'
import { language } from '@/lib/navigation/language'
import { addressIn, languages } from '@/lib/navigation/languages'
import { keepChoice, useLanguagePath } from './language-choice'
import styles from './language-links.module.css'

/**
 * This page in each language, each by its own name: plain links, since every language is a build of its own. None in
 * the admin area, which is in English. Product 10, Languages.
 */
export function LanguageLinks({ className = '' }: { className?: string | undefined }) {
  const path = useLanguagePath()
  if (path === null) return null
  return (
    <ul
      aria-label={navigation.languages}
      className={`plain-list ${styles.languages} ${className}`}
      data-paper="off"
    >
      {languages.map((each) => (
        <li key={each.code}>
          <a
            href={addressIn(each, path)}
            lang={each.code}
            hrefLang={each.code}
            aria-current={each === language || undefined}
            onClick={() => keepChoice(each.code)}
          >
            {each.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
