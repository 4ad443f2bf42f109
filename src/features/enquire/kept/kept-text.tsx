import { keptEnquiries } from '@/words/kept-enquiries'
import { useCopy } from '@/lib/browser/use-copy'
import { langOf } from '@/lib/text/lang-of'
import type { KeptEnquiry } from './kept-enquiry'
import styles from './kept-panel.module.css'
import { OfKept } from './of-kept'

const { panel } = keptEnquiries
const copyWords = { idle: panel.copy, copied: panel.copied, failed: panel.copy }

/** A line for each value that has a label; the others are not the person's own text. */
function linesOf({ params, labels }: KeptEnquiry): string[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const value = params[name]
    return value ? [`${label}${label.endsWith('?') ? '' : ':'} ${value}`] : []
  })
}

/** The text to be sent, to read and to copy. */
export function KeptText({ kept }: { kept: KeptEnquiry }) {
  const { field, state, copy } = useCopy<HTMLTextAreaElement>()
  const lines = linesOf(kept)
  const text = lines.join('\n')
  return (
    <details className={styles.text}>
      <summary>
        {panel.text}
        <OfKept title={kept.title} />
      </summary>
      <textarea
        ref={field}
        readOnly
        lang={langOf(text)}
        rows={Math.min(text.length / 40 + lines.length, 10)}
        aria-label={panel.text}
        value={text}
      />
      <button type="button" className="button button-plain" onClick={copy}>
        {copyWords[state]}
      </button>
      <p role="status">{state === 'failed' && panel.copyFailed}</p>
    </details>
  )
}
