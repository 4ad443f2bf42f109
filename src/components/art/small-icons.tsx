import { filled, strokes } from './icon-paths'

/** Every icon's name. */
export type IconName = keyof typeof strokes | keyof typeof filled

function isFilled(name: IconName): name is keyof typeof filled {
  return name in filled
}

/** A small icon in the text colour; `size` in CSS pixels. Decorative: the control carries the words. */
export function Icon({
  name,
  size = 24,
  className,
}: {
  name: IconName
  size?: number
  className?: string | undefined
}) {
  const solid = isFilled(name)
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
      <path d={strokes[solid ? filled[name] : name]} />
    </svg>
  )
}
