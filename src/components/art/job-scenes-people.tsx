import { ink, type Ink } from './palette'
import { Line } from './parts-land'
import { grid, strokes } from './shapes'

/** The wall and the table a still life stands on, with a pale disc behind the things. */
export function Table({ wall, disc, top }: { wall: Ink; disc: Ink; top: Ink }) {
  return (
    <>
      <path fill={wall} d="M0 0h240v180H0z" />
      <circle cx="120" cy="88" r="70" fill={disc} />
      <path fill={top} d="M0 142h240v38H0z" />
    </>
  )
}

/** First-aid case, stethoscope and medicine. */
export function Nursing() {
  return (
    <>
      <Table wall={ink.haze} disc={ink.air} top={ink.dune} />
      <path fill={ink.line} d="M96 74V62q0-8 8-8h32q8 0 8 8v12h-8V62h-32v12z" />
      <path fill={ink.green} d="M62 80q0-8 8-8h100q8 0 8 8v66H62z" />
      <path fill={ink.deep} d="M62 80q0-8 8-8h22v74H62z" />
      <circle cx="122" cy="110" r="24" fill={ink.paper} />
      <path fill={ink.green} d="M116 94h12v10h10v12h-10v10h-12v-10h-10v-12h10z" />
      <path fill={ink.paper} d="M192 112h26v34h-26z" />
      <path fill={ink.marigold} d="M192 122h26v14h-26z" />
      <path fill={ink.laterite} d="M189 102h32v10h-32z" />
      <path fill={ink.sand} d="M192 112h8v10h-8zM192 136h8v10h-8z" />
      <Line d="M50 84q-12 4-12 22v14q0 20 18 20t18-16q0-14-14-14M30 74q-4 26 8 32q12-6 8-32M26 74h8M42 74h8M208 124v10M203 129h10" />
      <circle cx="60" cy="110" r="7" fill={ink.paper} stroke={ink.line} strokeWidth="2" />
      <path fill={ink.paper} d="M86 156a5 5 0 0 1 5-5h8v10h-8a5 5 0 0 1-5-5z" />
      <path fill={ink.laterite} d="M99 151h8a5 5 0 0 1 0 10h-8z" />
    </>
  )
}

/** An armchair, a blanket and a cup of tea. */
export function Care() {
  return (
    <>
      <Table wall={ink.blush} disc={ink.cream} top={ink.dune} />
      <Line d="M204 148V58M190 148h28" />
      <path fill={ink.marigold} d="M186 60l8-26h20l8 26z" />
      <path fill={ink.glow} d="M207 34h7l8 26h-10z" />
      <path fill={ink.deep} d="M78 146h10v12H78zM150 146h10v12h-10z" />
      <path fill={ink.green} d="M78 118V60q0-18 18-18h46q18 0 18 18v58z" />
      <path fill={ink.deep} d="M78 118V60q0-18 18-18h6q-10 6-10 20v56z" />
      <path fill={ink.leaf} d="M84 112h70v20H84z" />
      <path fill={ink.green} d="M64 94q0-10 11-10t11 10v36h66V94q0-10 11-10t11 10v54H64z" />
      <path fill={ink.deep} d="M64 94q0-10 11-10q-4 4-4 12v52h-7z" />
      <path fill={ink.paper} d="M124 40h30q6 4 6 16v62q-20 8-36 0z" />
      <path fill={ink.clay} d="M124 52h36v8h-36zM124 72h36v8h-36zM124 92h36v8h-36z" />
      <Line color={ink.clay} d={strokes([127, 124], 6, [6, 0], [0, 6])} />
      <path fill={ink.rust} d="M20 118h48v6H20zM40 124h8v28h-8zM30 152h28v5H30z" />
      <path fill={ink.paper} d="M32 102h22q0 14-6 16H38q-6-2-6-16z" />
      <Line d="M54 105q8 0 6 5t-8 4M38 96q-4-5 0-9t0-8M47 96q-4-5 0-9t0-8" />
    </>
  )
}

