import { Block, Dome } from './parts-built'
import { Birds, Cloud, Cypress, Line, Sea, Sky, Sun } from './parts-land'
import { ink } from './palette'
import { arches, grid, strokes } from './shapes'

/** Mount Fuji and a gate standing in the water. */
export function Japan() {
  return (
    <>
      <Sky fill={ink.cream} />
      <Sun x={172} y={58} r={34} fill={ink.laterite} />
      <path
        fill={ink.blush}
        d="M0 66h58a5 5 0 0 1 0 10H0zM24 82h52a4 4 0 0 1 0 8H24zM206 44h34v8h-34a4 4 0 0 1 0-8z"
      />
      <path fill={ink.green} d="M-60 136q90-14 128-86q4-6 12-4t12 0 12 4q34 72 146 86z" />
      <path fill={ink.leaf} d="M80 46q12 2 24 4q34 72 146 86H128q-36-40-48-90z" />
      <path
        fill={ink.paper}
        d="M46 84q12-14 22-34q4-6 12-4t12 0 12 4q8 18 20 34l-10-4-8 10-10-10-10 14-10-14-8 8-8-8z"
      />
      <path fill={ink.haze} d="M80 46q12 0 24 4q8 18 20 34l-10-4-8 10-10-10-6 8q-2-22-10-42z" />
      <path fill={ink.deep} d="M0 136v-12q30-10 60-4t70 2q60-8 110 0v14z" />
      <Sea y={134} fill={ink.leaf} ripple={ink.haze} />
      <path fill={ink.laterite} d="M140 166l6-74h8l-4 74zM194 166l-4-74h8l6 74z" />
      <path fill={ink.rust} d="M140 166l6-74h3l-5 74zM194 166l-4-74h3l5 74z" />
      <path fill={ink.laterite} d="M132 104h80v7h-80z" />
      <path fill={ink.rust} d="M168 92h8v14h-8z" />
      <path fill={ink.laterite} d="M126 82q46 10 92 0l2 9q-48 8-96 0z" />
      <path fill={ink.line} d="M122 76q50 12 100 0l2 7q-52 10-104 0z" />
      <path fill={ink.green} d="M136 166h20v4h-20zM190 166h20v4h-20z" />
      <path fill={ink.deep} d="M0 180v-14q40-6 72 14z" />
      <Birds x={30} y={44} />
    </>
  )
}

/** Seoul: a palace gate under the mountains. */
export function SouthKorea() {
  return (
    <>
      <Sky fill={ink.haze} />
      <Sun x={44} y={54} r={22} fill={ink.laterite} />
      <Cloud x={62} y={40} />
      <path fill={ink.leaf} d="M0 140v-36l30-26 26 14 40-44 34 34 26-18 34 28 50-12v60z" />
      <path fill={ink.green} d="M0 140v-16q30-14 60-6t60-4 60-2 60-8v36z" />
      <Line d="M204 76V40" />
      <path fill={ink.paper} d="M200 62h8v22h-8z" />
      <path fill={ink.clay} d="M194 56h20v7h-20z" />
      <path fill={ink.dune} d="M30 150l6-34h168l6 34z" />
      <path fill={ink.sand} d="M66 150l4-34h134l6 34z" />
      <Line
        color={ink.clay}
        d="M38 128h58M144 128h62M34 140h62M144 140h66M56 116v12M78 128v12M162 116v12M184 128v12"
      />
      <path fill={ink.line} d={arches([104, 150], 1, 0, [32, 28])} />
      <path fill={ink.laterite} d="M52 92h136v24H52z" />
      <path fill={ink.rust} d={grid([52, 92], [6, 1], [25.8, 0], [7, 24])} />
      <path fill={ink.leaf} d={grid([63, 100], [5, 1], [25.8, 0], [11, 12])} />
      <path fill={ink.green} d="M44 86h152v8H44z" />
      <path fill={ink.marigold} d={grid([50, 89], [12, 1], [12, 0], [5, 3])} />
      <path fill={ink.deep} d="M16 84q20-4 36-22h136q16 18 36 22l-4 6H20z" />
      <path fill={ink.laterite} d="M72 46h96v14H72z" />
      <path fill={ink.leaf} d={grid([80, 50], [6, 1], [14, 0], [8, 8])} />
      <path fill={ink.green} d="M64 41h112v6H64z" />
      <path fill={ink.deep} d="M40 40q20-4 34-20h92q14 16 34 20l-4 5H44z" />
      <path fill={ink.line} d="M72 18h96v4H72zM50 60h140v4H50z" />
      <Line
        color={ink.leaf}
        d={`${strokes([84, 26], 7, [12, 0], [0, 12])}${strokes([64, 69], 10, [12.5, 0], [0, 13])}`}
      />
      <path fill={ink.sand} d="M0 150h240v30H0z" />
      <path fill={ink.paper} d="M100 150h40l14 30H86z" />
      <Line color={ink.dune} d="M10 164h44M30 172h20M182 164h36M196 174h30M96 160h48M91 170h58" />
      <path fill={ink.green} d="M0 150q6-16 16-8q8-6 14 8zM240 150q-6-16-16-8q-8-6-14 8z" />
    </>
  )
}

