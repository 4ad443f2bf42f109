import { pendingEnquiries } from '@/words/pending-enquiries'
import { useCopy } from '@/lib/browser/sharing/use-copy'
import { langOf } from '@/lib/text/lang-of'
import type { PendingEnquiry } from './pending-enquiry'
import styles from './pending-panel.module.css'
import { labelledLine } from './labelled-line'
import { OfEnquiry } from './of-enquiry'

const { panel } = pendingEnquiries
const copyWords = { idle: panel.copy, copied: panel.copied, failed: panel.copy }

/** A line for each value that has a label; the others are not the person's own text. */
function linesOf({ params, labels }: PendingEnquiry): string[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const value = params[name]
    return value ? [labelledLine(label, value)] : []
  })
}

/** The text to be sent, to read and to copy. */
export function PendingText({ enquiry }: { enquiry: PendingEnquiry }) {
  const { field, state, copy } = useCopy<HTMLTextAreaElement>()
  const lines = linesOf(enquiry)
  const text = lines.join('\n')
  return (
    <details className={styles.text}>
      <summary>
        {panel.text}
        <OfEnquiry title={enquiry.title} />
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
