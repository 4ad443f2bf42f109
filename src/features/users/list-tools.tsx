import { Button, Input } from 'antd'
import { memo, useId } from 'react'
import { Icon } from '@/components/art/small-icons'
import { adminUsers } from '@/content/admin-users'
import styles from './user-filters.module.css'

const { users: words, refresh } = adminUsers

type SearchProps = { text: string; onChange: (text: string) => void }

/** The search field over the users. */
export const UserSearch = memo(function UserSearch({ text, onChange }: SearchProps) {
  const id = useId()
  return (
    <div className={`${styles.field} ${styles.search}`}>
      <label htmlFor={id}>{words.search}</label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        placeholder={words.searchHint}
        prefix={<Icon name="search" size={18} />}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
})

type ActionProps = {
  refreshing: boolean
  onRefresh: () => void
  /** Absent where there is nothing to export. */
  onExport: (() => void) | undefined
}

/** What can be done with the whole list. */
export const ListActions = memo(function ListActions(props: ActionProps) {
  const { refreshing, onRefresh, onExport } = props
  return (
    <>
      <Button onClick={onRefresh} loading={refreshing}>
        {refresh}
      </Button>
      <Button disabled={!onExport} onClick={onExport}>
        {words.export}
      </Button>
    </>
  )
})
