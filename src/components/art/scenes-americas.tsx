import { Block } from './parts-built'
import { Birds, Cloud, Line, Palm, Sea, Sky, Spruce, Sun } from './parts-land'
import { ink } from './palette'
import { grid, strokes } from './shapes'

/** San Francisco: the Golden Gate Bridge out of the fog. */
export function UnitedStates() {
  return (
    <>
      <Sky fill={ink.glow} />
      <Sun x={66} y={70} r={30} />
      <Cloud x={84} y={32} />
      <path fill={ink.clay} d="M0 126V104q30-14 60-6t60-4q50-20 120 8v24z" />
      <path fill={ink.leaf} d="M0 130v-14q40-10 70 0t80-2q50-10 90-4v20z" />
      <Sea y={128} fill={ink.green} ripple={ink.leaf} />
      <path fill={ink.laterite} d="M52 118V70h5v12h8V70h5v48zM57 94h8v-4h-8z" />
      <Line color={ink.laterite} d="M-4 104Q30 100 61 70Q104 128 172 26Q196 70 244 82" />
      <Line
        color={ink.laterite}
        d="M12 100v14M26 95v19M40 87v27M76 88v26M90 98v16M104 101v13M118 94v20M132 82v32M146 66v48M186 52v62M200 66v48M214 74v40M228 79v35"
      />
      <path fill={ink.laterite} d="M0 114h240v8H0z" />
      <path fill={ink.rust} d="M0 119h240v4H0z" />
      <path
        fill={ink.laterite}
        d="M160 150V26h10v12h14V26h10v124zM170 60h14v-8h-14zM170 86h14v-8h-14zM170 114h14v-8h-14z"
        fillRule="evenodd"
      />
      <path
        fill={ink.rust}
        d="M160 150V26h4v124zM184 150V38h3v112zM170 38h14v3h-14zM170 58h14v3h-14zM170 84h14v3h-14z"
      />
      <path fill={ink.dune} d="M152 146h50l6 10h-62zM48 120h26v6H48z" />
      <path
        fill={ink.paper}
        d="M-6 122a9 9 0 0 1 12-8a15 15 0 0 1 27-3a10 10 0 0 1 15 4a8 8 0 0 1 16 7zM206 134a8 8 0 0 1 10-8a14 14 0 0 1 26-4v12z"
      />
      <path fill={ink.deep} d="M0 180v-26q30 2 44 12t40 14z" />
      <path fill={ink.line} d="M96 164h32l-5 8h-22z" />
      <path fill={ink.paper} d="M111 162v-26q12 10 12 26zM109 162v-20q-8 8-9 20z" />
      <Birds x={112} y={60} />
    </>
  )
}

/** The Rockies, a turquoise lake and a red canoe. */
export function Canada() {
  return (
    <>
      <Sky fill={ink.haze} />
      <Sun x={188} y={46} r={18} fill={ink.glow} />
      <Cloud x={10} y={34} />
      <path
        fill={ink.leaf}
        d="M-6 116L30 66l14 12 30-46 16 20 10-8 34 50 26-36 16 14 10-10 34 40 46-30v54z"
      />
      <path
        fill={ink.paper}
        d="M74 32l16 20 10-8 14 20-12-2-8 8-10-14-8 12-6-10-12 6zM160 58l16 14 10-10 14 18-12-4-8 6-10-8-8 6-10-6zM30 66l-12 16 10-3 6 6 6-8z"
      />
      <path fill={ink.green} d="M-4 126V92l40 20 60 8 60-8 46-18 42-10v42z" />
      <path fill={ink.leaf} d="M0 124h240v56H0z" />
      <path fill={ink.haze} d="M74 152l-30-28h70zM160 138l-18-14h40z" />
      <Spruce x={10} y={128} h={60} />
      <Spruce x={30} y={126} h={44} />
      <Spruce x={48} y={125} h={30} />
      <Spruce x={232} y={130} h={74} />
      <Spruce x={208} y={127} h={52} />
      <Spruce x={190} y={125} h={34} />
      <Line color={ink.haze} d="M128 134h30M20 142h26M186 146h36M150 172h40M40 170h24" />
      <path
        fill={ink.laterite}
        d="M62 144q6 10 24 10h68q18 0 24-10l4 2q-2 18-22 20H80q-20-2-22-20z"
      />
      <path fill={ink.rust} d="M60 154q6 4 22 4h76q16 0 22-4q-4 11-20 12H80q-16-1-20-12z" />
      <path fill={ink.line} d="M102 154q0-14 9-18q10 4 10 18z" />
      <path fill={ink.marigold} d="M105 140q-2-16 0-16h13q3 4 2 18z" />
      <circle cx="111" cy="118" r="6" fill={ink.blush} />
      <path fill={ink.laterite} d="M104 117q0-8 7-8t7 8z" />
      <Line d="M118 130l10 4M134 118l-14 50" />
      <path fill={ink.dune} d="M118 164h6l-3 12h-6z" />
      <path fill={ink.deep} d="M0 180v-8q30-6 60 8zM240 180v-12q-36 0-50 12z" />
    </>
  )
}

