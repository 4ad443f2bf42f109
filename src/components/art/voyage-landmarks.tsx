import { ink } from './palette'
import { grid } from './shapes'

/** A gate of columns; stands on its own 0, 0. */
function Gate() {
  return (
    <>
      <path fill={ink.deep} d="M-32-44h64V0h-64z" />
      <path
        fill={ink.paper}
        d={`${grid([-36, -44], [5, 1], [15.5, 0], [10, 44])}M-42-58h84v14h-84zM-28-68h56v10h-56z`}
      />
      <path
        fill={ink.dune}
        d={`${grid([-36, -44], [5, 1], [15.5, 0], [4, 44])}M-42-48h84v4h-84zM-42-58h12v10h-12zM-28-68h10v10h-10z`}
      />
      <path fill={ink.green} d="M-14-68v-10l6-4 4 6 4-10 4 10 4-6 6 4v10z" />
    </>
  )
}

/** A clock tower; stands on its own 0, 0. */
function ClockTower() {
  return (
    <>
      <path fill={ink.sand} d="M-13 0v-76h26V0zM-17-76h34v-34h-34z" />
      <path fill={ink.dune} d="M-13 0v-76h9V0zM-17-76h10v-34h-10z" />
      <circle cy="-92" r="11" fill={ink.paper} stroke={ink.line} strokeWidth="3" />
      <path fill="none" stroke={ink.line} strokeWidth="3" strokeLinecap="round" d="M0-98v6l4 3" />
      <path fill={ink.deep} d="M-20-110h40L0-148z" />
      <path fill={ink.laterite} d={grid([1, -66], [1, 4], [0, 16], [5, 9])} />
    </>
  )
}

/** Three white shells; they stand on their own 0, 0. */
function Shells() {
  return (
    <>
      <path fill={ink.paper} d="M-38-6q0-30 34-44q-4 24 6 44zM-10-6q2-40 40-56q-6 30 6 56z" />
      <path
        fill={ink.dune}
        d="M-4-50q-16 20-12 44h18q-10-20-6-44zM30-62q-22 26-16 56h22q-12-26-6-56z"
      />
      <path fill={ink.clay} d="M-44-6h92v12h-92z" />
    </>
  )
}

/** The three far ports, each standing upright on the round of the sea. */
export function FarPorts() {
  return (
    <>
      <g transform="translate(426 287) rotate(6.5) scale(1.1)">
        <Gate />
      </g>
      <g transform="translate(508 302) rotate(12) scale(1.12)">
        <ClockTower />
      </g>
      <g transform="translate(582 325) rotate(17) scale(1.1)">
        <Shells />
      </g>
    </>
  )
}
