import { Block, Dome, Spire } from './parts-built'
import { Birds, Cloud, Line, Palm, Sea, Sky, Sun } from './parts-land'
import { ink } from './palette'
import { arches, grid } from './shapes'

/** Rome: the Colosseum and umbrella pines. */
export function Italy() {
  return (
    <>
      <Sky fill={ink.blush} />
      <Sun x={176} y={62} r={30} fill={ink.glow} />
      <Cloud x={20} y={36} />
      <Cloud x={132} y={32} />
      <path fill={ink.leaf} d="M0 150v-24q40-14 90-6t150-8v38z" />
      <path fill={ink.rust} d="M60 76q60-14 124 22l10 20H60z" />
      <path fill={ink.clay} d="M34 148V64q20-12 52-14l12 12 10 2 6 14 16 6 6 12q40 0 70 8v44z" />
      <path fill={ink.dune} d="M54 148V56q16-5 32-6l12 12 10 2 6 14 16 6 6 12q40 0 70 8v44z" />
      <path fill={ink.sand} d="M76 148V51h10l12 12 10 2 6 14 16 6 6 12q40 0 70 8v43z" />
      <path
        fill={ink.rust}
        d={`${arches([82, 96], 2, 15, [9, 16])}${arches([82, 120], 8, 15, [9, 17])}${arches([82, 146], 8, 15, [9, 18])}${arches([60, 97], 1, 0, [9, 16])}${arches([60, 121], 1, 0, [9, 17])}${arches([60, 146], 1, 0, [9, 18])}${arches([41, 99], 1, 0, [7, 16])}${arches([41, 122], 1, 0, [7, 17])}${arches([41, 146], 1, 0, [7, 18])}${grid([64, 62], [1, 1], [0, 0], [5, 7])}${grid([84, 62], [1, 1], [0, 0], [5, 7])}`}
      />
      <Line color={ink.clay} d="M34 78q20-6 74-6M34 101q20-3 96-3M34 125q40-2 172-2" />
      <path fill={ink.green} d="M0 180v-34q120-8 240 0v34z" />
      <path fill={ink.deep} d="M0 180v-14q110-18 240-4v18z" />
      <Line d="M22 166q2-40-2-70M20 118l-10-14M222 168q-4-34 0-64M222 122l8-12" />
      <path
        fill={ink.green}
        d="M-10 98q2-18 30-20q26 2 30 18q-30 10-60 2zM190 106q2-18 32-20q26 2 30 18q-30 10-62 2z"
      />
      <path
        fill={ink.deep}
        d="M-10 98q2-12 16-17q-2 12 20 20q-20 2-36-3zM190 106q2-12 16-17q-2 12 20 20q-20 2-36-3z"
      />
    </>
  )
}

/** A tapering tower of height `h`; `x`, `y` is its lower left corner. */
function tower(x: number, y: number, h: number): string {
  return `M${x} ${y}q2-${h * 0.8} 12-${h}q10 ${h * 0.2} 12 ${h}z`
}

/** The same tower's side away from the sun. */
function shade(x: number, y: number, h: number): string {
  return `M${x} ${y}q2-${h * 0.8} 12-${h}q-3 ${h * 0.3}-4 ${h}z`
}

