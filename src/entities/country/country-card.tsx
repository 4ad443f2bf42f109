import { Link } from 'react-router-dom'
import { Postmark, PostmarkAgain } from '@/components/art/postmark'
import { Stamp } from '@/components/art/stamp'
import { ScenePicture } from '@/components/scene-picture'
import { browse } from '@/words/browse'
import { countryName } from '@/words/country-names'
import { paths } from '@/lib/navigation/paths'
import { langOfSent } from '@/lib/text/lang-of'
import styles from './country-card.module.css'
import type { CountryInList } from './schema'

type Props = {
  country: CountryInList
  /** The id of the sheet's one postmark, and whether this card is the one that draws it. */
  postmark: string
  isFirst: boolean
}

/**
 * A country as a stamp that leads to its page. It turns to its franked back under the mouse, on keyboard focus and
 * while a finger presses it; the name is on both sides, so a tap need not show the back first. Product 2, Home page.
 */
export function CountryCard({ country: { _id, name, photo }, postmark, isFirst }: Props) {
  const shown = countryName(name)
  return (
    <Link to={paths.country.href(_id)} lang={langOfSent(shown, name)} className={styles.card}>
      <span className={styles.front}>
        <Stamp label={shown}>
          <ScenePicture kind="country" name={name} address={photo} width={320} fill />
        </Stamp>
      </span>
      <span className={styles.back} aria-hidden="true">
        <Stamp tone="franked" label={shown}>
          {isFirst ? (
            <Postmark text={browse.country.postmark} id={postmark} />
          ) : (
            <PostmarkAgain of={postmark} />
          )}
        </Stamp>
      </span>
    </Link>
  )
}
