/** The size of a shape of a preview picture in pixels; its corner is in the middle of the first hole. */
export type Sheet = { width: number; height: number }

/** A row of half holes along an edge: `count` of them, each `step` from the last. */
function holes(count: number, step: number, radius: number, [x, y]: readonly [number, number]) {
  const flat = step - 2 * radius
  const hole = `a${radius} ${radius} 0 0 0 ${2 * radius * x} ${2 * radius * y}`
  return `l${(flat / 2) * x} ${(flat / 2) * y}${hole}l${(flat / 2) * x} ${(flat / 2) * y}`.repeat(
    count,
  )
}

/**
 * The outline of a stamp: whole holes on every edge, about `pitch` apart, and teeth at the corners.
 */
export function perforated({ width, height }: Sheet, pitch: number, radius: number): string {
  const across = Math.round(width / pitch)
  const down = Math.round(height / pitch)
  const stepX = width / across
  const stepY = height / down
  return [
    'M0 0',
    holes(across, stepX, radius, [1, 0]),
    holes(down, stepY, radius, [0, 1]),
    holes(across, stepX, radius, [-1, 0]),
    holes(down, stepY, radius, [0, -1]),
    'z',
  ].join('')
}

/** The outline of a luggage label that lies on its side: two corners cut, and a hole for the string. */
export function labelOutline({ width, height }: Sheet, cut: number, hole: number): string {
  const eye = `M${cut * 0.75 + hole} ${height / 2}a${hole} ${hole} 0 1 0 ${-2 * hole} 0a${hole} ${hole} 0 1 0 ${2 * hole} 0z`
  const r = 14
  return [
    `M${cut} 0H${width - r}a${r} ${r} 0 0 1 ${r} ${r}V${height - r}a${r} ${r} 0 0 1 ${-r} ${r}H${cut}`,
    `L0 ${height - cut}V${cut}z`,
    eye,
  ].join('')
}
