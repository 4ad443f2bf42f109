import type { ReactNode } from 'react'

/** Size and class of an illustration; `width` and `height` in CSS pixels. */
export type PictureSize = {
  width?: number | undefined
  height?: number | undefined
  className?: string | undefined
}

type Props = PictureSize & {
  children?: ReactNode
  /** Inserted into the frame as it is; it never comes from outside the site. */
  html?: { __html: string }
}

/** The sheet every small picture is drawn on: 240 × 180, cut to fill its frame, hidden from screen readers. */
export function PictureFrame({ width = 240, height = 180, className, children, html }: Props) {
  const content = html
    ? { dangerouslySetInnerHTML: html, suppressHydrationWarning: true }
    : { children }
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 240 180"
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      {...content}
    />
  )
}
