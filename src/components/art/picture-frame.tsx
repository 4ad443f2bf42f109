import type { ReactNode } from 'react'

/** Size and class of an illustration; `width` and `height` in CSS pixels. */
export type PictureSize = { width?: number; height?: number; className?: string | undefined }

/** One object for all: a new one would make React write it into the page. */
const AS_IT_STANDS = { __html: '' }

type Props = PictureSize & {
  children?: ReactNode
  /** What the page's HTML holds stays, whatever it is. */
  keepMarkup?: boolean
}

/** The sheet every small picture is drawn on: 240 × 180, cut to fill its frame, hidden from screen readers. */
export function PictureFrame({
  width = 240,
  height = 180,
  className,
  children,
  keepMarkup,
}: Props) {
  const content = keepMarkup
    ? { dangerouslySetInnerHTML: AS_IT_STANDS, suppressHydrationWarning: true }
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
      focusable="false"
      {...content}
    />
  )
}
