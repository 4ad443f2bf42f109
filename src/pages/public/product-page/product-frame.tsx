import type { ReactNode } from 'react'
import { PageHead } from '@/components/page-head'
import { browse } from '@/words/browse'
import { titleSuffix } from '@/words/site'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import { langOfSent } from '@/lib/text/lang-of'

const { title } = browse.product

type Props = {
  /** Its entry in the shortlist. */
  saved: SavedItem | undefined
  children: ReactNode
}

/** The page of a product while nothing but its name is known, or not even that. */
export function ProductFrame({ saved, children }: Props) {
  return (
    <div className="container section">
      <PageHead title={title + titleSuffix} hidden />
      <h1 lang={langOfSent(saved?.name ?? '')}>{saved?.name ?? title}</h1>
      {children}
    </div>
  )
}
