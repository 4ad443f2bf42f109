import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/art/small-icons'
import { companyWords } from '@/words/company'
import { navigation } from '@/words/navigation'
import { paths } from '@/lib/navigation/paths'
import moving from './legal-banner.module.css'
import styles from './still-banner.module.css'

const words = navigation.banner

/**
 * The notices where they do not move: as much of the first as its few lines hold, and a button that opens all of them.
 * Product 1, Legal banner.
 */
export function StillBanner() {
  const [opened, setOpened] = useState(false)
  return (
    <div className={`${moving.banner} ${styles.banner}`} data-opened={opened || undefined}>
      <button
        type="button"
        className={`${moving.toggle} ${styles.toggle}`}
        aria-label={words.all}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <Icon name="chevron-right" size={18} />
      </button>
      <section aria-label={words.name} className={styles.window} data-nosnippet="">
        <ul className={styles.sentences}>
          <li>
            <Link to={paths.policy.href()}>{companyWords.legalBanner}</Link>
          </li>
          {opened && companyWords.bannerItems.map((sentence) => <li key={sentence}>{sentence}</li>)}
        </ul>
      </section>
    </div>
  )
}
