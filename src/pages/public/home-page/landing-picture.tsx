import { Voyage } from '@/components/art/voyage'
import styles from './landing.module.css'

/** The port of departure, beside the question or below it. */
export function LandingPicture() {
  return <Voyage className={styles.picture} />
}
