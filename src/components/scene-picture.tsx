import { LazyCountryScene } from './art/country-scene-lazy'
import { LazyJobScene } from './art/job-scene-lazy'
import { Picture } from './picture'
import styles from './scene-picture.module.css'

type Props = {
  kind: 'country' | 'job'
  /** Whose picture it is; selects the drawing if there is no photo. */
  name: string
  /** The photo as the API gave it. */
  address: unknown
  /** Width in CSS pixels that the picture has at most. */
  width: number
  eager?: boolean
  /** As tall as the container instead of 4:3; the container's height must be set. */
  fill?: boolean
}

/** A photo that fills its frame, or a drawing by name. Decorative: the name is beside it. */
export function ScenePicture({ kind, name, address, width, eager = false, fill }: Props) {
  const size = { width, height: Math.round((width * 3) / 4) }
  const drawing =
    kind === 'country' ? (
      <LazyCountryScene name={name} {...size} />
    ) : (
      <LazyJobScene name={name} {...size} />
    )
  return (
    <span className={fill ? `${styles.frame} ${styles.fill}` : styles.frame}>
      <Picture address={address} placeholder={drawing} alt="" {...size} eager={eager} />
    </span>
  )
}
