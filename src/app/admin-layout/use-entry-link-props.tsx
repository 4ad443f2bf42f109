import { useId } from 'react'
import styles from './admin-layout.module.css'

/**
 * The props of an entry's link: the specified label is its name, the meaning in plain words is its description, on a
 * second line. Without a meaning, the name alone.
 */
export function useEntryLinkProps(label: string, meaning: string | undefined) {
  const id = useId()
  if (meaning === undefined) return { children: label }
  const [name, plain] = [`${id}-name`, `${id}-plain`]
  return {
    'aria-labelledby': name,
    'aria-describedby': plain,
    children: (
      <>
        <span id={name}>{label}</span>
        <span id={plain} className={styles.meaning}>
          {meaning}
        </span>
      </>
    ),
  }
}