/** Books, a globe and an apple. */
export function Teaching() {
  return (
    <>
      <Table wall={ink.glow} disc={ink.cream} top={ink.clay} />
      <path fill={ink.green} d="M40 122h86v20H40z" />
      <path fill={ink.paper} d="M52 126h74v12H52z" />
      <path fill={ink.laterite} d="M50 102h82v20H50z" />
      <path fill={ink.paper} d="M50 106h70v12H50z" />
      <path fill={ink.deep} d="M44 84h74v18H44z" />
      <path fill={ink.paper} d="M56 88h62v10H56z" />
      <path fill={ink.green} d="M76 84q-10-2-10-14q2-12 14-9q12-3 14 9q0 12-10 14q-4-2-8 0z" />
      <path fill={ink.leaf} d="M84 84q10-2 10-14q-2-12-14-9q8 8 4 23z" />
      <Line d="M80 62q0-6 4-9" />
      <path fill={ink.marigold} d="M84 55q6-8 14-4q-6 8-14 4z" />
      <Line d="M156 50q34-18 48 18t-26 58M178 126v14M158 142h40" />
      <circle cx="170" cy="84" r="34" fill={ink.leaf} />
      <path fill={ink.green} d="M170 50a34 34 0 0 0 0 68q-20-10-20-34t20-34z" />
      <path
        fill={ink.glow}
        d="M156 62q14-8 22 2q-2 10-10 10l-2 10q-10-2-14-12zM176 88q12-6 18 2q-4 16-14 18q-8-8-4-20z"
      />
      <Line d="M154 50l32 68" color={ink.line} />
      <path fill={ink.marigold} d="M120 158h50l8 3-8 3h-50z" />
      <path fill={ink.line} d="M172 159l6 2-6 2z" />
    </>
  )
}

/** A chef's hat, a pot on the boil and what goes into it. */
export function Cooking() {
  return (
    <>
      <Table wall={ink.cream} disc={ink.glow} top={ink.leaf} />
      <path
        fill={ink.paper}
        d="M44 132V98q-18-2-18-18t18-18q4-16 22-16t22 16q18 2 18 18t-18 18v34z"
      />
      <path fill={ink.sand} d="M44 132V98q-18-2-18-18t18-18q-8 14 2 24q10 4 10 12v34z" />
      <Line color={ink.dune} d="M58 112v10M66 108v14M76 112v10M44 126h44" />
      <path fill={ink.laterite} d="M120 92h84v40q0 12-12 12h-60q-12 0-12-12z" />
      <path fill={ink.rust} d="M120 92h20v52h-8q-12 0-12-12z" />
      <path fill={ink.line} d="M108 98h12v8h-12zM204 98h12v8h-12zM114 86h96v7h-96z" />
      <path fill={ink.clay} d="M124 86q6-14 38-14t38 14z" />
      <circle cx="162" cy="68" r="6" fill={ink.line} />
      <Line d="M144 56q-6-7 0-13t0-13M162 52q-6-7 0-13t0-13M180 56q-6-7 0-13t0-13" />
      <path fill={ink.marigold} d="M36 156q24-8 46 4q-22 10-46-4z" />
      <path fill={ink.deep} d="M37 156l-17-9 9 8-13 0 12 4-9 6z" />
      <circle cx="112" cy="156" r="10" fill={ink.laterite} />
      <path fill={ink.deep} d="M112 149l-6-4 5 1 1-4 2 4 5-1z" />
    </>
  )
}

/** A reception bell, a room key and a covered dish. */
export function Hotel() {
  return (
    <>
      <Table wall={ink.haze} disc={ink.glow} top={ink.rust} />
      <path fill={ink.laterite} d="M0 142h240v8H0z" />
      <path fill={ink.paper} d="M72 132q0-56 54-56t54 56z" />
      <path fill={ink.leaf} d="M72 132q0-56 54-56q-34 10-32 56z" />
      <circle cx="126" cy="70" r="7" fill={ink.line} />
      <path fill={ink.line} d="M58 132h136q-2 9-12 9H70q-10 0-12-9z" />
      <Line color={ink.haze} d="M144 92q18 8 22 26" />
      <path fill={ink.marigold} d="M196 136q0-18 16-18t16 18z" />
      <path fill={ink.line} d="M192 136h40v6h-40zM209 110h6v8h-6z" />
      <path fill={ink.laterite} d="M18 84h26l6 10v36H12V94z" />
      <circle cx="31" cy="96" r="4" fill={ink.haze} />
      <path
        fill={ink.paper}
        d={grid([24, 108], [1, 1], [0, 0], [4, 14]) + grid([33, 108], [1, 1], [0, 0], [5, 14])}
      />
      <Line d="M31 94V62" />
      <circle cx="31" cy="54" r="9" fill="none" stroke={ink.line} strokeWidth="2" />
      <path fill={ink.rust} d="M14 32h34v8H14z" />
      <Line d="M31 40v8" />
      <Line d="M210 104l-4-6M216 102l4-7" />
    </>
  )
}
