import { Children, type ReactNode } from 'react'
import styles from './work-list.module.css'

/** Work cards side by side as far as there is room. */
export function WorkList({ children }: { children: ReactNode }) {
  return (
    <ul className={`plain-list ${styles.list}`}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
