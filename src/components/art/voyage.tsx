import { useId } from 'react'

import { ink } from './palette'
import { Cloud } from './parts-land'
import { FarPorts } from './voyage-landmarks'
import { Jetty, LateriteHills, Shore, Uru } from './voyage-port'
import styles from './voyage.module.css'

const arcs =
  'M352 310C352 190 390 150 436 178M352 310C352 110 450 56 530 124M352 310C346-40 590-60 598 246'

/**
 * The landing picture: an uru leaves Beypore, and dashed great-circle routes draw themselves once
 * to three far ports. Decorative, 640 × 480, as wide as its container. Product 2, Home page.
 */
export function Voyage({ className }: { className?: string | undefined }) {
  const drawn = useId()
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 640 480"
      width="640"
      height="480"
      className={`${styles.voyage ?? ''} ${className ?? ''}`}
      aria-hidden="true"
    >
      <path fill={ink.cream} d="M0 0h640v480H0z" />
      <circle cx="320" cy="262" r="150" fill={ink.glow} />
      <circle cx="320" cy="262" r="96" fill={ink.marigold} />
      <g transform="translate(30 20) scale(1.7)">
        <Cloud x={24} y={22} />
        <Cloud x={132} y={40} />
      </g>
      <LateriteHills />
      <FarPorts />
      <path fill={ink.green} d="M0 340A900 900 0 0 1 640 340V480H0z" />
      <path
        fill="none"
        stroke={ink.leaf}
        strokeWidth="3"
        strokeLinecap="round"
        d="M372 336q40 3 76 9M492 338q20 3 34 7M404 372q50 6 96 17M552 374q30 7 54 15M360 412q60 5 116 19M528 424q30 7 56 16M600 456l24 7M398 454q40 3 72 9"
      />
      <Jetty />
      <Uru />
      <path fill={ink.green} d="M92 406q16-9 32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0v30H92z" />
      <path
        fill="none"
        stroke={ink.leaf}
        strokeWidth="3"
        strokeLinecap="round"
        d="M120 407q18-9 34-1t32 0t32 0t32 0t32 0t32 0q14-8 28-2M176 426h64M270 434h50M130 446h44M214 458h80"
      />
      <Shore />
      <mask id={drawn} maskUnits="userSpaceOnUse" x="0" y="0" width="640" height="480">
        <path className={styles.pen} pathLength="1" d={arcs} />
      </mask>
      <path className={styles.route} mask={`url(#${drawn})`} d={arcs} />
      <path
        fill={ink.laterite}
        d="M343 310a9 9 0 0 1 18 0a9 9 0 0 1-18 0zM429 180a7 7 0 0 1 14 0a7 7 0 0 1-14 0zM523 126a7 7 0 0 1 14 0a7 7 0 0 1-14 0zM591 248a7 7 0 0 1 14 0a7 7 0 0 1-14 0z"
      />
    </svg>
  )
}
