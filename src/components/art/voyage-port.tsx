import { ink } from './palette'
import { Palm } from './parts-land'
import { grid } from './shapes'

const thick = {
  fill: 'none',
  stroke: ink.line,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** An uru under its lateen sail, bow to the right. */
export function Uru() {
  return (
    <>
      <path
        {...thick}
        d="M204 372L218 166M130 108Q250 180 314 322M218 168L128 346M218 168L300 346"
      />
      <path fill={ink.paper} d="M132 112Q250 184 312 318Q226 292 142 330Q176 220 132 112z" />
      <path fill={ink.dune} d="M132 112Q152 138 170 154Q196 230 166 320L142 330Q176 220 132 112z" />
      <path {...thick} stroke={ink.sand} d="M204 168Q236 228 222 306M240 210Q268 256 266 306" />
      <path fill={ink.laterite} d="M218 160q20-10 40-2q-16 4-40 12z" />
      <path fill={ink.clay} d="M112 330h50v26h-50z" />
      <path fill={ink.laterite} d="M104 324h66v8h-66z" />
      <path fill={ink.line} d={grid([120, 338], [3, 1], [13, 0], [7, 9])} />
      <path fill={ink.rust} d="M96 342q70 26 140 20t112-42q-12 58-62 92H146q-42-20-50-70z" />
      <path fill={ink.laterite} d="M180 362q36 4 66-1q60-8 102-41q-12 58-62 92h-90q-16-24-16-50z" />
      <path fill={ink.marigold} d="M96 342q70 26 140 20t112-42l-4 14q-46 34-106 40t-140-18z" />
      <path {...thick} stroke={ink.rust} d="M196 388q60 2 118-22" />
    </>
  )
}

/** The jetty with its freight; the shore covers its near end. */
export function Jetty() {
  return (
    <>
      <path fill={ink.rust} d={grid([84, 396], [3, 1], [28, 0], [7, 34])} />
      <path fill={ink.dune} d="M30 388h140v9H30z" />
      <path fill={ink.clay} d="M30 395h140v4H30zM90 371h16v17H90z" />
      <path fill={ink.marigold} d="M64 364h24v24H64z" />
      <path fill={ink.laterite} d="M64 364h9v24h-9zM90 371h6v17h-6z" />
    </>
  )
}

/** The near shore of Beypore: laterite soil under coconut palms. */
export function Shore() {
  return (
    <>
      <path fill={ink.laterite} d="M0 480v-92q34-6 52 14q20 16 34 34q16 22 20 44z" />
      <path fill={ink.rust} d="M0 480v-40q42 2 62 40z" />
      <path fill={ink.leaf} d="M0 396v-14q38-8 58 18q-26-14-58-4z" />
      <Palm x={26} y={402} h={214} lean={8} trunk={ink.rust} />
      <Palm x={48} y={406} h={146} lean={-8} trunk={ink.rust} />
    </>
  )
}

/** The low hills behind the port. */
export function LateriteHills() {
  return (
    <>
      <path fill={ink.clay} d="M0 400v-92q30-22 66-18h48q20 4 34 24q40 4 60 30v60z" />
      <path
        fill={ink.leaf}
        d="M0 314v-10q30-22 66-18h48q20 4 34 24q40 4 60 30l-4 8q-30-22-64-24q-14-18-36-22H62q-34-2-62 12z"
      />
    </>
  )
}
