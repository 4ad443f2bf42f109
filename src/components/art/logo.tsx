/**
 * The mark: a lateen sail of two curves over its hull. The sail takes the text colour, the hull the accent;
 * `size` in CSS pixels, recognisable down to 16. Decorative: the name is beside it.
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
        d="M4.5.8C14.2 4 19.8 9.3 21.4 16.4c-5.3-1.7-10.7-1.5-16.2.6C2.8 11.8 2.5 6.3 4.5.8z"
      />
      <path
        fill={accent}
        d="M.8 17.6c7.6 3 15 3.2 22.4.7-2.3 3.5-6 5.1-11.2 5.1-5.6 0-9.5-1.9-11.2-5.8z"
      />
    </svg>
  )
}
