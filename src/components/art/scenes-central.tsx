import { Block, GableHouse, Spire } from './parts-built'
import { Birds, Cloud, Line, Sea, Sky, Spruce, Sun } from './parts-land'
import { ink } from './palette'
import { arches, grid } from './shapes'

/** Berlin: the Brandenburg Gate before a low sun. */
export function Germany() {
  return (
    <>
      <Sky fill={ink.glow} />
      <Sun x={120} y={92} r={78} />
      <Cloud x={8} y={44} />
      <Cloud x={190} y={30} />
      <path
        fill={ink.leaf}
        d="M0 150v-34q14-14 26 0q12-10 22 2q8 4 8 32zM240 150v-38q-14-12-26 2q-12-8-20 4q-10 4-10 32z"
      />
      <path
        fill={ink.green}
        d="M0 150v-22q10-10 18 2q10-4 14 20zM240 150v-24q-12-8-18 4q-12-2-14 20z"
      />
      <path fill={ink.deep} d="M64 84h112v64H64z" />
      <path fill={ink.paper} d={grid([62, 84], [6, 1], [21, 0], [11, 62])} />
      <path fill={ink.dune} d={grid([62, 84], [6, 1], [21, 0], [4, 62])} />
      <path fill={ink.paper} d="M54 68h132v17H54zM72 54h96v14H72zM100 47h40v7h-40z" />
      <path fill={ink.dune} d="M54 68h18v17H54zM72 54h14v14H72zM54 81h132v4H54zM100 47h8v7h-8z" />
      <path fill={ink.clay} d={grid([60, 72], [12, 1], [10.4, 0], [4, 5])} />
      <path
        fill={ink.green}
        d="M101 47v-7l-3-5 4-3 4 4 2 11zM111 47v-9l-2-5 4-2 3 4 2 12zM139 47v-7l3-5-4-3-4 4-2 11zM129 47v-9l2-5-4-2-3 4-2 12z"
      />
      <path fill={ink.deep} d="M116 47v-14l-6-7 7 2 1-4a2.500 2.500 0 0 1 4 0l1 4 7-2-6 7v14z" />
      <Line d="M127 34v-18M123 20h8" />
      <path
        fill={ink.paper}
        d="M26 110h32v36H26zM182 110h32v36h-32zM24 110l18-9 18 9zM180 110l18-9 18 9z"
      />
      <path
        fill={ink.deep}
        d={grid([31, 116], [3, 1], [9, 0], [5, 30]) + grid([187, 116], [3, 1], [9, 0], [5, 30])}
      />
      <path fill={ink.sand} d="M0 146h240v34H0z" />
      <path fill={ink.dune} d="M52 146h136l16 6H36z" />
      <Line color={ink.dune} d="M18 164h40M88 160h20M120 170h60M196 160h26" />
    </>
  )
}

/** Hallstatt: a spire, a lake and steep woods. */
export function Austria() {
  return (
    <>
      <Sky fill={ink.haze} />
      <Sun x={182} y={44} r={16} fill={ink.paper} />
      <path fill={ink.leaf} d="M-10 140L50 44l22 26 26-40 40 62 30-30 82 78z" />
      <path
        fill={ink.paper}
        d="M50 44l22 26-10 4-6-8-6 10-10-12-8 6zM98 30l-16 24 8-4 6 10 8-12 6 8 8-2zM168 62l-16 16 10-2 6 6 8-6 12 2z"
      />
      <path fill={ink.green} d="M-4 146V84l52 30 40 8 52-8 40-26 64-22v80z" />
      <path fill={ink.deep} d="M-4 146v-26l44 10 44 12zM244 146v-40l-40 18-50 22z" />
      <GableHouse x={54} y={142} w={24} h={22} fill={ink.paper} rows={1} pane={ink.clay} />
      <GableHouse x={30} y={144} w={22} h={16} fill={ink.blush} rows={1} pane={ink.laterite} />
      <GableHouse x={150} y={142} w={26} h={22} fill={ink.glow} rows={1} pane={ink.laterite} />
      <GableHouse x={178} y={144} w={24} h={16} fill={ink.paper} rows={1} pane={ink.clay} />
      <path
        fill={ink.laterite}
        d="M52 120l14-14 14 14zM28 128l13-13 13 13zM148 120l15-15 15 15zM176 128l14-14 14 14z"
      />
      <path fill={ink.sand} d="M84 118h50v26H84z" />
      <path fill={ink.laterite} d="M80 120l8-16h44l8 16z" />
      <path fill={ink.deep} d={arches([92, 140], 3, 14, [7, 15])} />
      <Block x={104} y={84} w={18} h={60} fill={ink.paper} shade={ink.dune} />
      <Spire x={113} y={84} w={22} h={50} fill={ink.green} shade={ink.deep} />
      <circle cx="113" cy="95" r="4.5" fill={ink.marigold} />
      <path fill={ink.deep} d="M110 112h6v10h-6z" />
      <Line d="M113 36v-8M110 31h6" />
      <Sea y={144} fill={ink.green} ripple={ink.leaf} />
      <path fill={ink.deep} d="M100 150h26l-8 3h8l-10 4h6l-9 15-9-15h6l-9-4h6z" />
    </>
  )
}

