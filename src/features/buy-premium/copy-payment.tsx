import { CopyField } from '@/components/copy-field'
import { PassOn } from '@/components/pass-on'
import { company } from '@/content/facts/company'
import { members } from '@/words/members'
import { useCopy } from '@/lib/browser/sharing/use-copy'
import styles from './payment-note.module.css'

const { payment: words } = members

/** A button that copies the details of the payments. The text is shown if it must be copied manually. */
export function CopyPayment({ facts }: { facts: readonly (readonly [string, string])[] }) {
  const { field, ...copying } = useCopy()
  const lines = facts.map(([label, value]) => `${label}: ${value}`)
  return (
    <>
      <PassOn copying={copying} words={words} classNames={{ state: styles.state }} />
      <CopyField
        ref={field}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={words.details}
        value={[company.name, ...lines].join(' · ')}
      />
    </>
  )
}
