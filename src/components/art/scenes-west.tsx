import { Block, Spire } from './parts-built'
import { Birds, Cloud, Line, Sea, Sky, Sun, Tree } from './parts-land'
import { ink } from './palette'
import { arches, grid, strokes } from './shapes'

/** London: the clock tower, the Thames and a red bus on the bridge. */
export function UnitedKingdom() {
  return (
    <>
      <Sky fill={ink.haze} />
      <Sun x={88} y={76} r={30} fill={ink.glow} />
      <Cloud x={34} y={46} />
      <Cloud x={190} y={60} />
      <path
        fill={ink.leaf}
        d="M0 132v-30h10v-6h12v10h16V92h10v14h14v-6h18v32zM196 132v-26h14v-8h16v12h14v22z"
      />
      <Block x={44} y={100} w={104} h={40} fill={ink.sand} shade={ink.dune} part={0.18} />
      <path fill={ink.dune} d={spikes(46, 100, 11)} />
      <path
        fill={ink.deep}
        d={`${arches([66, 120], 8, 10, [5, 13])}${arches([66, 136], 8, 10, [5, 11])}`}
      />
      <Block x={150} y={46} w={32} h={96} fill={ink.sand} shade={ink.dune} />
      <path fill={ink.clay} d={grid([166, 86], [2, 3], [7, 18], [3, 12])} />
      <path fill={ink.sand} d="M147 44h38v34h-38z" />
      <path fill={ink.dune} d="M147 44h11v34h-11zM145 40h42v5h-42zM147 78h38v4h-38z" />
      <circle cx="166" cy="61" r="13" fill={ink.paper} />
      <Line d="M166 61v-9M166 61l6 3" />
      <circle cx="166" cy="61" r="13" fill="none" stroke={ink.line} strokeWidth="2" />
      <Spire x={166} y={40} w={36} h={20} fill={ink.green} shade={ink.deep} />
      <path fill={ink.dune} d="M159 22h14v9h-14z" />
      <Spire x={166} y={22} w={16} h={16} fill={ink.green} shade={ink.deep} />
      <Line d="M166 8v-5" />
      <Sea y={150} />
      <path
        fill={ink.deep}
        fillRule="evenodd"
        d="M0 140h240v40h-14q-6-26-36-26t-36 26h-14q-6-26-36-26t-36 26H54q-6-26-36-26q-12 0-18 4z"
      />
      <path fill={ink.line} d="M0 138h240v4H0z" />
      <path fill={ink.laterite} d="M34 136v-30a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v30z" />
      <path
        fill={ink.paper}
        d={grid([39, 106], [4, 1], [11, 0], [8, 7]) + grid([39, 119], [3, 1], [11, 0], [8, 8])}
      />
      <path fill={ink.glow} d="M73 119h9v17h-9z" />
      <circle cx="46" cy="136" r="5" fill={ink.line} />
      <circle cx="66" cy="136" r="5" fill={ink.line} />
    </>
  )
}

/** The pinnacles along a Gothic roof. */
function spikes(x: number, y: number, count: number): string {
  let path = ''
  for (let index = 0; index < count; index += 1) path += `M${x + index * 10} ${y}l2-9 2 9z`
  return path
}

/** The Cliffs of Moher with O'Brien's tower. */
export function Ireland() {
  return (
    <>
      <Sky fill={ink.glow} />
      <Sun x={56} y={104} r={34} />
      <Cloud x={16} y={46} />
      <Cloud x={92} y={30} />
      <Sea y={108} fill={ink.leaf} ripple={ink.haze} />
      <path fill={ink.haze} d="M84 112l4-26 4-6q20-4 40-4l108-6v42z" />
      <path fill={ink.leaf} d="M92 80q20-4 40-4l108-6v10l-110 6q-20 0-38-6z" />
      <path fill={ink.green} d="M104 138l8-16 2-30 6-16q12-12 34-14l86-12v88z" />
      <path fill={ink.leaf} d="M120 76q12-12 34-14l86-12v14l-84 10q-18 2-36 2z" />
      <Block x={160} y={38} w={16} h={26} fill={ink.sand} shade={ink.dune} />
      <path fill={ink.dune} d="M157 32h4v4h4v-4h5v4h4v-4h5v9h-22z" />
      <path fill={ink.deep} d="M166 50h4v8h-4z" />
      <Line color={ink.deep} d="M122 90q30 0 60-6M120 104q22 0 44-4M118 118q14 0 26-2" />
      <path fill={ink.deep} d="M124 180l12-20 4-34 10-26q14-12 40-14l50-10v104z" />
      <path fill={ink.green} d="M150 100q14-12 40-14l50-10v16l-46 8q-24 4-44 0z" />
      <Line
        color={ink.green}
        d="M152 114q40 2 88-8M148 130q46 4 92-6M146 146q48 6 94-4M142 162q50 6 98-2"
      />
      <path
        fill={ink.paper}
        d="M80 112q6-4 10-1t10-1v3H80zM94 140q8-6 14-1t10-3v5H94zM108 180q9-9 16-2t14-4v6z"
      />
      <Birds x={104} y={58} />
      <Line color={ink.haze} d="M16 150h40M64 160h22" />
    </>
  )
}

