import { Birds, Cloud, Line, Sea, Sky, Sun } from './parts-land'
import { ink } from './palette'
import { strokes } from './shapes'

/** Sydney: the opera house before the harbour bridge. */
export function Australia() {
  return (
    <>
      <Sky fill={ink.glow} />
      <Sun x={44} y={80} r={30} />
      <Cloud x={70} y={36} />
      <Cloud x={184} y={28} />
      <path fill={ink.leaf} d="M0 132v-14q30-10 60-4t60-4 60 2 60-6v26z" />
      <path fill={ink.deep} fillRule="evenodd" d="M14 106q90-84 196 0h-8q-94-72-180 0z" />
      <Line
        color={ink.deep}
        d="M22 106q94-56 180 0M46 88v20M64 76v32M82 68v40M100 64v44M118 64v44M136 67v41M154 73v35M172 83v25M190 95v13"
      />
      <path fill={ink.deep} d="M0 106h240v5H0z" />
      <path fill={ink.dune} d="M12 94h12v42H12zM200 94h12v42h-12z" />
      <path fill={ink.clay} d="M12 94h5v42h-5zM200 94h5v42h-5z" />
      <Sea y={134} fill={ink.green} ripple={ink.leaf} />
      <path fill={ink.sand} d="M58 134h148l10 12H50z" />
      <path fill={ink.clay} d="M50 146h166v6H50z" />
      <path fill={ink.paper} d="M66 134q4-34 40-46q-4 24 6 46z" />
      <path fill={ink.dune} d="M106 88q-18 22-16 46h22q-10-22-6-46z" />
      <path fill={ink.paper} d="M86 134q2-52 56-74q-8 40 8 74z" />
      <path fill={ink.dune} d="M142 60q-30 34-24 74h32q-16-34-8-74z" />
      <path fill={ink.paper} d="M128 134q4-42 44-58q-6 32 6 58z" />
      <path fill={ink.dune} d="M172 76q-24 26-18 58h24q-12-26-6-58z" />
      <path fill={ink.paper} d="M202 134q-2-22-26-32q4 18-2 32z" />
      <path fill={ink.dune} d="M176 102q12 14 10 32h-12q6-14 2-32z" />
      <path fill={ink.laterite} d="M18 160h48l-8 12H26z" />
      <path fill={ink.paper} d="M28 160v-8h28v8zM34 152v-6h16v6z" />
      <Line d="M32 156h18" />
      <Birds x={196} y={62} />
    </>
  )
}

/** A sheep looking right. */
function Sheep({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Line d={`M${x - 7} ${y + 6}v7M${x + 6} ${y + 6}v7`} />
      <path
        fill={ink.paper}
        d={`M${x - 12} ${y}a7 7 0 0 1 7-8a7 7 0 0 1 11-1a7 7 0 0 1 6 11q-1 7-8 6h-10q-6 0-6-8z`}
      />
      <path fill={ink.line} d={`M${x + 8} ${y - 5}q6-3 10 2q0 6-5 6q-5-1-5-8z`} />
    </>
  )
}

/** Milford Sound: Mitre Peak, with sheep on the near shore. */
export function NewZealand() {
  return (
    <>
      <Sky fill={ink.haze} />
      <Sun x={56} y={52} r={22} fill={ink.glow} />
      <path fill={ink.leaf} d="M0 122V64l24 14 26 44zM240 122V70l-30 20-34 32z" />
      <path fill={ink.green} d="M40 126q44-26 62-66q10-24 24-34q12 14 20 34q14 36 60 66z" />
      <path fill={ink.deep} d="M40 126q44-26 62-66q10-24 24-34q-2 26-12 44q10 12 0 28t-4 28z" />
      <path fill={ink.paper} d="M110 44q8-12 16-18q8 10 14 20l-6-2-4 10-4-8-4 6-4-6z" />
      <path
        fill={ink.paper}
        d="M20 92h74a4 4 0 0 1 0 8H20a4 4 0 0 1 0-8zM160 78h44a4 4 0 0 1 0 8h-44a4 4 0 0 1 0-8z"
      />
      <Sea y={124} fill={ink.leaf} ripple={ink.haze} />
      <path fill={ink.green} d="M70 124h112q-20 8-34 10q-12 8-22 16q-8-10-20-16q-20-4-36-10z" />
      <path fill={ink.line} d="M184 140h24l-4 5h-16z" />
      <path fill={ink.paper} d="M195 138v-20q9 9 10 20zM193 138v-14q-6 6-7 14z" />
      <path fill={ink.green} d="M0 180v-26q60-12 130 4t110 4v18z" />
      <path fill={ink.deep} d="M0 180v-6q80-10 150 6z" />
      <Sheep x={84} y={158} />
      <Sheep x={140} y={164} />
      <Line d="M24 176q4-34-2-62" />
      <path
        fill={ink.deep}
        d="M22 114q-18-18-40-4q22-2 40 8zM22 114q0-22-26-28q18 10 22 30zM22 114q14-22 34-16q-18 4-30 18zM22 114q24-4 34 14q-16-12-34-10zM22 114q4-24 24-32q-14 14-20 34z"
      />
      <Line color={ink.leaf} d={strokes([176, 174], 4, [14, 0], [2, -5])} />
    </>
  )
}
