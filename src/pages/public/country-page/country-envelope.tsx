import { Link } from 'react-router-dom'
import { Postmark } from '@/components/art/postmark'
import { Stamp } from '@/components/art/stamp'
import { BelowHeading } from '@/components/below-heading'
import { ScenePicture } from '@/components/scene-picture'
import { browse } from '@/words/browse'
import { countryGuide } from '@/words/country-guide'
import { countryName } from '@/words/country-names'
import type { CountryInList } from '@/entities/country/schema'
import { SaveButton } from '@/features/shortlist/save-button'
import { paths } from '@/lib/navigation/paths'
import { langOfSent } from '@/lib/text/lang-of'
import styles from './country-guide.module.css'

/** A country as an airmail envelope: all that the list says about it. Product 2, /country/:id. */
export function CountryEnvelope({ country: { _id, name, photo } }: { country: CountryInList }) {
  const shown = countryName(name)
  return (
    <header className={styles.envelope}>
      {/* The stamp takes its space before its picture loads, so the name does not move. */}
      <div className={styles.franked} aria-hidden="true">
        <span className={styles.postmark}>
          <BelowHeading>
            <Postmark text={browse.country.postmark} />
          </BelowHeading>
        </span>
        <Stamp>
          <BelowHeading>
            <ScenePicture kind="country" name={name} address={photo} width={400} eager />
          </BelowHeading>
        </Stamp>
      </div>
      <h1 lang={langOfSent(shown, name)} className={styles.name}>
        {shown}
      </h1>
      <BelowHeading>
        <div className={styles.actions}>
          <SaveButton item={{ kind: 'country', id: _id, name }} shown={shown}>
            <Link to={paths.compare.href([_id])} className={styles.compare}>
              {countryGuide.compare}
              <span className="visually-hidden">{` ${countryGuide.compareWith(shown)}`}</span>
            </Link>
          </SaveButton>
        </div>
      </BelowHeading>
    </header>
  )
}