/** The Matterhorn over a viaduct with a red train. */
export function Switzerland() {
  return (
    <>
      <Sky fill={ink.glow} />
      <Cloud x={14} y={54} />
      <Cloud x={188} y={40} />
      <path fill={ink.paper} d="M24 150L92 78l22-56q4-8 10-4l8 12 8 30 22 22 54 68z" />
      <path fill={ink.leaf} d="M24 150L92 78l22-56q4-8 10-4l-6 20-12 22 12 14-20 22 10 12-12 42z" />
      <path fill={ink.haze} d="M124 18l8 12 8 30 22 22 54 68h-40l-18-30 2-16-20-14 4-16-14-18z" />
      <path
        fill={ink.leaf}
        d="M146 88l8 10-2 10 12 18-14-12zM168 98l14 22-10-4zM132 66l6 12-8-4z"
      />
      <path fill={ink.leaf} d="M0 150v-30l36-16 44 22 40-8 42 10 38-22 40-4v60z" />
      <path fill={ink.green} d="M0 180v-52l40 4 60 6 80-4 60-12v58z" />
      <Spruce x={18} y={134} h={40} />
      <Spruce x={222} y={134} h={42} />
      <Spruce x={206} y={134} h={28} />
      <path fill={ink.deep} d="M0 180v-18q60-8 120 2t120-6v22z" />
      <path
        fill={ink.sand}
        fillRule="evenodd"
        d={`M0 136h240v44H0z${arches([10, 180], 6, 38, [28, 34])}`}
      />
      <path fill={ink.dune} d={`M0 136h240v4H0z${grid([0, 140], [7, 1], [38, 0], [4, 40])}`} />
      <path fill={ink.laterite} d="M36 116h52v18H36zM92 116h52v18H92zM148 116h40q14 2 18 18h-58z" />
      <path
        fill={ink.paper}
        d={
          grid([41, 120], [5, 1], [9, 0], [6, 6]) +
          grid([97, 120], [5, 1], [9, 0], [6, 6]) +
          grid([153, 120], [4, 1], [9, 0], [6, 6])
        }
      />
      <Line d="M28 136h186M88 128h4M144 128h4M62 116l6-7 6 7" />
    </>
  )
}

/** Luxembourg: the Adolphe Bridge across its wooded gorge. */
export function Luxembourg() {
  return (
    <>
      <Sky fill={ink.blush} />
      <Sun x={64} y={50} r={20} halo={ink.glow} />
      <Cloud x={100} y={30} />
      <path fill={ink.clay} d="M0 130V84q30-10 60-2t110-8q40-8 70 4v52z" />
      <Block x={170} y={62} w={38} h={34} fill={ink.sand} shade={ink.dune} />
      <Block x={142} y={72} w={28} h={24} fill={ink.paper} shade={ink.sand} />
      <path fill={ink.deep} d="M139 72l17-14 17 14zM167 62h44l-8-12h-28z" />
      <Spire x={181} y={52} w={12} h={34} fill={ink.deep} shade={ink.line} />
      <Spire x={198} y={52} w={12} h={42} fill={ink.deep} shade={ink.line} />
      <path
        fill={ink.clay}
        d={grid([184, 68], [2, 2], [11, 11], [5, 7]) + grid([152, 79], [2, 1], [9, 0], [4, 7])}
      />
      <Block x={20} y={78} w={34} h={18} fill={ink.paper} shade={ink.sand} />
      <path fill={ink.deep} d="M16 78l6-11h30l6 11z" />
      <path fill={ink.green} d="M0 180V92h240v88z" />
      <path fill={ink.leaf} d="M0 180v-48q30-6 46 18l18 30zM240 180v-50q-32-6-48 18l-20 32z" />
      <path fill={ink.deep} d="M72 180q22-24 50-22t52 22z" />
      <path fill={ink.haze} d="M100 180q2-12 12-16t6-10q12 8 2 14t-4 12z" />
      <path
        fill={ink.paper}
        fillRule="evenodd"
        d={`M0 92h240v54h-26q-12-44-94-44t-94 44H0z${arches([6, 136], 2, 13, [8, 28])}${arches([213, 136], 2, 13, [8, 28])}${arches([36, 118], 1, 0, [8, 11])}${arches([196, 118], 1, 0, [8, 11])}`}
      />
      <path fill={ink.dune} d="M0 92h240v5H0zM26 146q12-44 94-44t94 44h-7q-14-37-87-37t-87 37z" />
      <Line color={ink.dune} d="M58 104h124" />
      <Birds x={104} y={62} />
    </>
  )
}
