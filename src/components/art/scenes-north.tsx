import { GableHouse } from './parts-built'
import { Cloud, Line, Sea, Sky, Spruce, Sun } from './parts-land'
import { ink } from './palette'
import { grid } from './shapes'

/** Copenhagen: the coloured houses of Nyhavn and an old ship. */
export function Denmark() {
  return (
    <>
      <Sky fill={ink.haze} />
      <Cloud x={18} y={36} />
      <Cloud x={176} y={26} />
      <GableHouse
        x={-6}
        y={134}
        w={38}
        h={62}
        fill={ink.marigold}
        gable="flat"
        pane={ink.cream}
        rows={4}
      />
      <GableHouse x={32} y={134} w={36} h={54} fill={ink.laterite} pane={ink.blush} rows={3} />
      <GableHouse
        x={68}
        y={134}
        w={40}
        h={66}
        fill={ink.glow}
        gable="flat"
        pane={ink.clay}
        rows={4}
      />
      <GableHouse x={108} y={134} w={36} h={56} fill={ink.green} pane={ink.haze} rows={3} />
      <GableHouse
        x={144}
        y={134}
        w={40}
        h={60}
        fill={ink.clay}
        gable="flat"
        pane={ink.cream}
        rows={4}
      />
      <GableHouse x={184} y={134} w={36} h={54} fill={ink.paper} pane={ink.leaf} rows={3} />
      <GableHouse
        x={220}
        y={134}
        w={36}
        h={64}
        fill={ink.marigold}
        gable="flat"
        pane={ink.cream}
        rows={4}
      />
      <path
        fill={ink.rust}
        d="M-6 68h38l-6-12H0zM68 64h40l-7-12H75zM144 70h40l-7-12h-26zM220 66h36v-12h-29zM28 82l22-22 22 22-4 1-18-18-18 18zM104 80l22-22 22 22-4 1-18-18-18 18zM180 82l22-22 22 22-4 1-18-18-18 18z"
      />
      <path fill={ink.sand} d="M0 134h240v10H0z" />
      <Line color={ink.dune} d="M0 144h240" />
      <Sea y={145} fill={ink.deep} ripple={ink.green} />
      <path fill={ink.line} d="M58 140h116q-2 22-18 24H80q-18-2-22-24zM174 140l26-12-24 16z" />
      <path fill={ink.paper} d="M59 143h115v4H60z" />
      <path fill={ink.clay} d="M74 140v-9h22v9zM134 140v-7h20v7z" />
      <Line d="M104 140V34M146 140V48M84 58h40M90 84h30M130 70h32M104 36L62 140M104 36l42 36M146 50l52 78M146 50l-42 86" />
      <path fill={ink.paper} d="M86 60h36v5H86zM92 86h26v5H92zM132 72h28v5h-28z" />
      <path fill={ink.laterite} d="M104 34l14 4-14 5z" />
    </>
  )
}

