import { Table } from './job-scenes-people'
import { ink } from './palette'
import { Line } from './parts-land'
import { grid } from './shapes'

/** A laptop, a mug and a plant. */
export function Computing() {
  return (
    <>
      <Table wall={ink.glow} disc={ink.cream} top={ink.green} />
      <path fill={ink.line} d="M60 52q0-6 6-6h108q6 0 6 6v82H60z" />
      <path fill={ink.deep} d="M67 53h106v74H67z" />
      <path fill={ink.haze} d="M40 134h160l8 9q0 5-6 5H38q-6 0-6-5z" />
      <path fill={ink.leaf} d="M104 134h32l-3 5h-26z" />
      <Line color={ink.marigold} d="M76 66h18M86 76h30M86 106h22" />
      <Line color={ink.leaf} d="M100 66h22M122 76h16M96 86h34M96 96h20M76 116h12" />
      <Line color={ink.clay} d="M128 66h10M136 86h22M122 96h30M114 106h12" />
      <path fill={ink.laterite} d="M206 112h24v30h-24z" />
      <path fill={ink.rust} d="M206 112h8v30h-8z" />
      <Line d="M206 119q-10 0-10 7t10 7M214 104q-5-6 0-11t0-11M223 104q-5-6 0-11t0-11" />
      <path fill={ink.clay} d="M12 116h34l-4 26H16z" />
      <path fill={ink.laterite} d="M12 116h12l2 26H16z" />
      <path fill={ink.green} d="M28 116q-22-12-24-40q20 8 24 40zM30 116q22-12 24-36q-20 6-24 36z" />
      <path fill={ink.leaf} d="M29 116q-10-26 0-52q12 26 0 52z" />
    </>
  )
}

/** A bucket, a mop and a spray bottle. */
export function Cleaning() {
  return (
    <>
      <Table wall={ink.blush} disc={ink.cream} top={ink.leaf} />
      <path fill={ink.rust} d="M150 20l5 1-18 92-6-1z" />
      <path fill={ink.green} d="M82 92h84l-10 54q-1 6-8 6h-48q-7 0-8-6z" />
      <path fill={ink.deep} d="M82 92h22l8 60h-12q-7 0-8-6z" />
      <path fill={ink.line} d="M78 86h92v8H78z" />
      <path fill={ink.paper} d="M112 86q0-16 24-16t24 16z" />
      <Line color={ink.dune} d="M120 86l4-9M132 86v-11M144 86l-2-11M154 86l-5-10" />
      <Line d="M84 92q-14 40 40 40t40-40" color={ink.line} />
      <path fill={ink.marigold} d="M190 142v-38q0-8 8-10V84h16v10q8 2 8 10v38z" />
      <path fill={ink.clay} d="M190 142v-38q0-8 8-10V84h4v58z" />
      <path fill={ink.line} d="M184 70h30v14h-18v-6h-12z" />
      <path fill={ink.paper} d="M202 112h20v16h-20z" />
      <Line d="M192 84q-4 6-8 6M174 68l-8-4M174 75h-9M174 82l-8 4" />
      <path fill={ink.laterite} d="M24 130h44v14H24z" />
      <path fill={ink.clay} d="M24 122h44v8H24z" />
      <circle cx="34" cy="84" r="8" fill={ink.paper} />
      <circle cx="54" cy="64" r="11" fill={ink.paper} />
      <circle cx="58" cy="96" r="6" fill={ink.paper} />
      <circle cx="30" cy="110" r="5" fill={ink.paper} />
    </>
  )
}

/** A shop with a striped awning. */
export function Retail() {
  return (
    <>
      <path fill={ink.glow} d="M0 0h240v180H0z" />
      <path fill={ink.clay} d="M26 24h188v134H26z" />
      <path fill={ink.deep} d="M40 32h160v22H40z" />
      <Line color={ink.glow} d="M70 43h40M120 43h14M144 43h26" />
      <path fill={ink.haze} d="M40 86h96v52H40z" />
      <path fill={ink.paper} d="M40 86h22l-22 34zM84 86h14l-34 52H50z" />
      <path fill={ink.line} d="M150 86h46v72h-46z" />
      <path fill={ink.haze} d="M157 93h32v40h-32z" />
      <path fill={ink.marigold} d="M166 104h14v10h-14zM184 142h4v6h-4z" />
      <path fill={ink.laterite} d="M30 62h180l10 22H20z" />
      <path fill={ink.paper} d="M55 62h25l-4 22H46zM106 62h28l1 22h-30zM160 62h25l9 22h-30z" />
      <path
        fill={ink.laterite}
        d="M20 84h26a13 9 0 0 1-26 0zM76 84h29a14 9 0 0 1-29 0zM135 84h29a14 9 0 0 1-29 0zM194 84h26a13 9 0 0 1-26 0z"
      />
      <path
        fill={ink.paper}
        d="M46 84h30a15 9 0 0 1-30 0zM105 84h30a15 9 0 0 1-30 0zM164 84h30a15 9 0 0 1-30 0z"
      />
      <path fill={ink.rust} d="M36 138h104v20H36z" />
      <path fill={ink.marigold} d="M54 138v-20h16v20z" />
      <path fill={ink.green} d="M76 138v-28h18v28z" />
      <path fill={ink.laterite} d="M100 138v-16h22v16z" />
      <Line d="M58 118q4-8 8 0M106 122q5-9 10 0M82 116h6" />
      <path fill={ink.sand} d="M0 158h240v22H0z" />
      <path fill={ink.green} d="M6 158v-14h22v14zM212 158v-14h22v14z" />
      <path fill={ink.leaf} d="M6 144a11 14 0 0 1 22 0zM212 144a11 14 0 0 1 22 0z" />
    </>
  )
}

/** A packed suitcase with its labels: any other trade. */
export function Suitcase() {
  return (
    <>
      <Table wall={ink.haze} disc={ink.glow} top={ink.sand} />
      <path fill={ink.line} d="M92 60V48q0-8 8-8h40q8 0 8 8v12h-9V49h-38v11z" />
      <path fill={ink.laterite} d="M42 68q0-10 10-10h136q10 0 10 10v78H42z" />
      <path fill={ink.rust} d="M42 68q0-10 10-10h12v88H42zM42 138h156v10H42z" />
      <path fill={ink.dune} d="M78 58h14v90H78zM148 58h14v90h-14z" />
      <path fill={ink.line} d={grid([82, 92], [2, 1], [70, 0], [6, 12])} />
      <circle cx="120" cy="96" r="18" fill={ink.paper} />
      <path fill={ink.green} d="M112 106q0-18 16-24q-4 12 0 24zM110 109h20l-4 4h-12z" />
      <path fill={ink.marigold} d="M166 74h24v18h-24z" />
      <Line d="M170 80h16M170 86h10" />
      <path fill={ink.glow} d="M168 116l10-8 14 12-10 10z" />
      <Line d="M148 52q20-18 34-4" />
      <path fill={ink.paper} d="M178 42l14 2 4 20-16-2z" />
      <path fill={ink.deep} d="M50 148h16v5H50zM174 148h16v5h-16z" />
    </>
  )
}
