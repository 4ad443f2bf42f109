import { useState } from 'react'
import { Link } from 'react-router-dom'
import { LateIcon } from '@/components/art/late-icons'
import { latePart } from '@/components/late-part'
import { LoadFailed } from '@/components/load-failed'
import { PrintButton } from '@/components/print-button'
import { shortlistLimits } from '@/content/facts/shortlist'
import { shortlist as words } from '@/words/shortlist'
import { paths } from '@/lib/navigation/paths'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import styles from './shortlist-tools.module.css'

const { tools } = words
const { compared } = shortlistLimits

const ToolPanel = latePart(() => import('./tool-panels'), 'ToolPanel', {
  failed: (_, retry) => <LoadFailed message={tools.failed} onRetry={retry} />,
})

/** The panels that open below the buttons. */
export type Tool = 'ask' | 'share' | 'compare'

/** Asking about the whole list, sharing it, comparing its countries, printing it. */
export function ShortlistTools({ items }: { items: readonly SavedItem[] }) {
  const [wanted, setWanted] = useState<Tool>()
  const countries = items.filter(({ kind }) => kind === 'country')
  const needsChoice = countries.length > compared.most
  // Without a fifth country the button that closes the panel is gone.
  const open = wanted === 'compare' && !needsChoice ? undefined : wanted
  const toggle = (tool: Tool, icon: 'chat' | 'share' | 'chevron-down') => (
    <button
      type="button"
      className="button button-plain"
      aria-expanded={open === tool}
      aria-controls="shortlist-tool"
      onClick={() => setWanted(open === tool ? undefined : tool)}
    >
      <LateIcon name={icon} size={20} />
      {tools[tool]}
    </button>
  )
  return (
    <div className={styles.tools} role="group" aria-label={tools.name}>
      <div className={styles.buttons}>
        {needsChoice ? toggle('compare', 'chevron-down') : <CompareLink countries={countries} />}
        {toggle('ask', 'chat')}
        {toggle('share', 'share')}
        <PrintButton of="shortlist">{tools.print}</PrintButton>
      </div>
      <div id="shortlist-tool" className={styles.panel} hidden={open === undefined}>
        {open && <ToolPanel tool={open} items={items} />}
      </div>
    </div>
  )
}

function CompareLink({ countries }: { countries: readonly SavedItem[] }) {
  if (countries.length === 0) return null
  const { compare } = words
  return (
    <Link to={paths.compare.href(countries.map(({ id }) => id))} className="button">
      {countries.length < compared.least ? compare.one : compare.all(countries.length)}
    </Link>
  )
}
