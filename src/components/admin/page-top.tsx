import type { ReactNode } from 'react'
import { PageHead } from '@/components/page-head'
import styles from './page-top.module.css'

type Props = {
  /** The page's heading, and its title before the suffix. */
  title: string
  titleSuffix: string
  /** Beside the heading: where one goes from here. */
  links?: ReactNode
}

/** The top of a page of the administration. */
export function PageTop({ title, titleSuffix, links }: Props) {
  return (
    <div className={styles.top}>
      <PageHead title={title + titleSuffix} hidden />
      <h1>{title}</h1>
      {links && <div className={styles.links}>{links}</div>}
    </div>
  )
}
