import { CopyField } from '@/components/copy-field'
import { PassOn } from '@/components/pass-on'
import { PrintButton } from '@/components/print-button'
import { compareBar as words } from '@/words/compare-bar'
import { useCopy } from '@/lib/browser/sharing/use-copy'
import { siteOrigin } from '@/lib/navigation/public-address'
import styles from './compare-bar.module.css'

/** Buttons that copy, share or print the comparison: its address names all countries. */
export function ShareComparison() {
  const { field, ...copying } = useCopy()
  const url = siteOrigin() + window.location.pathname + window.location.search
  return (
    <div className={styles.share}>
      <PassOn
        copying={copying}
        words={words}
        share={{ title: document.title, url, label: words.share, failure: words.shareFailed }}
        classNames={{ buttons: styles.ways, state: styles.state }}
      >
        <PrintButton of="comparison">{words.print}</PrintButton>
      </PassOn>
      {/* Shown if it must be copied manually. */}
      <CopyField
        ref={field}
        className={`visually-hidden ${styles.address}`}
        tabIndex={-1}
        aria-label={words.address}
        value={url}
      />
    </div>
  )
}
