import type { ComponentProps } from 'react'
import styles from './table.module.css'

/** A table in the site's look, whatever more its `className` says. Its style comes with the first one, since few pages have any. */
export function Table({ className = '', ...table }: ComponentProps<'table'>) {
  return <table {...table} className={`${styles.table} ${className}`} />
}
