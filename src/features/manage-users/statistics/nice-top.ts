/** The top of a chart's scale for values up to `most`: 2, 4, 6, 8 or 10 times a power of ten. */
export function niceTop(most: number): number {
  if (most <= 2) return 2
  const unit = 10 ** Math.floor(Math.log10(most))
  const step = [2, 4, 6, 8, 10].find((each) => each * unit >= most) ?? 10
  return step * unit
}
