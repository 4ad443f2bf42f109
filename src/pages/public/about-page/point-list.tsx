import { IconPath } from '@/components/art/small-icons'
import styles from './point-list.module.css'

type Props = {
  points: readonly { title: string; text: string }[]
  /** Marks each point as something refused. */
  crossed?: boolean
}

/** Titled points, two beside each other where there is room. */
export function PointList({ points, crossed = false }: Props) {
  return (
    <ul className={crossed ? `${styles.points} ${styles.crossed}` : styles.points}>
      {points.map(({ title, text }) => (
        <li key={title}>
          {crossed && <IconPath d="M5 5l14 14M19 5L5 19" />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
