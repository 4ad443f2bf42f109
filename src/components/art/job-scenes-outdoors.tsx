import { ink } from './palette'
import { Birds, Cloud, Line, Sun, Tree } from './parts-land'
import { strokes } from './shapes'

/** Boxes on a hand truck under the shelves. */
export function Warehouse() {
  return (
    <>
      <path fill={ink.haze} d="M0 0h240v180H0z" />
      <path fill={ink.leaf} d="M10 0h6v150h-6zM104 0h6v150h-6zM224 0h6v150h-6z" />
      <path fill={ink.green} d="M0 60h240v7H0z" />
      <path fill={ink.clay} d="M20 30h34v30H20zM148 22h40v38h-40z" />
      <path fill={ink.dune} d="M58 40h40v20H58zM114 36h30v24h-30zM192 40h28v20h-28z" />
      <path fill={ink.laterite} d="M34 30h7v12h-7zM164 22h8v14h-8z" />
      <path fill={ink.sand} d="M0 150h240v30H0z" />
      <path fill={ink.dune} d="M88 106h54v40H88zM100 74h38v32h-38z" />
      <path fill={ink.marigold} d="M106 106h36v40h-36zM113 74h25v32h-25z" />
      <path fill={ink.paper} d="M118 106h10v14h-10zM121 74h8v11h-8z" />
      <path fill={ink.dune} d="M100 48h32v26h-32z" />
      <path fill={ink.clay} d="M110 48h22v26h-22z" />
      <Line d="M124 136h10M124 141h6M146 150H84M146 150L150 46q0-8 10-8h8M147 120h-4M149 84h-6" />
      <circle cx="150" cy="152" r="11" fill={ink.line} />
      <circle cx="150" cy="152" r="4" fill={ink.marigold} />
      <path fill={ink.laterite} d="M166 34h12v8h-12z" />
      <path fill={ink.clay} d="M184 118h36v32h-36z" />
      <path fill={ink.laterite} d="M184 118h12v32h-12zM206 118h6v10h-6z" />
      <path fill={ink.rust} d="M30 122h40v28H30z" />
      <path fill={ink.clay} d="M43 122h27v28H43z" />
      <Line color={ink.dune} d="M12 166h40M92 172h50M190 166h34" />
    </>
  )
}

/** A lorry on the open road. */
export function Driving() {
  return (
    <>
      <path fill={ink.cream} d="M0 0h240v180H0z" />
      <Sun x={178} y={70} r={30} />
      <Cloud x={20} y={34} />
      <path fill={ink.haze} d="M0 124V94q50-22 100-6t140-10v46z" />
      <path fill={ink.leaf} d="M0 140v-22q70-14 130-2t110-6v30z" />
      <Tree x={20} y={134} r={10} />
      <Tree x={226} y={134} r={9} />
      <path fill={ink.deep} d="M0 140h240v40H0z" />
      <path fill={ink.laterite} d="M30 56h106v80H30z" />
      <path fill={ink.rust} d="M30 56h24v80H30zM30 128h106v8H30z" />
      <path fill={ink.paper} d="M74 106q4-34 36-42q-10 20-4 42q-16-6-32 0zM70 111h42l-7 7H78z" />
      <path fill={ink.marigold} d="M140 136V78h34q6 0 9 6l15 26q4 2 4 8v18z" />
      <path fill={ink.clay} d="M140 136V78h8v58z" />
      <path fill={ink.haze} d="M156 86h16q4 0 6 4l12 20h-34z" />
      <path fill={ink.line} d="M30 136h174v8H30zM136 124h4v14h-4z" />
      <path fill={ink.paper} d="M196 118h6v8h-6z" />
      <circle cx="60" cy="146" r="13" fill={ink.line} />
      <circle cx="92" cy="146" r="13" fill={ink.line} />
      <circle cx="172" cy="146" r="13" fill={ink.line} />
      <path
        fill={ink.haze}
        d="M55 146a5 5 0 0 1 10 0a5 5 0 0 1-10 0zM87 146a5 5 0 0 1 10 0a5 5 0 0 1-10 0zM167 146a5 5 0 0 1 10 0a5 5 0 0 1-10 0z"
      />
      <Line color={ink.glow} d={strokes([8, 170], 5, [50, 0], [24, 0])} />
      <Line d="M160 122h10" />
    </>
  )
}

/** A tractor in the furrows. */
export function Farming() {
  return (
    <>
      <path fill={ink.haze} d="M0 0h240v180H0z" />
      <Sun x={56} y={60} r={24} fill={ink.glow} />
      <Cloud x={80} y={34} />
      <Birds x={24} y={104} />
      <path fill={ink.leaf} d="M0 130v-18q60-26 130-6t110-8v32z" />
      <path fill={ink.laterite} d="M192 112V86l16-14 16 14v26z" />
      <path fill={ink.paper} d="M202 112V98h12v14z" />
      <path fill={ink.green} d="M0 128h240v52H0z" />
      <path
        fill={ink.marigold}
        d="M0 180l60-52h14l-40 52zM76 180l24-52h14l-4 52zM146 180l-12-52h14l36 52zM222 180l-58-52h16l60 36v16z"
      />
      <path fill={ink.laterite} d="M96 124V94h22V58h44v8h-6v32h40q6 0 6 8v24h-84z" />
      <path fill={ink.rust} d="M96 124V94h22v30z" />
      <path fill={ink.haze} d="M124 66h26v28h-26z" />
      <path fill={ink.line} d="M112 52h56v7h-56zM180 98V76h5v22z" />
      <Line d="M202 112h-30M202 120h-30" color={ink.rust} />
      <circle cx="112" cy="130" r="30" fill={ink.line} />
      <circle cx="112" cy="130" r="14" fill={ink.marigold} />
      <circle cx="188" cy="142" r="18" fill={ink.line} />
      <circle cx="188" cy="142" r="8" fill={ink.marigold} />
      <circle cx="112" cy="130" r="4" fill={ink.line} />
      <circle cx="188" cy="142" r="3" fill={ink.line} />
      <Line color={ink.paper} d="M182 68q-6-6 2-12t2-12" />
    </>
  )
}
