import type { ComponentProps } from 'react'
import styles from './table.module.css'

/** A table in the site's style, plus its `className`. The style loads with the first table: few pages have one. */
export function Table({ className = '', ...table }: ComponentProps<'table'>) {
  return <table {...table} className={`${styles.table} ${className}`} />
}
