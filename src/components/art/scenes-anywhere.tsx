import { Block, Dome, GableHouse, Spire } from './parts-built'
import { Birds, Cloud, Cypress, Line, Sea, Sky, Spruce, Sun, Tree } from './parts-land'
import { ink, type Ink } from './palette'
import { arches, grid } from './shapes'

/** The time of day of a landscape: the colours of its sky and its sun. */
export type Hour = { sky: Ink; sun: Ink }

/** A lighthouse on a headland. */
export function Coast({ sky, sun }: Hour) {
  return (
    <>
      <Sky fill={sky} />
      <Sun x={70} y={108} r={36} fill={sun} />
      <Cloud x={18} y={40} />
      <Cloud x={96} y={56} />
      <Sea y={118} />
      <path fill={ink.leaf} d="M0 118q20-14 44-12t34 12zM130 180l10-34 14-20q40-18 86-14v68z" />
      <path fill={ink.deep} d="M130 180l10-34 14-20q10-4 20-6q-4 20-14 28t-8 32z" />
      <path fill={ink.paper} d="M182 120l5-62h22l5 62z" />
      <path fill={ink.dune} d="M182 120l5-62h8l-2 62z" />
      <path fill={ink.laterite} d="M186 76h24l1 12h-26zM184 100h28l1 12h-30z" />
      <path fill={ink.rust} d="M186 76h8v12h-9zM184 100h9l-1 12h-9z" />
      <path fill={ink.line} d="M182 54h32v5h-32zM189 40h18v14h-18z" />
      <path fill={ink.marigold} d="M193 42h10v11h-10z" />
      <Dome x={198} y={40} r={11} fill={ink.laterite} shade={ink.rust} />
      <Line d="M198 29v-7" />
      <GableHouse x={214} y={122} w={24} h={14} fill={ink.paper} rows={1} pane={ink.green} />
      <path fill={ink.laterite} d="M210 110l16-16 16 16z" />
      <path fill={ink.paper} d="M66 158v-40q22 18 24 40zM62 158v-30q-14 12-16 30z" />
      <path fill={ink.rust} d="M42 161h54l-8 11H52z" />
      <Birds x={120} y={88} />
    </>
  )
}

/** A village on a hill, its tower over the roofs. */
export function HillTown({ sky, sun }: Hour) {
  return (
    <>
      <Sky fill={sky} />
      <Sun x={180} y={66} r={32} fill={sun} />
      <Cloud x={24} y={46} />
      <path fill={ink.leaf} d="M0 150v-34q50-20 100-8t140-14v56z" />
      <path fill={ink.green} d="M0 148q40-8 70-30q44-22 92 2q30 24 78 30v30H0z" />
      <Block x={106} y={44} w={20} h={62} fill={ink.sand} shade={ink.dune} />
      <Spire x={116} y={45} w={26} h={22} fill={ink.laterite} shade={ink.rust} />
      <path fill={ink.deep} d={arches([114, 66], 1, 0, [7, 14])} />
      <GableHouse x={62} y={126} w={26} h={20} fill={ink.paper} rows={1} pane={ink.green} />
      <GableHouse x={84} y={118} w={28} h={24} fill={ink.glow} rows={1} pane={ink.rust} />
      <GableHouse x={122} y={116} w={28} h={24} fill={ink.paper} rows={1} pane={ink.green} />
      <GableHouse x={148} y={126} w={26} h={20} fill={ink.blush} rows={1} pane={ink.rust} />
      <GableHouse x={102} y={126} w={30} h={20} fill={ink.sand} rows={1} pane={ink.deep} />
      <path
        fill={ink.laterite}
        d="M58 108l17-17 17 17zM80 96l18-18 18 18zM118 94l18-18 18 18zM144 108l17-17 17 17zM98 108l19-19 19 19z"
      />
      <Cypress x={54} y={134} h={36} />
      <Cypress x={182} y={138} h={40} />
      <Cypress x={194} y={142} h={30} />
      <path fill={ink.sand} d="M112 126h12q10 14-8 24t10 30h-34q-12-22 8-32t12-22z" />
      <path fill={ink.deep} d="M0 180v-12q40-8 88 12zM240 180v-16q-50-4-90 16z" />
    </>
  )
}

