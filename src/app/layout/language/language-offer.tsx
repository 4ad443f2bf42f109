import { NO_OFFER } from '@/content/facts/language-choice'
import { languageOffer as en } from '@/content/en/language-offer'
import { languageOffer as hi } from '@/content/hi/language-offer'
import { languageOffer as ml } from '@/content/ml/language-offer'
import { addressIn, type Language } from '@/lib/navigation/languages'
import { keepChoice, useLanguagePath } from './language-choice'
import styles from './language-offer.module.css'

// The offer is in the language that it offers, whatever the page's language.
const words = { en, ml, hi }

/**
 * One line over the page's upper edge, where no page has text: nothing moves when it appears. In large letters it has
 * several lines, and a place of its own.
 */
export function LanguageOffer({ wanted, onClose }: { wanted: Language; onClose: () => void }) {
  const path = useLanguagePath()
  if (path === null) return null
  const { name, read, close } = words[wanted.code]
  return (
    <aside lang={wanted.code} aria-label={name} className={styles.place}>
      <div className={styles.line}>
        <div className={`container ${styles.row}`}>
          <a
            href={addressIn(wanted, path)}
            hrefLang={wanted.code}
            onClick={() => keepChoice(wanted.code)}
          >
            {read}
          </a>
          <button
            type="button"
            aria-label={close}
            onClick={() => {
              keepChoice(NO_OFFER)
              onClose()
            }}
          >
            ×
          </button>
        </div>
      </div>
    </aside>
  )
}
