import type { ReactNode } from 'react'
import { LogoMark } from '@/components/art/logo'
import { ink } from '@/components/art/palette'
import type { Sheet } from './preview-frame'
import type { NameLines } from './name-lines'
import { Lettered } from './preview-marks'

/** What a preview picture shows; without a name the photo or drawing takes all the room. */
export type Card = {
  name: NameLines | null
  /** The site's name. */
  site: NameLines | null
  picture: (size: Sheet) => ReactNode
}

/** The white of paper, as on the site's stamps. */
export const PAPER = '#fffdf8'

/** The shadow below paper. */
export const SHADOW = 'rgb(4 20 22 / .42)'

type TextsProps = { name: NameLines; site: NameLines | null; height: number }

/** The name, and below it the site's logo and name, at the foot of their column. */
export function Texts({ name, site, height }: TextsProps) {
  const nameHeight = name.size * (1 + (name.lines.length - 1) * name.lineHeight)
  return (
    <>
      <g fill={ink.line} transform={`translate(0 ${height - 112 - nameHeight})`}>
        <Lettered {...name} />
      </g>
      <path fill={ink.laterite} d={`M0 ${height - 82}h72v8H0z`} />
      <g transform={`translate(0 ${height - 48})`} color={ink.green}>
        <LogoMark size={48} accent={ink.laterite} />
        {site && (
          <g fill={ink.green} transform={`translate(60 ${24 - site.size * 0.5})`}>
            <Lettered {...site} />
          </g>
        )}
      </g>
    </>
  )
}
