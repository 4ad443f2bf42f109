import { ink, type Ink } from './palette'
import { grid } from './shapes'

/** A part whose top left corner is `x`, `y`. */
type Box = { x: number; y: number; w: number; h: number }

/** A wall lit from the right; the left third is in shade. */
export function Block({
  x,
  y,
  w,
  h,
  fill,
  shade,
  part = 0.36,
}: Box & { fill: Ink; shade: Ink; part?: number }) {
  return (
    <>
      <path fill={fill} d={`M${x} ${y}h${w}v${h}h-${w}z`} />
      <path fill={shade} d={`M${x} ${y}h${Math.round(w * part)}v${h}h-${Math.round(w * part)}z`} />
    </>
  )
}

/** A pointed roof over a tower: `x` its middle, `y` its eaves. */
export function Spire({ x, y, w, h, fill, shade }: Box & { fill: Ink; shade: Ink }) {
  return (
    <>
      <path fill={fill} d={`M${x - w / 2} ${y}h${w}L${x} ${y - h}z`} />
      <path fill={shade} d={`M${x - w / 2} ${y}h${w * 0.36}L${x} ${y - h}z`} />
    </>
  )
}

/** Half a ball: `x` its middle, `y` its foot, `r` its radius, `rise` how tall. */
export function Dome({
  x,
  y,
  r,
  rise = r,
  fill,
  shade,
}: {
  x: number
  y: number
  r: number
  rise?: number
  fill: Ink
  shade: Ink
}) {
  return (
    <>
      <path fill={fill} d={`M${x - r} ${y}a${r} ${rise} 0 0 1 ${2 * r} 0z`} />
      <path
        fill={shade}
        d={`M${x - r} ${y}a${r} ${rise} 0 0 1 ${r}-${rise}q-${r * 0.5} ${rise * 0.4}-${r * 0.4} ${rise}z`}
      />
    </>
  )
}

/** The tops a town house can have. */
type Gable = 'point' | 'step' | 'bell' | 'flat'

function gableTop(kind: Gable, w: number): string {
  const h = w / 2
  if (kind === 'point') return `l${h}-${h}l${h} ${h}`
  if (kind === 'step') {
    const s = w / 7
    return `v-${s}h${s}v-${s}h${s}v-${s}h${s}v-${s}h${s}v${s}h${s}v${s}h${s}v${s}h${s}v${s}`
  }
  if (kind === 'bell')
    return `q${w * 0.22} 0 ${w * 0.24}-${h * 0.7}q${w * 0.26}-${h * 0.6} ${w * 0.52} 0q${w * 0.02} ${h * 0.7} ${w * 0.24} ${h * 0.7}`
  return `v-4h${w}v4`
}

/** A narrow town house with its gable to the street; `y` is the ground, `h` the height to the eaves. */
export function GableHouse({
  x,
  y,
  w,
  h,
  fill,
  gable = 'point',
  pane = ink.paper,
  rows = 3,
}: Box & { fill: Ink; gable?: Gable; pane?: Ink; rows?: number }) {
  const step = (h - 12) / rows
  const size = w / 5
  return (
    <>
      <path fill={fill} d={`M${x} ${y}v-${h}${gableTop(gable, w)}v${h}z`} />
      <path
        fill={pane}
        d={grid([x + size, y - h + 4], [2, rows], [size * 2, step], [size, step * 0.58])}
      />
      <path fill={ink.line} d={`M${x + w / 2 - 2.5} ${y}v-9h5v9z`} />
    </>
  )
}
