import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/art/small-icons'
import { companyWords } from '@/words/company'
import { navigation } from '@/words/navigation'
import { paths } from '@/lib/navigation/paths'
import styles from './legal-banner.module.css'
import { useStillBanner } from './use-still-banner'

const sentences = [companyWords.legalBanner, ...companyWords.bannerItems]

/**
 * The scrolling legal banner: once round in 20 s. It can be paused, and while it does not move it can be scrolled
 * manually. For reduced motion it shows one whole sentence and a button to the next one. With large text, in low
 * windows and on phones with reduced motion, still-banner.tsx takes its place. Product 1, Legal banner; 9, Timings.
 */
export function LegalBanner() {
  const [paused, setPaused] = useState(false)
  const region = useRef<HTMLElement>(null)
  const banner = useRef<HTMLDivElement>(null)
  const still = useStillBanner(banner)
  const words = navigation.banner

  function showNext() {
    if (!region.current) return
    const { scrollLeft, clientWidth } = region.current
    // Widths may be fractions of pixels; the last sentence leads back to the first.
    const next = Math.round(scrollLeft / clientWidth + 1) % sentences.length
    region.current.scrollTo({ left: next * clientWidth })
  }

  return (
    <div ref={banner} className={styles.banner}>
      {still || (
        <>
          <button
            type="button"
            className={`needs-script ${styles.toggle} ${styles.pause}`}
            aria-label={paused ? words.play : words.pause}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} size={18} />
          </button>
          <section
            ref={region}
            className={styles.window}
            data-nosnippet=""
            aria-label={words.name}
            data-paused={paused || undefined}
          >
            <div className={styles.track}>
              <ul className={styles.sentences}>
                <li>
                  <Link to={paths.policy.href()}>{companyWords.legalBanner}</Link>
                </li>
                {companyWords.bannerItems.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              {/* Follows the first row, so that the loop has no gap. */}
              <ul className={styles.repeated} aria-hidden="true">
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          </section>
          <button
            type="button"
            className={`needs-script ${styles.toggle} ${styles.next}`}
            aria-label={words.next}
            onClick={showNext}
          >
            <Icon name="chevron-right" size={18} />
          </button>
        </>
      )}
    </div>
  )
}