/** A lake under peaks. */
export function Highlands({ sky, sun }: Hour) {
  return (
    <>
      <Sky fill={sky} />
      <Sun x={62} y={60} r={24} fill={sun} />
      <Cloud x={160} y={36} />
      <path fill={ink.leaf} d="M-6 128L52 70l20 18 48-56 44 50 26-22 56 68z" />
      <path
        fill={ink.paper}
        d="M120 32L92 64l12-2 8 10 12-12 10 12 10-12 6 6zM190 60l-14 12 8 2 6 8 8-6 8 2z"
      />
      <path fill={ink.green} d="M0 134v-30l40 16 60 8 70-6 70-24v36z" />
      <Sea y={130} fill={ink.leaf} ripple={ink.haze} />
      <path fill={ink.haze} d="M120 166l-40-36h80z" />
      <Spruce x={18} y={136} h={66} />
      <Spruce x={44} y={133} h={46} />
      <Spruce x={222} y={138} h={76} />
      <Spruce x={196} y={133} h={50} />
      <GableHouse x={142} y={134} w={28} h={16} fill={ink.laterite} rows={1} pane={ink.glow} />
      <path fill={ink.rust} d="M138 120l18-18 18 18z" />
      <path fill={ink.deep} d="M0 180v-20q60 0 100 20zM240 180v-22q-50 4-80 22z" />
    </>
  )
}

/** A town on a river, with an old bridge. */
export function RiverTown({ sky, sun }: Hour) {
  return (
    <>
      <Sky fill={sky} />
      <Sun x={176} y={62} r={30} fill={sun} />
      <Cloud x={20} y={34} />
      <path fill={ink.leaf} d="M0 120V92q50-16 110-4t130-10v42z" />
      <Block x={96} y={58} w={48} h={60} fill={ink.paper} shade={ink.dune} />
      <Dome x={120} y={58} r={22} rise={28} fill={ink.green} shade={ink.deep} />
      <Line d="M120 30V18" />
      <path fill={ink.deep} d={arches([116, 84], 3, 9, [5, 16])} />
      <GableHouse x={8} y={120} w={28} h={36} fill={ink.glow} />
      <GableHouse x={36} y={120} w={30} h={28} fill={ink.clay} rows={2} gable="step" />
      <GableHouse x={66} y={120} w={30} h={38} fill={ink.sand} pane={ink.rust} />
      <GableHouse x={144} y={120} w={30} h={32} fill={ink.laterite} rows={2} pane={ink.blush} />
      <GableHouse x={174} y={120} w={28} h={40} fill={ink.paper} gable="step" pane={ink.green} />
      <GableHouse x={202} y={120} w={30} h={30} fill={ink.glow} rows={2} pane={ink.rust} />
      <Sea y={132} />
      <path
        fill={ink.sand}
        fillRule="evenodd"
        d={`M0 120h240v46H0z${arches([6, 166], 5, 48, [36, 34])}`}
      />
      <path
        fill={ink.dune}
        d={`M0 120h240v5H0z${grid([42, 138], [5, 1], [48, 0], [4, 30])}${grid([-6, 138], [1, 1], [0, 0], [12, 30])}`}
      />
      <Line color={ink.dune} d="M20 132h30M104 132h22M170 132h36" />
    </>
  )
}

/** Fields and a road to the hills. */
export function Plain({ sky, sun }: Hour) {
  return (
    <>
      <Sky fill={sky} />
      <Sun x={120} y={100} r={44} fill={sun} />
      <Cloud x={14} y={48} />
      <Cloud x={180} y={36} />
      <path fill={ink.leaf} d="M0 122V98q34-18 70-6t60-2 110-4v36z" />
      <path fill={ink.green} d="M0 180v-62q80-10 240 0v62z" />
      <path fill={ink.marigold} d="M0 132l96-16H60L0 122zM0 160l104-44h-6L0 140z" />
      <path fill={ink.dune} d="M240 132l-92-16h36l56 6zM240 164l-98-48h6l92 24z" />
      <path fill={ink.sand} d="M116 114h8l38 66H78z" />
      <Line color={ink.clay} d="M120 122v4M120 134v7M120 152v12" />
      <GableHouse x={178} y={122} w={26} h={16} fill={ink.paper} rows={1} pane={ink.green} />
      <path fill={ink.laterite} d="M174 108l17-17 17 17z" />
      <Tree x={214} y={124} r={9} />
      <Tree x={168} y={122} r={6} />
      <Tree x={40} y={124} r={10} />
      <Tree x={60} y={122} r={7} />
      <Tree x={20} y={130} r={8} />
      <path fill={ink.deep} d="M0 180v-14q20-2 46 14zM240 180v-14q-24-2-46 14z" />
      <Birds x={66} y={64} />
    </>
  )
}
