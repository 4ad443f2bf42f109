import { type ChangeEvent, memo, type ReactNode, type Ref, useId } from 'react'
import { Icon } from '@/components/art/small-icons'
import styles from './list-tools.module.css'

type SearchProps = {
  label: string
  placeholder?: string
  field: Ref<HTMLInputElement>
  onChange: (text: string) => void
  /** Called when the field loses the focus. */
  onLeave: () => void
}

/** The search field over a list. It keeps its own text, so that a key press re-renders only the list. */
export const ListSearch = memo(function ListSearch(props: SearchProps) {
  const { label, placeholder, field, onChange, onLeave } = props
  const id = useId()
  return (
    <div className={`${styles.field} ${styles.search}`}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <Icon name="search" size={18} />
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
          onBlur={onLeave}
        />
      </div>
    </div>
  )
})

/** The search of a list with its choices, side by side where there is room. */
export function ListTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>
}

/** Two fields that belong together, such as the start and end of a period. */
export function ListPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

type LineProps = {
  /** How many the list has; announced when it changes. */
  count: ReactNode
  ref?: Ref<HTMLDivElement>
  /** The list's name, read out when the line takes the focus; needed with a `ref`. */
  label?: string
  /** What can be done with the whole list. */
  children?: ReactNode
}

/** The line between the tools and the list. With a `ref` it can take the focus, as the start of the list. */
export function ListLine({ count, ref, label, children }: LineProps) {
  const asStart = ref && ({ ref, tabIndex: -1, role: 'group', 'aria-label': label } as const)
  return (
    <div {...asStart} className={styles.line}>
      <p role="status">{count}</p>
      {children}
    </div>
  )
}
