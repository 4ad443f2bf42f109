/**
 * The mark: a lateen sail of two curves over its hull. The sail takes the text colour, the hull
 * the accent; `size` in CSS pixels, reads down to 16. Decorative: the name is beside it.
 */
export function LogoMark({
  size = 32,
  accent = 'var(--laterite, #A63C22)',
  className,
}: {
  size?: number
  accent?: string
  className?: string | undefined
}) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true">
      <path
        fill="currentColor"
        d="M4.5.8C14.200 4 19.800 9.300 21.400 16.400c-5.300-1.700-10.700-1.500-16.200.6C2.800 11.800 2.500 6.300 4.500.8z"
      />
      <path
        fill={accent}
        d="M.8 17.600c7.600 3 15 3.200 22.400.7-2.300 3.500-6 5.100-11.200 5.100-5.600 0-9.500-1.900-11.200-5.800z"
      />
    </svg>
  )
}
