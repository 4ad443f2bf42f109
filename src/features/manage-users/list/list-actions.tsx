import { Button } from 'antd'
import { memo } from 'react'
import { adminUsers } from '@/words/admin-users'

const { users: words, refresh } = adminUsers

type Props = {
  refreshing: boolean
  onRefresh: () => void
  /** Absent if there is nothing to export. */
  onExport: (() => void) | undefined
}

/** What can be done with the whole list. */
export const ListActions = memo(function ListActions({ refreshing, onRefresh, onExport }: Props) {
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
