import { type ReactNode, useRef, useState } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { adminDelete, adminList } from '@/words/admin-catalogue'
import type { Change } from '@/lib/api/send-change'
import { langOfSent } from '@/lib/text/lang-of'
import { ConfirmDelete } from './confirm-delete'
import { RecordCard, RecordGrid } from './record-card'
import styles from './record-card.module.css'
import { reportDelete } from './report-delete'
import { useRowAgain, withRow } from './use-row-again'

type Row = { _id: string; name: string; photo: string }
type Way = Pick<LinkProps, 'to' | 'state'>

type Props<R extends Row> = {
  /** The list's name for screen readers. */
  label: string
  kind: 'country' | 'job'
  rows: readonly R[]
  /** Where a record is edited. */
  edit: (row: R) => Way
  /** Another link from a record. */
  further?: (row: R) => Way & { label: string }
  /** More about a record. */
  about?: (row: R) => ReactNode
  question: string
  /** What else is deleted with a record. */
  note?: string
  /** Deletes a record and takes its row away at once. Must not throw. */
  remove: (row: R) => Promise<Change>
  /** The text of the toast after a delete. */
  deleted: string
  /** Shown before the rows, such as that there are none. */
  children?: ReactNode
}

/** Records as cards with links and delete, which asks by name. Product 5, Deletes. */
export function RecordList<R extends Row>(props: Props<R>) {
  const { label, kind, rows, edit, further, about, question, note, remove, deleted, children } =
    props
  const [asked, setAsked] = useState<R>()
  const region = useRef<HTMLDivElement>(null)
  useRowAgain(region)

  async function confirm(row: R) {
    setAsked(undefined)
    const change = remove(row)
    // The button that had the focus is removed with its row.
    region.current?.focus({ preventScroll: true })
    reportDelete(await change, deleted)
  }

  return (
    <div ref={region} tabIndex={-1} role="region" aria-label={label}>
      {children}
      <RecordGrid>
        {rows.map((row) => (
          <RecordCard
            key={row._id}
            id={row._id}
            kind={kind}
            name={row.name}
            photo={row.photo}
            actions={
              <>
                {further && <RowLink row={row} {...further(row)} />}
                <span className={styles.change}>
                  <RowLink row={row} label={adminList.edit} {...edit(row)} />
                  <button
                    type="button"
                    className={`link-button ${styles.delete}`}
                    onClick={() => setAsked(row)}
                  >
                    {adminDelete.button} <HiddenName name={row.name} />
                  </button>
                </span>
              </>
            }
          >
            {about?.(row)}
          </RecordCard>
        ))}
      </RecordGrid>
      {asked && (
        <ConfirmDelete
          question={question}
          name={asked.name}
          {...(note !== undefined && { note })}
          onConfirm={() => void confirm(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

function RowLink({ row, label, to, state }: { row: Row; label: string } & Way) {
  return (
    <Link to={to} state={withRow(state, row._id)}>
      {label} <HiddenName name={row.name} />
    </Link>
  )
}

/** The name for screen reader users, who do not see it beside the link. */
function HiddenName({ name }: { name: string }) {
  return (
    <span lang={langOfSent(name)} className="visually-hidden">
      {name}
    </span>
  )
}
