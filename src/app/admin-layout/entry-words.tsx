import { useId } from 'react'
import styles from './admin-layout.module.css'

/**
 * The words of an entry for its link: the specified ones are its name, what they mean in plain words
 * is its description, on a second line. Without one, the name alone.
 */
export function useEntryWords(label: string, meaning: string | undefined) {
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
