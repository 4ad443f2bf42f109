import { Table } from './job-scenes-people'
import { ink } from './palette'
import { Cloud, Line, Sun } from './parts-land'
import { grid, strokes } from './shapes'

/** A wall going up, a trowel and a helmet. */
export function Building() {
  return (
    <>
      <Table wall={ink.haze} disc={ink.air} top={ink.sand} />
      <path fill={ink.dune} d="M24 142V84h48V64h52v78z" />
      <path
        fill={ink.laterite}
        d={
          grid([24, 126], [4, 1], [25, 0], [22, 13]) +
          grid([24, 110], [1, 1], [0, 0], [10, 13]) +
          grid([37, 110], [3, 1], [25, 0], [22, 13]) +
          grid([24, 94], [4, 1], [25, 0], [22, 13]) +
          grid([74, 78], [2, 1], [25, 0], [22, 13])
        }
      />
      <path
        fill={ink.clay}
        d="M49 126h22v13H49zM87 110h22v13H87zM112 110h12v13h-12zM24 94h22v13H24zM74 64h22v11H74z"
      />
      <path fill={ink.marigold} d="M136 132q0-40 36-40t36 40z" />
      <path fill={ink.clay} d="M136 132q0-40 36-40q-22 10-20 40z" />
      <path fill={ink.glow} d="M165 90h14v26h-14z" />
      <path fill={ink.line} d="M128 132h92q0 9-8 9h-76q-8 0-8-9z" />
      <path fill={ink.leaf} d="M60 158l40-8 4 16z" />
      <Line d="M104 160h16" />
      <path fill={ink.rust} d="M118 154h34q6 5 0 10h-34z" />
      <Line d="M200 98V40h-60M158 40v14M196 52l-10-12" />
      <path fill={ink.rust} d="M148 54h20v12h-20z" />
    </>
  )
}

/** A welder's mask, sparks and a pipe. */
export function Welding() {
  return (
    <>
      <Table wall={ink.deep} disc={ink.green} top={ink.line} />
      <path fill={ink.leaf} d="M20 126h132v20H20z" />
      <path fill={ink.haze} d="M20 126h132v7H20z" />
      <path fill={ink.clay} d="M146 120h14v32h-14zM20 120h10v32H20z" />
      <path fill={ink.rust} d="M64 104V64q4-36 42-36t42 36v40q-4 22-42 26q-38-4-42-26z" />
      <path fill={ink.laterite} d="M106 28q42 0 42 36v40q-4 22-42 26z" />
      <path fill={ink.line} d="M76 60h60v24H76z" />
      <path fill={ink.marigold} d="M80 64h52v16H80z" />
      <path fill={ink.glow} d="M112 64h20v16h-28z" />
      <Line color={ink.line} d="M92 104h28M96 112h20" />
      <circle cx="62" cy="76" r="7" fill={ink.line} />
      <circle cx="150" cy="76" r="7" fill={ink.line} />
      <Line color={ink.haze} d="M190 112l30-22q14-12 12-90" />
      <path
        fill={ink.paper}
        d="M180 118l3-9 8 5 2-9 5 8 9-3-4 8 8 4-9 3 3 9-8-5-4 8-3-8-9 3 4-7z"
      />
      <Line
        color={ink.marigold}
        d="M176 110l-10-8M186 100l-4-12M206 128l12 6M198 134l4 12M182 132l-8 10M214 112l14-2"
      />
    </>
  )
}

/** A lamp, a plug and a pair of pliers. */
export function Electrical() {
  return (
    <>
      <Table wall={ink.deep} disc={ink.green} top={ink.leaf} />
      <circle cx="112" cy="74" r="40" fill={ink.marigold} />
      <path fill={ink.glow} d="M112 34a40 40 0 0 1 0 80q18-16 18-40t-18-40z" />
      <path fill={ink.marigold} d="M92 100h40l-4 18H96z" />
      <path fill={ink.paper} d="M96 118h32v20H96z" />
      <path fill={ink.haze} d="M96 118h10v20H96z" />
      <path fill={ink.line} d="M102 138h20l-4 6h-12z" />
      <Line d="M104 116V84l-8-8 8 2 8-4 8 4 8-2-8 8v32M96 124h32M96 131h32" />
      <Line color={ink.glow} d="M112 22V12M66 34l-8-8M158 34l8-8M58 78H46M178 78h-12" />
      <Line d="M0 158q40 10 62-4t96 2" color={ink.line} />
      <path fill={ink.laterite} d="M156 148h24q10 0 10 8t-10 8h-24z" />
      <path fill={ink.sand} d="M190 150h12v3h-12zM190 159h12v3h-12z" />
      <path
        fill={ink.laterite}
        d="M40 142q-8-30-2-52l7 2q0 30 6 50zM24 142q4-30 0-52l7-2q8 26 4 54z"
      />
      <path fill={ink.haze} d="M25 92q-4-16 8-28l2 26zM44 92q4-16-7-28l-2 26z" />
      <circle cx="35" cy="90" r="5" fill={ink.line} />
    </>
  )
}

/** A works with a saw-tooth roof. */
export function Factory() {
  return (
    <>
      <path fill={ink.blush} d="M0 0h240v180H0z" />
      <Sun x={60} y={64} r={28} fill={ink.marigold} />
      <Cloud x={176} y={28} />
      <Cloud x={136} y={46} />
      <path fill={ink.rust} d="M168 150V60h14v90zM196 150V74h14v76z" />
      <path fill={ink.paper} d="M166 60h18v6h-18zM194 74h18v6h-18z" />
      <path fill={ink.clay} d="M22 150V96l34-22v22l34-22v22l34-22v22h100v54z" />
      <path fill={ink.laterite} d="M22 150V96l34-22v22l34-22v22l34-22v76z" />
      <path fill={ink.haze} d="M50 84v12H32zM84 84v12H66zM118 84v12h-18z" />
      <path
        fill={ink.glow}
        d={grid([34, 106], [4, 1], [22, 0], [14, 14]) + grid([136, 106], [4, 1], [20, 0], [12, 12])}
      />
      <path fill={ink.line} d="M136 150v-20h40v20z" />
      <Line color={ink.clay} d="M136 136h40M136 142h40" />
      <path fill={ink.deep} d="M0 150h240v30H0z" />
      <path fill={ink.dune} d="M28 138h26v14H28zM60 138h26v14H60zM44 124h26v13H44z" />
      <path fill={ink.clay} d="M28 138h9v14h-9zM60 138h9v14h-9zM44 124h9v13h-9z" />
      <Line color={ink.leaf} d={strokes([16, 164], 6, [38, 0], [18, 0])} />
    </>
  )
}