/** Barcelona: the towers of the Sagrada Família. */
export function Spain() {
  return (
    <>
      <Sky fill={ink.glow} />
      <Sun x={188} y={70} r={30} />
      <Cloud x={16} y={50} />
      <Cloud x={164} y={34} />
      <path fill={ink.blush} d="M0 150v-34h20v-8h24v10h22v32zM176 150v-36h22v8h20v-14h22v42z" />
      <path fill={ink.clay} d={`${tower(70, 150, 104)}${tower(146, 150, 104)}`} />
      <path fill={ink.laterite} d={`${shade(70, 150, 104)}${shade(146, 150, 104)}`} />
      <path fill={ink.laterite} d={`${tower(92, 150, 128)}${tower(124, 150, 128)}`} />
      <path fill={ink.rust} d={`${shade(92, 150, 128)}${shade(124, 150, 128)}`} />
      <path
        fill={ink.glow}
        d={`${grid([105, 56], [1, 7], [0, 10], [3, 6])}${grid([137, 56], [1, 7], [0, 10], [3, 6])}${grid([84, 76], [1, 5], [0, 10], [3, 6])}${grid([160, 76], [1, 5], [0, 10], [3, 6])}`}
      />
      <path
        fill={ink.marigold}
        d="M78 48l4-7 4 7-4 5zM100 24l4-8 4 8-4 5zM132 24l4-8 4 8-4 5zM154 48l4-7 4 7-4 5z"
      />
      <path fill={ink.clay} d="M82 152v-32l12-8 12 8 14-22 14 22 12-8 12 8v32z" />
      <path
        fill={ink.rust}
        d={`${arches([110, 152], 1, 0, [20, 34])}${arches([90, 152], 1, 0, [11, 22])}${arches([139, 152], 1, 0, [11, 22])}`}
      />
      <path fill={ink.glow} d="M120 108l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z" />
      <path fill={ink.sand} d="M0 150h240v30H0z" />
      <path
        fill={ink.green}
        d="M0 180v-22q20-10 40 0q26-8 40 4q40 6 80 0q14-12 40-4q20-10 40 0v22z"
      />
      <path fill={ink.deep} d="M0 180v-10q60-8 120 0t120-2v12z" />
      <Palm x={36} y={172} h={70} lean={-4} />
      <Palm x={208} y={172} h={56} lean={4} />
    </>
  )
}

/** Lisbon: tram 28 on its hill. */
export function Portugal() {
  return (
    <>
      <Sky fill={ink.haze} />
      <Cloud x={96} y={26} />
      <path fill={ink.paper} d="M-4 150V50h52v100z" />
      <path fill={ink.leaf} d={grid([-2, 52], [5, 11], [11, 9], [5, 4])} />
      <path fill={ink.cream} d="M48 150V66h42v84z" />
      <path fill={ink.blush} d="M150 150V60h44v90z" />
      <path fill={ink.paper} d="M194 150V42h50v108z" />
      <path fill={ink.leaf} d={grid([196, 46], [5, 12], [11, 9], [5, 4])} />
      <path fill={ink.glow} d="M90 150V84h60v66z" />
      <path
        fill={ink.laterite}
        d="M-6 52l8-16h40l10 16zM46 68l6-12h34l8 12zM88 86l8-12h48l8 12zM148 62l6-14h36l8 14zM192 44l8-16h50v16z"
      />
      <path
        fill={ink.deep}
        d={`${arches([8, 92], 2, 20, [11, 22])}${grid([56, 78], [2, 1], [16, 0], [9, 16])}${grid([160, 72], [2, 1], [16, 0], [9, 16])}${arches([206, 86], 2, 18, [10, 22])}`}
      />
      <Line d="M4 94h38M52 97h34M156 91h34M202 88h36M0 20l240 26M128 35l-14 28" />
      <path fill={ink.sand} d="M0 150h240v30H0z" />
      <Line color={ink.clay} d="M0 170h240M0 176h240" />
      <path fill={ink.marigold} d="M56 108h130v50H56z" />
      <path fill={ink.paper} d="M56 76h130v34H56z" />
      <path fill={ink.laterite} d="M50 76q2-12 16-14h110q14 2 16 14z" />
      <path fill={ink.deep} d={grid([62, 82], [6, 1], [20.5, 0], [16, 22])} />
      <path fill={ink.haze} d={grid([62, 82], [6, 1], [20.5, 0], [6, 22])} />
      <path fill={ink.laterite} d="M56 118h130v4H56zM56 154h130v6H56z" />
      <path fill={ink.clay} d="M82 162h24v8H82zM136 162h24v8h-24z" />
      <circle cx="88" cy="167" r="8" fill={ink.line} />
      <circle cx="154" cy="167" r="8" fill={ink.line} />
      <path fill={ink.paper} d="M108 126h26v20h-26z" />
      <Line d="M115 131h4v5h-4v5h4M125 131h4v10h-4zM125 136h4" />
      <circle cx="180" cy="134" r="5" fill={ink.cream} />
      <circle cx="62" cy="134" r="5" fill={ink.laterite} />
    </>
  )
}

