import type { ReactNode } from 'react'
import { ink } from '@/components/art/palette'

function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 150" width="200" height="150" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Study: the letter from the college, out of its envelope. */
export function Letter() {
  return (
    <Sheet>
      <path fill={ink.green} d="M26 62L100 14l74 48v76H26z" />
      <path fill={ink.deep} d="M26 62h148v76H26z" />
      <g transform="rotate(-4 100 66)">
        <path fill={ink.paper} d="M50 12h100v116H50z" />
        <path fill={ink.laterite} d="M60 22h16v11q0 8-8 11q-8-3-8-11z" />
        <path fill={ink.glow} d="M67 22h2v21h-2z" />
        <path fill={ink.line} d="M84 24h52v5H84zM84 35h34v5H84z" />
        <path fill={ink.dune} d="M60 54h80v4H60zM60 64h80v4H60zM60 74h54v4H60z" />
        <path fill={ink.rust} d="M121 92l-5 24 10-6 10 6-5-24z" />
        <circle cx="126" cy="88" r="12" fill={ink.marigold} />
        <circle cx="126" cy="88" r="7" fill={ink.glow} />
      </g>
      <path fill={ink.green} d="M26 138l62-46q12-8 24 0l62 46z" />
      <path fill={ink.leaf} d="M26 66l62 38-62 34zM174 66l-62 38 62 34z" />
    </Sheet>
  )
}

/** Job: a luggage label with a hard hat. */
export function Label() {
  return (
    <Sheet>
      <path
        fill="none"
        stroke={ink.rust}
        strokeWidth="3"
        strokeLinecap="round"
        d="M40 75C8 70 6 30 34 22s40 12 20 40"
      />
      <path fill={ink.marigold} d="M52 28h124a8 8 0 0 1 8 8v78a8 8 0 0 1-8 8H52L22 98V52z" />
      <path fill={ink.glow} d="M60 38h112v74H60z" />
      <circle cx="42" cy="75" r="9" fill={ink.paper} stroke={ink.rust} strokeWidth="4" />
      <path fill={ink.laterite} d="M84 80a32 32 0 0 1 64 0z" />
      <path fill={ink.clay} d="M108 50h16v30h-16zM106 46h20v8h-20z" />
      <path fill={ink.rust} d="M76 80h80a4 4 0 0 1 0 8H76a4 4 0 0 1 0-8z" />
      <path fill={ink.line} d="M80 98h72v4H80z" />
    </Sheet>
  )
}

/** Visit: an open passport with the stamps of earlier journeys. */
export function Passport() {
  return (
    <Sheet>
      <path fill={ink.deep} d="M8 14h84q8 0 8 4q0-4 8-4h84v124h-84q-8 0-8 4q0-4-8-4H8z" />
      <path fill={ink.paper} d="M15 20h79q6 0 6 5v112q0-5-6-5H15z" />
      <path fill={ink.cream} d="M185 20h-79q-6 0-6 5v112q0-5 6-5h79z" />
      <path fill={ink.haze} d="M28 32h30v38H28z" />
      <path fill={ink.leaf} d="M32 70q0-14 11-14t11 14zM36 48a7 7 0 0 1 14 0a7 7 0 0 1-14 0z" />
      <path
        fill={ink.dune}
        d="M66 36h22v4H66zM66 48h22v4H66zM66 60h16v4H66zM28 104h60v4H28zM28 114h60v4H28z"
      />
      <g fill="none" strokeWidth="3">
        <circle cx="128" cy="54" r="20" stroke={ink.laterite} />
        <path stroke={ink.laterite} d="M114 54h28M120 46h16M120 62h16" />
        <path stroke={ink.green} d="M128 88l46-10 5 24-46 10zM138 97l28-6" />
      </g>
    </Sheet>
  )
}
