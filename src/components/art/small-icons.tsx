import { strokes } from './icon-paths'

type Look = { size?: number; className?: string | undefined }

/**
 * One path as an icon in the text colour, in outline or `solid`; `size` in CSS pixels. Decorative: the
 * control has the text.
 */
export function IconPath({
  d,
  solid,
  size = 24,
  className,
}: Look & { d: string; solid?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={solid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}

/** An icon that every page has, in header or footer; for all other icons, use `LateIcon`. */
export function Icon({ name, ...look }: Look & { name: keyof typeof strokes }) {
  return <IconPath d={strokes[name]} {...look} />
}