/** Valletta: dome and spire over bastions, a luzzu in the harbour. */
export function Malta() {
  return (
    <>
      <Sky fill={ink.haze} />
      <Sun x={40} y={50} r={20} fill={ink.glow} />
      <Cloud x={178} y={40} />
      <Birds x={196} y={64} />
      <path fill={ink.dune} d="M0 130V96h22v-8h26v10h30v-8h110v6h24v8h28v26z" />
      <Block x={78} y={66} w={18} h={50} fill={ink.paper} shade={ink.dune} />
      <Spire x={87} y={66} w={20} h={48} fill={ink.sand} shade={ink.dune} />
      <Block x={104} y={66} w={56} h={34} fill={ink.paper} shade={ink.dune} part={0.3} />
      <path fill={ink.clay} d={arches([116, 90], 4, 11, [6, 16])} />
      <Dome x={132} y={66} r={30} rise={38} fill={ink.sand} shade={ink.dune} />
      <path fill={ink.paper} d="M127 30h10v-10h-10z" />
      <Dome x={132} y={20} r={6} fill={ink.clay} shade={ink.laterite} />
      <Line d="M132 14V6M87 18v-8" />
      <Line color={ink.clay} d="M132 30v36M120 34q-8 14-8 32M144 34q8 14 8 32" />
      <Block x={2} y={100} w={34} h={34} fill={ink.cream} shade={ink.dune} />
      <Block x={36} y={92} w={30} h={42} fill={ink.paper} shade={ink.sand} />
      <Block x={66} y={104} w={36} h={30} fill={ink.glow} shade={ink.dune} />
      <Block x={102} y={96} w={34} h={38} fill={ink.cream} shade={ink.dune} />
      <Block x={136} y={104} w={32} h={30} fill={ink.paper} shade={ink.sand} />
      <Block x={168} y={90} w={30} h={44} fill={ink.glow} shade={ink.dune} />
      <Block x={198} y={102} w={40} h={32} fill={ink.paper} shade={ink.sand} />
      <path fill={ink.green} d="M46 98h8v12h-8zM112 102h8v12h-8zM212 108h7v11h-7z" />
      <path
        fill={ink.laterite}
        d="M18 106h7v11h-7zM82 110h8v10h-8zM180 96h8v12h-8zM146 110h7v10h-7z"
      />
      <path fill={ink.dune} d="M0 126h240v22H0z" />
      <path fill={ink.clay} d={arches([14, 148], 6, 38, [16, 14])} />
      <Line color={ink.sand} d="M0 128h240" />
      <Sea y={146} fill={ink.green} ripple={ink.leaf} />
      <path
        fill={ink.marigold}
        d="M66 146q-2-8 2-14l6 10h92l8-12q4 8 0 16-4 20-20 20H86q-16 0-20-20z"
      />
      <path fill={ink.laterite} d="M67 152h106l-3 6H70z" />
      <path fill={ink.deep} d="M71 159h98q-6 9-16 9H86q-10 0-15-9z" />
      <path fill={ink.paper} d="M72 145h94v3H73z" />
      <path fill={ink.paper} d="M152 150q6-5 12 0q-6 5-12 0z" />
      <circle cx="158" cy="150" r="2" fill={ink.line} />
      <path fill={ink.paper} d="M92 142v-12h26v12z" />
      <Line d="M128 142v-18M92 130h28" />
    </>
  )
}
