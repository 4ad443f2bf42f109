import { ink, type Ink } from './palette'
import { frond } from './shapes'

/** The position of a part: `x` its middle, `y` its foot, unless it says otherwise. */
type Spot = { x: number; y: number }

/** The sky: one flat colour behind everything. */
export function Sky({ fill }: { fill: Ink }) {
  return <path fill={fill} d="M0 0h240v180H0z" />
}

/** The sun or moon with a pale ring; `x`, `y` is its centre. */
export function Sun({
  x,
  y,
  r,
  fill = ink.marigold,
  halo,
}: Spot & { r: number; fill?: Ink; halo?: Ink }) {
  return (
    <>
      {halo ? <circle cx={x} cy={y} r={r * 1.6} fill={halo} /> : null}
      <circle cx={x} cy={y} r={r} fill={fill} />
    </>
  )
}

/** A flat-bottomed cloud of three pills; `x`, `y` is its left end. */
export function Cloud({ x, y, fill = ink.paper }: Spot & { fill?: Ink }) {
  return (
    <path
      fill={fill}
      d={`M${x} ${y}a4 4 0 0 1 4-4h6a9 9 0 0 1 17-3a6 6 0 0 1 8 3h7a4 4 0 0 1 0 8h-38a4 4 0 0 1-4-4z`}
    />
  )
}

/** Two gulls far away. */
export function Birds({ x, y, color = ink.line }: Spot & { color?: Ink }) {
  return <Line color={color} d={`M${x} ${y}q4-5 7 0q3-5 7 0M${x + 17} ${y - 8}q3-4 5 0q3-4 6 0`} />
}

/** A line in the stroke width that all drawings share. */
export function Line({ d, color = ink.line }: { d: string; color?: Ink }) {
  return (
    <path
      fill="none"
      stroke={color}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      d={d}
    />
  )
}

/** Water from `y` down to the lower edge, with a few ripples. */
export function Sea({
  y,
  fill = ink.green,
  ripple = ink.leaf,
}: {
  y: number
  fill?: Ink
  ripple?: Ink
}) {
  return (
    <>
      <path fill={fill} d={`M0 ${y}h240v${180 - y}H0z`} />
      <Line
        color={ripple}
        d={`M14 ${y + 9}h22M52 ${y + 9}h8M150 ${y + 7}h30M206 ${y + 10}h18M96 ${y + 17}h26M30 ${y + 22}h14M178 ${y + 21}h10M200 ${y + 25}h26`}
      />
    </>
  )
}

/** A spruce of height `h`, its left side in shade. */
export function Spruce({
  x,
  y,
  h,
  fill = ink.green,
  shade = ink.deep,
}: Spot & { h: number; fill?: Ink; shade?: Ink }) {
  const w = h * 0.24
  const side = (s: number) =>
    `L${x + s * w * 0.6} ${y - h * 0.6}L${x + s * w * 0.3} ${y - h * 0.6}L${x + s * w * 0.85} ${y - h * 0.32}L${x + s * w * 0.45} ${y - h * 0.32}L${x + s * w} ${y - h * 0.06}L${x} ${y - h * 0.06}z`
  return (
    <>
      <path fill={ink.line} d={`M${x - 1.5} ${y}v-${h * 0.1}h3v${h * 0.1}z`} />
      <path fill={fill} d={`M${x} ${y - h}${side(1)}`} />
      <path fill={shade} d={`M${x} ${y - h}${side(-1)}`} />
    </>
  )
}

/** A tree with a round crown of radius `r`, lit from the right. */
export function Tree({
  x,
  y,
  r,
  fill = ink.leaf,
  shade = ink.green,
}: Spot & { r: number; fill?: Ink; shade?: Ink }) {
  const crown = y - r * 1.6
  return (
    <>
      <path fill={ink.line} d={`M${x - 1} ${y}v-${r}h2v${r}z`} />
      <circle cx={x} cy={crown} r={r} fill={shade} />
      <path
        fill={fill}
        d={`M${x} ${crown - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.3} ${r * 1.3} 0 0 0 0-${2 * r}z`}
      />
    </>
  )
}

/** A slim cypress. */
export function Cypress({ x, y, h }: Spot & { h: number }) {
  const w = h * 0.14
  return (
    <>
      <path
        fill={ink.green}
        d={`M${x} ${y - h}q${w * 1.4} ${h * 0.55} ${w * 0.7} ${h}h-${w * 1.4}q-${w * 0.7}-${h * 0.45} ${w * 0.7}-${h}z`}
      />
      <path
        fill={ink.deep}
        d={`M${x} ${y - h}q-${w * 0.2} ${h * 0.6} 0 ${h}h-${w * 0.7}q-${w * 0.7}-${h * 0.45} ${w * 0.7}-${h}z`}
      />
    </>
  )
}

const short = (length: number) => Math.round(length * 10) / 10

/** A trunk of a palm of 100 × `s` from its foot to the heart of its crown. */
const trunkOf = (x: number, y: number, cx: number, cy: number, s: number) =>
  `M${short(x - 3.5 * s)} ${y}Q${short(x - 2 * s)} ${short((y + cy) / 2)} ${short(cx - 1.5 * s)} ${cy}h${short(3 * s)}Q${short(x + 3 * s)} ${short((y + cy) / 2)} ${short(x + 3.5 * s)} ${y}z`

/** A coconut palm: foot at `x`, `y`, crown `h` above and `lean` to the side. */
export function Palm({
  x,
  y,
  h,
  lean = 0,
  fill = ink.green,
  shade = ink.deep,
  trunk = ink.line,
}: Spot & { h: number; lean?: number; fill?: Ink; shade?: Ink; trunk?: Ink }) {
  const cx = x + lean
  const cy = y - h
  const s = h / 100
  const leaf = (bx: number, by: number, tx: number, ty: number) =>
    frond([cx, cy], [cx + bx * s, cy + by * s], [cx + tx * s, cy + ty * s])
  return (
    <>
      <path fill={trunk} d={trunkOf(x, y, cx, cy, s)} />
      <path
        fill={shade}
        d={leaf(-20, -14, -40, 20) + leaf(18, -12, 36, 26) + leaf(-8, -4, -20, 38)}
      />
      <path
        fill={fill}
        d={
          leaf(-22, -34, -50, -6) +
          leaf(22, -32, 52, 0) +
          leaf(-4, -38, -28, -40) +
          leaf(10, -38, 34, -34)
        }
      />
    </>
  )
}