/** A slim tower with three balconies. */
function Minaret({ x }: { x: number }) {
  return (
    <>
      <Block x={x - 5} y={56} w={10} h={84} fill={ink.paper} shade={ink.dune} />
      <Dome x={x} y={54} r={7} rise={10} fill={ink.paper} shade={ink.dune} />
      <path fill={ink.clay} d={grid([x - 8, 54], [1, 3], [0, 28], [16, 3])} />
    </>
  )
}

/** Agra: the Taj Mahal and its long pool. */
export function India() {
  return (
    <>
      <Sky fill={ink.blush} />
      <Sun x={120} y={72} r={60} fill={ink.glow} />
      <Birds x={54} y={40} />
      <path fill={ink.leaf} d="M0 142v-20q14-10 28-2q12-8 26 4h132q12-12 26-4q14-8 28 2v20z" />
      <Minaret x={40} />
      <Minaret x={200} />
      <path fill={ink.paper} d="M64 140V92l10-8h92l10 8v48z" />
      <path fill={ink.dune} d="M64 140V92l10-8v56z" />
      <path
        fill={ink.paper}
        d="M92 62h56v16H92zM88 62q-6-22 12-34q14-8 20-18q6 10 20 18q18 12 12 34z"
      />
      <path
        fill={ink.dune}
        d="M88 62q-6-22 12-34q14-8 20-18q-4 14-10 22q-10 14-4 30zM92 62h14v16H92z"
      />
      <Line d="M120 12V4" />
      <Dome x={78} y={76} r={11} rise={15} fill={ink.paper} shade={ink.dune} />
      <Dome x={162} y={76} r={11} rise={15} fill={ink.paper} shade={ink.dune} />
      <path fill={ink.sand} d="M68 76h20v10H68zM152 76h20v10h-20z" />
      <path fill={ink.sand} d="M98 140V74h44v66z" />
      <path fill={ink.rust} d="M105 140v-34q2-16 15-24q13 8 15 24v34z" />
      <path fill={ink.clay} d="M111 140v-26q1-10 9-16q8 6 9 16v26z" />
      <path
        fill={ink.rust}
        d="M79 112v-8q1-6 6-9q5 3 6 9v8zM79 136v-10q1-6 6-9q5 3 6 9v10zM149 112v-8q1-6 6-9q5 3 6 9v8zM149 136v-10q1-6 6-9q5 3 6 9v10z"
      />
      <path fill={ink.clay} d="M16 138h208v7H16z" />
      <path fill={ink.leaf} d="M0 145h240v35H0z" />
      <path fill={ink.sand} d="M100 145h40l34 35H66z" />
      <path fill={ink.haze} d="M106 148h28l28 32H78z" />
      <path fill={ink.paper} d="M112 148h16q-2 18-8 26q-6-8-8-26z" />
      <Cypress x={84} y={160} h={26} />
      <Cypress x={156} y={160} h={26} />
      <Cypress x={56} y={174} h={36} />
      <Cypress x={184} y={174} h={36} />
    </>
  )
}
