/**
 * Path data for shapes that repeat. One path for a whole row of windows keeps a scene small.
 * All lengths are units of the 240 × 180 picture.
 */

/** Rows and columns of equal rectangles; `x`, `y` is the first one's top left corner. */
export function grid(
  at: [x: number, y: number],
  count: [columns: number, rows: number],
  step: [x: number, y: number],
  size: [width: number, height: number],
): string {
  let path = ''
  for (let row = 0; row < count[1]; row += 1) {
    for (let column = 0; column < count[0]; column += 1) {
      path += `M${at[0] + column * step[0]} ${at[1] + row * step[1]}h${size[0]}v${size[1]}h-${size[0]}z`
    }
  }
  return path
}

/** A row of round-headed openings; `x`, `foot` is the first one's lower left corner. */
export function arches(
  at: [x: number, foot: number],
  count: number,
  step: number,
  size: [width: number, height: number],
): string {
  const [width, height] = size
  const side = height - width / 2
  let path = ''
  for (let index = 0; index < count; index += 1) {
    path += `M${at[0] + index * step} ${at[1]}v-${side}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${side}z`
  }
  return path
}

/** Strokes side by side, each running `by` from its start. */
export function strokes(
  at: [x: number, y: number],
  count: number,
  step: [x: number, y: number],
  by: [x: number, y: number],
): string {
  let path = ''
  for (let index = 0; index < count; index += 1) {
    path += `M${at[0] + index * step[0]} ${at[1] + index * step[1]}l${by[0]} ${by[1]}`
  }
  return path
}

/** A palm frond: a smooth upper edge along a bent spine, leaflets hanging from the lower one. */
export function frond(
  from: [x: number, y: number],
  bend: [x: number, y: number],
  tip: [x: number, y: number],
): string {
  const leaflets = 6
  const at = (t: number, axis: 0 | 1) =>
    (1 - t) * (1 - t) * from[axis] + 2 * t * (1 - t) * bend[axis] + t * t * tip[axis]
  const reach = Math.hypot(tip[0] - from[0], tip[1] - from[1]) / 3.4
  const depth = (t: number) => reach * Math.sin(Math.PI * (0.12 + t * 0.8))
  // Relative steps from point to point, only as precise as is visible: this halves the path's text.
  const fine = reach < 18 ? 10 : 1
  const seen = (length: number) => Math.round(length * fine)
  let last = [seen(tip[0]), seen(tip[1])] as const
  const lineTo = (x: number, y: number) => {
    const next = [seen(x), seen(y)] as const
    const [right, down] = [(next[0] - last[0]) / fine, (next[1] - last[1]) / fine]
    last = next
    return `l${right}${down < 0 ? '' : ' '}${down}`
  }
  let path = `M${from[0].toFixed()} ${from[1].toFixed()}Q${bend[0].toFixed()} ${bend[1].toFixed()} ${last[0] / fine} ${last[1] / fine}`
  for (let index = leaflets - 1; index >= 0; index -= 1) {
    const point = (index + 0.7) / leaflets
    const notch = index / leaflets
    path += lineTo(at(point, 0), at(point, 1) + depth(point))
    path += lineTo(at(notch, 0), at(notch, 1) + depth(notch) * 0.5)
  }
  return `${path}z`
}
