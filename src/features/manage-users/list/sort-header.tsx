import type { Sort } from '@/features/manage-users/list-state'
import styles from '@/features/manage-users/table.module.css'

type Props = {
  label: string
  up: Sort
  down: Sort
  sort: Sort
  onSort: (sort: Sort) => void
}

/** A column's heading that sorts by the column, and reverses the order when pressed again. */
export function SortHeader({ label, up, down, sort, onSort }: Props) {
  const sorted = sort === up ? 'ascending' : sort === down ? 'descending' : undefined
  return (
    <th scope="col" aria-sort={sorted}>
      <button
        type="button"
        className={styles.sort}
        data-sorted={sorted}
        onClick={() => onSort(sort === up ? down : up)}
      >
        {label}
      </button>
    </th>
  )
}