/** An agave: seven blades fanned from one root, `s` its size. */
function agave(x: number, y: number, s: number): string {
  return [-22, -15, -7, 0, 7, 15, 22]
    .map((lean) => {
      const height = 30 - Math.abs(lean) * 0.7
      return `M${x - 4 * s} ${y}L${(x + lean * s).toFixed(1)} ${(y - height * s).toFixed(1)}L${x + 4 * s} ${y}z`
    })
    .join('')
}

/** Chichén Itzá: the stepped pyramid, agaves in front. */
export function Mexico() {
  return (
    <>
      <Sky fill={ink.blush} />
      <Sun x={120} y={70} r={54} />
      <Cloud x={8} y={50} />
      <Cloud x={192} y={38} />
      <path fill={ink.leaf} d="M0 142v-22q12-10 24-2q14-10 28 2h136q12-12 26-2q14-10 26 2v22z" />
      <path
        fill={ink.sand}
        d="M24 146l4-12h8l4-12h8l4-12h8l4-12h8l4-12h8l4-12h64l4 12h8l4 12h8l4 12h8l4 12h8l4 12h8l4 12z"
      />
      <path fill={ink.dune} d="M24 146l4-12h8l4-12h8l4-12h8l4-12h8l4-12h8l4-12h20v72z" />
      <Line
        color={ink.clay}
        d="M36 134h66M48 122h54M60 110h42M72 98h30M84 86h18M138 134h66M138 122h54M138 110h42M138 98h30M138 86h18"
      />
      <path fill={ink.paper} d="M100 146l5-72h30l5 72z" />
      <Line color={ink.dune} d={strokes([106, 82], 11, [-0.35, 6], [28, 0])} />
      <Block x={98} y={54} w={44} h={20} fill={ink.sand} shade={ink.dune} />
      <path fill={ink.paper} d="M94 50h52v5H94z" />
      <path fill={ink.rust} d="M114 60h12v14h-12z" />
      <path fill={ink.clay} d="M0 146h240v34H0z" />
      <path fill={ink.laterite} d="M0 180v-14q60-10 120-2t120-6v22z" />
      <path fill={ink.green} d={agave(36, 172, 1.2) + agave(204, 174, 1.1)} />
      <path fill={ink.leaf} d={agave(66, 178, 0.8) + agave(176, 179, 0.7)} />
      <path
        fill={ink.green}
        d="M222 148v-34a5 5 0 0 1 10 0v34zM214 130v-8h4v6h6v5h-7zM230 126h6v-10h4v15h-10z"
      />
      <Birds x={60} y={44} />
    </>
  )
}

/** Rio: the Sugarloaf, its cable car and the wave pavement. */
export function Brazil() {
  return (
    <>
      <Sky fill={ink.glow} />
      <Sun x={52} y={76} r={30} />
      <Cloud x={78} y={34} />
      <path fill={ink.leaf} d="M0 126v-20q20-24 44-4q24-22 48 0t48-6q40-14 100 6v24z" />
      <Sea y={122} fill={ink.green} ripple={ink.leaf} />
      <path fill={ink.clay} d="M118 126q10-30 22-62q12-36 36-38q22 0 30 36q6 32 22 64z" />
      <path fill={ink.rust} d="M118 126q10-30 22-62q12-36 36-38q-18 22-18 52q0 26-8 48z" />
      <path fill={ink.laterite} d="M182 44q10 30 6 54q-6-30-6-54zM170 70q4 24 0 40q-6-20 0-40z" />
      <path fill={ink.green} d="M64 126q10-30 34-32q20 0 32 32z" />
      <path fill={ink.deep} d="M64 126q10-30 34-32q-16 14-16 32zM112 128q30-14 60-6t68 0v8z" />
      <Line d="M98 94L176 26M96 94h8M170 27h12" />
      <path fill={ink.marigold} d="M128 74h20v8q-2 6-6 6h-8q-4 0-6-6z" />
      <path fill={ink.deep} d={grid([131, 77], [3, 1], [5.5, 0], [4, 4])} />
      <Line d="M138 74v-12" />
      <path fill={ink.cream} d="M0 144q60-8 120-2t120-2v40H0z" />
      <path
        fill={ink.line}
        d="M0 162q15-12 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0v9q-15 12-30 0t-30 0-30 0-30 0-30 0-30 0-30 0-30 0z"
      />
      <Palm x={34} y={158} h={104} lean={12} />
      <Palm x={10} y={162} h={72} lean={-4} />
      <path fill={ink.laterite} d="M196 148a15 10 0 0 1 30 0z" />
      <path fill={ink.paper} d="M206 148q0-8 5-10q5 2 5 10z" />
      <Line d="M211 138v20" />
    </>
  )
}