/** A red cottage on a lake at midsummer. */
export function Sweden() {
  return (
    <>
      <Sky fill={ink.cream} />
      <Sun x={184} y={92} r={34} />
      <Cloud x={22} y={40} />
      <Cloud x={112} y={28} />
      <path fill={ink.haze} d="M0 126V98q40-16 84-6t80 2q40-10 76 4v30z" />
      <path fill={ink.leaf} d="M0 132v-18q60-12 120-2t120-4v26z" />
      <Sea y={130} fill={ink.green} ripple={ink.leaf} />
      <path fill={ink.marigold} d="M164 134h40v3h-40zM172 141h26v3h-26zM178 148h14v3h-14z" />
      <Spruce x={62} y={126} h={52} />
      <Spruce x={48} y={128} h={84} />
      <Spruce x={160} y={130} h={46} />
      <path fill={ink.deep} d="M0 180v-46q70-16 150 0l10 6q-30 4-50 12t-40 28z" />
      <path fill={ink.green} d="M0 150q50-20 118-16l-10 10Q60 146 0 164z" />
      <path fill={ink.laterite} d="M66 138V98h70v40z" />
      <path fill={ink.rust} d="M66 138V98l17-24 17 24v40z" />
      <path fill={ink.line} d="M60 102l23-32h46l14 32-4 2h-36L83 76l-19 28z" />
      <path fill={ink.clay} d="M112 76v-14h10v14z" />
      <path
        fill={ink.paper}
        d={`${grid([72, 106], [1, 1], [0, 0], [14, 14])}${grid([106, 108], [2, 1], [16, 0], [10, 14])}M65 102h3v36h-3zM98 102h3v36h-3zM134 104h3v34h-3z`}
      />
      <Line color={ink.rust} d="M79 106v14M72 113h14M111 108v14M127 108v14" />
      <path fill={ink.paper} d="M90 138v-20h7v20z" />
      <path fill={ink.leaf} d="M24 62q20 16 20 44q-2 20-20 20t-20-20q0-28 20-44z" />
      <path fill={ink.green} d="M24 62q-6 20-4 40q2 14 4 24q-18 0-20-20q0-28 20-44z" />
      <path fill={ink.paper} d="M22 172v-72h4v72z" />
      <Line d="M22 130h2M24 142h2M22 154h2M24 116h2" />
      <path fill={ink.dune} d="M120 146h66v5h-66zM136 151h4v12h-4zM168 151h4v12h-4z" />
      <path fill={ink.paper} d="M192 158h34q-4 10-12 10h-12q-8 0-10-10z" />
      <Line d="M200 158l20-8" color={ink.dune} />
    </>
  )
}

/** A cabin in the snow under northern lights. */
export function Finland() {
  return (
    <>
      <Sky fill={ink.deep} />
      <path
        fill={ink.green}
        d="M-4 66q40-44 84-26t84-14q40-20 80 0v30q-36-18-72 2t-84 14q-44-10-92 40z"
      />
      <path
        fill={ink.leaf}
        d="M-4 92q34-44 70-30t84-8q48-26 94-6v14q-44-14-90 10t-86 8q-32-8-72 40z"
      />
      <path
        fill={ink.haze}
        d="M-4 112q30-38 62-30t80-4q50-28 106-12v5q-54-10-102 14t-82 8q-28-4-64 32z"
      />
      <path
        fill={ink.paper}
        d="M24 22h2v2h-2zM66 14h2v2h-2zM110 20h2v2h-2zM206 12h2v2h-2zM228 100h2v2h-2zM196 96h2v2h-2zM150 100h2v2h-2zM44 46h2v2h-2z"
      />
      <path
        fill={ink.green}
        d="M0 140v-14l20-10 16 8 24-14 26 12 30-10 30 12 28-14 34 12 32-10v30z"
      />
      <path fill={ink.haze} d="M0 180v-42q60-12 120-2t120-6v50z" />
      <path fill={ink.paper} d="M0 180v-22q60-16 112-10t128-6v38z" />
      <Spruce x={30} y={154} h={76} fill={ink.leaf} shade={ink.line} />
      <Spruce x={62} y={148} h={52} fill={ink.leaf} shade={ink.line} />
      <Spruce x={206} y={150} h={84} fill={ink.leaf} shade={ink.line} />
      <Spruce x={230} y={146} h={58} fill={ink.leaf} shade={ink.line} />
      <path fill={ink.laterite} d="M102 150v-26h64v26z" />
      <path fill={ink.rust} d="M102 150v-26l14-18 14 18v26z" />
      <path fill={ink.paper} d="M94 128l22-28h42l16 28h-42l-16-18-16 18z" />
      <path fill={ink.clay} d="M144 102V88h9v14z" />
      <path fill={ink.paper} d="M142 86h13v4h-13z" />
      <Line color={ink.haze} d="M148 80q-6-6 0-12t0-12" />
      <path fill={ink.marigold} d="M110 126h12v12h-12zM138 132h9v9h-9zM152 132h9v9h-9z" />
      <Line color={ink.rust} d="M116 126v12M110 132h12" />
      <path fill={ink.glow} d="M104 150h60l14 10H96z" />
      <Line color={ink.haze} d="M20 170h46M88 166h24M150 172h60" />
    </>
  )
}