/** Paris: the Eiffel Tower above zinc roofs. */
export function France() {
  return (
    <>
      <Sky fill={ink.blush} />
      <Sun x={170} y={70} r={30} fill={ink.glow} />
      <Cloud x={28} y={50} />
      <Cloud x={182} y={40} />
      <path
        fill={ink.clay}
        d="M0 154v-30l4-10h22l4 10v-4l4-12h24l4 12v6h14v28zM168 154v-26h14v-8l4-12h24l4 12v6l4-10h22v38z"
      />
      <path fill={ink.laterite} d="M78 152q24-30 32-88h20q8 58 32 88h-20q-4-24-22-24t-22 24z" />
      <path fill={ink.rust} d="M78 152q24-30 32-88h6q-2 52-16 88z" />
      <path fill={ink.laterite} d="M112 68l5-48h6l5 48z" />
      <path fill={ink.rust} d="M112 68l5-48h2l-2 48z" />
      <path fill={ink.laterite} d="M104 62h32v6h-32zM92 104h56v8H92zM115 20h10v4h-10z" />
      <path fill={ink.line} d="M104 66h32v2h-32zM92 109h56v3H92z" />
      <Line color={ink.blush} d="M112 74l14 10-14 12M128 74l-14 10 14 12M122 30l-3 8 4 8-5 8 6 8" />
      <Line d="M120 20v-12" />
      <path fill={ink.deep} d="M0 180v-26h240v26z" />
      <path
        fill={ink.green}
        d="M0 154q10-14 22-4q8-10 20 0q10-8 20 0q8-8 18 4zM160 154q8-12 18-4q10-10 20 0q10-10 20 0q14-10 22 4z"
      />
      <path fill={ink.leaf} d="M98 180q10-20 14-28h16q4 8 14 28z" />
      <path fill={ink.sand} d="M108 180q6-20 8-28h8q2 8 8 28z" />
      <Tree x={30} y={176} r={10} />
      <Tree x={56} y={178} r={8} />
      <Tree x={210} y={176} r={10} />
      <Tree x={184} y={178} r={8} />
    </>
  )
}

/** Tulip heads in a row; `x`, `y` is the heart of the first. */
function tulips(at: [x: number, y: number], count: number, step: number): string {
  let path = ''
  for (let index = 0; index < count; index += 1) {
    path += `M${at[0] + index * step - 6} ${at[1] - 5}l3 3 3-4 3 4 3-3q1 12-6 12t-6-12z`
  }
  return path
}

/** A post mill above tulip fields. */
export function Netherlands() {
  return (
    <>
      <Sky fill={ink.haze} />
      <Cloud x={20} y={40} />
      <Cloud x={64} y={66} />
      <Cloud x={6} y={88} />
      <path fill={ink.leaf} d="M0 128q60-8 120-4t120 0v56H0z" />
      <Tree x={20} y={128} r={7} />
      <Tree x={38} y={128} r={9} />
      <path
        fill={ink.laterite}
        d="M0 138l150-10H98L0 132zM0 160l170-32h-10L0 146zM40 180l142-52h-6L0 172v8zM150 180l46-52h-6L86 180z"
      />
      <path
        fill={ink.marigold}
        d="M0 146l160-18h-10L0 138zM0 172l176-44h-6L0 160zM86 180l104-52h-8L40 180zM240 180h-20l-16-52h4l32 34z"
      />
      <path fill={ink.green} d="M150 180l46-52h8l16 52z" />
      <path fill={ink.deep} d="M140 132l8-56h38l8 56z" />
      <path fill={ink.line} d="M140 132l8-56h12l-6 56z" />
      <path fill={ink.clay} d="M132 132h70v-12h-70z" />
      <path fill={ink.laterite} d="M132 132h26v-12h-26z" />
      <path fill={ink.paper} d="M172 84h8v9h-8zM174 102h8v9h-8zM166 132v-9h7v9z" />
      <path fill={ink.laterite} d="M146 76q0-22 22-24q20 2 20 24z" />
      <path
        fill={ink.paper}
        d="M166 62L110 36l-4 9 58 24zM168 64l26-56 9 4-29 56zM172 66l56 26-4 9-58-24zM170 70l-26 56-9-4 29-56z"
      />
      <Line d="M166 66L104 38M168 66l28-60M168 66l62 28M168 66l-28 60" />
      <Line
        d={`${strokes([154, 64], 5, [-11, -5], [4, -9])}${strokes([172, 54], 5, [5, -11], [9, 4])}${strokes([182, 68], 5, [11, 5], [-4, 9])}${strokes([166, 78], 5, [-5, 11], [-9, -4])}`}
      />
      <circle cx="168" cy="66" r="4" fill={ink.marigold} />
      <Line color={ink.leaf} d={strokes([16, 184], 5, [22, 0], [0, -20])} />
      <path fill={ink.paper} d={tulips([16, 158], 5, 22)} />
    </>
  )
}
