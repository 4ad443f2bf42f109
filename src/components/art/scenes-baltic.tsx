import { Block, Dome, GableHouse, Spire } from './parts-built'
import { Birds, Cloud, Line, Sea, Sky, Sun } from './parts-land'
import { ink } from './palette'
import { arches, grid } from './shapes'

/** Kraków: St Mary's two unequal towers over the market. */
export function Poland() {
  return (
    <>
      <Sky fill={ink.haze} />
      <Sun x={190} y={52} r={22} halo={ink.air} />
      <Cloud x={18} y={48} />
      <GableHouse x={8} y={146} w={30} h={44} fill={ink.glow} gable="bell" pane={ink.clay} />
      <GableHouse x={38} y={146} w={30} h={38} fill={ink.paper} gable="step" pane={ink.leaf} />
      <GableHouse x={176} y={146} w={30} h={40} fill={ink.blush} gable="step" pane={ink.laterite} />
      <GableHouse x={206} y={146} w={30} h={46} fill={ink.glow} gable="bell" pane={ink.clay} />
      <Block x={76} y={62} w={34} h={86} fill={ink.laterite} shade={ink.rust} part={0.32} />
      <Block x={134} y={78} w={34} h={70} fill={ink.laterite} shade={ink.rust} part={0.32} />
      <path fill={ink.clay} d="M106 148V102l16-22 16 22v46z" />
      <path
        fill={ink.deep}
        d={`${arches([115, 148], 1, 0, [14, 22])}${arches([118, 118], 1, 0, [8, 20])}`}
      />
      <path
        fill={ink.glow}
        d={`${arches([90, 84], 2, 9, [5, 14])}${arches([90, 110], 2, 9, [5, 14])}${arches([148, 100], 2, 9, [5, 14])}${arches([148, 126], 2, 9, [5, 14])}`}
      />
      <path fill={ink.sand} d="M74 60h38v4H74zM76 88h34v3H76zM132 76h38v4h-38zM134 104h34v3h-34z" />
      <Spire x={93} y={60} w={20} h={48} fill={ink.green} shade={ink.deep} />
      <Spire x={79} y={60} w={8} h={20} fill={ink.green} shade={ink.deep} />
      <Spire x={107} y={60} w={8} h={20} fill={ink.green} shade={ink.deep} />
      <path fill={ink.marigold} d="M86 38l2 6h10l2-6-4 3-3-5-3 5z" />
      <Line d="M93 14v-6" />
      <Dome x={151} y={76} r={15} rise={14} fill={ink.green} shade={ink.deep} />
      <path fill={ink.green} d="M147 64h8v-8h-8z" />
      <Dome x={151} y={56} r={6} rise={8} fill={ink.green} shade={ink.deep} />
      <Line d="M151 48v-8" />
      <path fill={ink.sand} d="M0 146h240v34H0z" />
      <Line color={ink.dune} d="M14 160h30M70 168h44M150 158h26M190 170h34" />
      <path
        fill={ink.line}
        d="M52 166q4-5 8-3l4-2-3 6zM172 164q4-5 8-3l4-2-3 6zM188 158q3-4 6-2l3-2-2 5z"
      />
    </>
  )
}
/** Trakai: the red island castle on its lake. */
export function Lithuania() {
  return (
    <>
      <Sky fill={ink.blush} />
      <Sun x={46} y={62} r={26} fill={ink.glow} />
      <Cloud x={60} y={42} />
      <Cloud x={184} y={34} />
      <path
        fill={ink.leaf}
        d="M0 130v-22q14-12 26-2q12-12 26 0q14-10 26 0q16-12 30 0q30-10 44 0q16-12 30 0q14-10 26 0q18-10 32 2v26H0z"
      />
      <Sea y={132} fill={ink.green} ripple={ink.leaf} />
      <path fill={ink.leaf} d="M34 140q20-12 60-10h70q40 0 56 12q-90 8-186-2z" />
      <Block x={96} y={56} w={52} h={78} fill={ink.laterite} shade={ink.rust} />
      <path fill={ink.deep} d="M90 58l14-30h36l14 30z" />
      <path fill={ink.line} d="M90 58l14-30h6l-6 30z" />
      <path
        fill={ink.blush}
        d={`${arches([120, 84], 2, 12, [6, 16])}${arches([120, 110], 2, 12, [6, 16])}${arches([102, 84], 1, 0, [5, 14])}`}
      />
      <Block x={56} y={96} w={130} h={40} fill={ink.clay} shade={ink.laterite} part={0.2} />
      <path fill={ink.laterite} d={grid([60, 90], [13, 1], [10, 0], [6, 7])} />
      <path fill={ink.rust} d={arches([112, 136], 1, 0, [18, 26])} />
      <path
        fill={ink.glow}
        d={grid([86, 108], [2, 1], [10, 0], [3, 8]) + grid([140, 108], [3, 1], [10, 0], [3, 8])}
      />
      <Block x={40} y={78} w={24} h={60} fill={ink.laterite} shade={ink.rust} />
      <Block x={176} y={84} w={24} h={56} fill={ink.laterite} shade={ink.rust} />
      <Spire x={52} y={79} w={32} h={36} fill={ink.deep} shade={ink.line} />
      <Spire x={188} y={85} w={32} h={36} fill={ink.deep} shade={ink.line} />
      <path
        fill={ink.glow}
        d={arches([52, 98], 1, 0, [5, 11]) + arches([188, 104], 1, 0, [5, 11])}
      />
      <Line d="M122 28v-12" />
      <path fill={ink.marigold} d="M122 15l14 4-14 5z" />
      <path fill={ink.dune} d="M114 138h14l24 42H98z" />
      <Line color={ink.clay} d="M111 146h19M108 154h26M104 163h35M100 172h44" />
      <path fill={ink.paper} d="M192 166v-28q14 14 16 28zM189 166v-22q-10 10-12 22z" />
      <path fill={ink.line} d="M172 168h42l-6 7h-30z" />
      <Birds x={196} y={66} />
    </>
  )
}
