import { Cloud, Line, Palm, Sea, Sky, Sun } from './parts-land'
import { ink } from './palette'
import { strokes } from './shapes'

/** A glass-house tree: a stem that opens into a cup. */
function superTree(x: number, y: number, h: number): string {
  return `M${x - 2} ${y}q1-${h * 0.6}-${h * 0.3}-${h}h${h * 0.6 + 4}q-${h * 0.3} ${h * 0.4}-${h * 0.3} ${h}z`
}

/** Marina Bay: three towers carrying a garden, glass-house trees beside. */
export function Singapore() {
  return (
    <>
      <Sky fill={ink.glow} />
      <Sun x={40} y={60} r={24} />
      <Cloud x={150} y={26} />
      <path
        fill={ink.blush}
        d="M0 140v-48h14V76h16v22h12V86h14v54zM200 140V84h12V70h14v24h14v46z"
      />
      <path fill={ink.haze} d="M72 140l8-82h20l6 82zM112 140l5-82h20l5 82zM150 140l5-82h20l8 82z" />
      <path fill={ink.leaf} d="M72 140l8-82h8l-2 82zM112 140l5-82h8l-1 82zM150 140l5-82h8l1 82z" />
      <Line
        color={ink.paper}
        d={`${strokes([91, 68], 7, [0.4, 10], [9, 0])}${strokes([129, 68], 7, [0.3, 10], [8, 0])}${strokes([167, 68], 7, [0.6, 10], [8, 0])}`}
      />
      <path fill={ink.deep} d="M60 46h134q8 0 10 4q-12 10-30 10H80Q64 58 60 46z" />
      <path fill={ink.paper} d="M60 46h134q8 0 10 4H62z" />
      <path
        fill={ink.green}
        d="M76 46q3-7 7 0q4-8 9 0q3-6 6 0zM112 46q4-8 8 0q4-7 9 0zM148 46q3-7 7 0q5-8 9 0q3-6 6 0z"
      />
      <path fill={ink.sand} d="M0 138h240v8H0z" />
      <path fill={ink.rust} d={superTree(30, 140, 52) + superTree(212, 140, 46)} />
      <path fill={ink.laterite} d={superTree(52, 140, 34) + superTree(192, 140, 30)} />
      <Line color={ink.green} d="M12 86h36M40 104h24M196 92h32M181 108h22" />
      <path
        fill={ink.green}
        d="M0 142q6-10 14-2q8-8 14 0q10-8 18 0q8-6 14 2zM176 142q8-10 16-2q8-8 16 0q10-8 18 0q8-6 14 2z"
      />
      <Sea y={146} fill={ink.green} ripple={ink.leaf} />
      <path
        fill={ink.paper}
        d="M104 140q2-16 12-20q-4 10 0 20zM116 140q-2-18 8-24q0 12 4 24zM128 140q0-16 12-20q-2 12 0 20z"
      />
      <path fill={ink.sand} d="M98 140h48v4H98z" />
      <path fill={ink.rust} d="M78 160h44l-6 9H84z" />
      <path fill={ink.paper} d="M84 160q0-8 8-8h14q8 0 8 8z" />
      <Line d="M86 157h26" />
    </>
  )
}

/** Dubai: the tallest tower, the sail hotel, dunes and a camel-coloured evening. */
export function UnitedArabEmirates() {
  return (
    <>
      <Sky fill={ink.blush} />
      <Sun x={74} y={74} r={36} fill={ink.marigold} />
      <path fill={ink.cream} d="M0 94h70a4 4 0 0 1 0 8H0zM150 60h90v8h-90a4 4 0 0 1 0-8z" />
      <path
        fill={ink.clay}
        d="M0 146v-30h14V98h14v24h12v-12h16v36zM88 146v-38h14V92h8v54zM152 146v-44h12V90h14v30h12v26z"
      />
      <path fill={ink.leaf} d="M112 146v-40l4-4V76l4-4V46l4-4 1-36h2l1 36 4 4v26l4 4v26l4 4v40z" />
      <path fill={ink.deep} d="M112 146v-40l4-4V76l4-4V46l4-4 1-36h1v140z" />
      <Line color={ink.haze} d="M131 60v10M135 88v14M131 84v20M139 116v18M131 114v24" />
      <path fill={ink.paper} d="M190 146V74q34 22 38 72z" />
      <path fill={ink.haze} d="M190 146V74q14 30 14 72z" />
      <Line d="M190 146V62M190 94h10M190 110h12M190 126h13" />
      <path fill={ink.green} d="M0 144h240v12H0z" />
      <path fill={ink.dune} d="M0 180v-26q50-18 96-4t144-4v34z" />
      <path fill={ink.marigold} d="M0 180v-12q70-24 120-4q-60 0-84 16zM120 180q40-26 120-22v22z" />
      <path fill={ink.laterite} d="M36 180q24-16 84-16q-26 4-40 16zM160 180q40-14 80-14v14z" />
      <Palm x={34} y={166} h={58} lean={-6} />
      <Palm x={56} y={162} h={44} lean={5} />
    </>
  )
}
