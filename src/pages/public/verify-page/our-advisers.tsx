import { OutLink } from '@/components/out-link'
import { advisers } from '@/content/facts/advisers'
import { adviserPlaces, lookUpPlaces } from '@/content/facts/official-help'
import { countryNames } from '@/words/countries'
import { placeWords } from '@/words/official-help'
import { verify } from '@/words/verify'
import styles from './look-up.module.css'
import { SampleMark } from './sample-mark'

const { advisers: words } = verify

/** Who advises on which country, under which licence, and the register of each; nothing if nobody does. */
export function OurAdvisers() {
  if (advisers.length === 0) return null
  return (
    <section aria-labelledby="advisers">
      <h2 id="advisers">{words.heading}</h2>
      <p>{words.intro}</p>
      <ul className={styles.list}>
        {advisers.map(({ country, name, licence }) => {
          const place = adviserPlaces[country]
          return (
            <li key={`${country} ${licence}`}>
              <h3>{countryNames[country]}</h3>
              <dl>
                <dt>{words.name}</dt>
                <dd>
                  {name} <SampleMark />
                </dd>
                <dt>{words.licence}</dt>
                <dd>
                  {licence} <SampleMark />
                </dd>
                <dt>{words.register}</dt>
                <dd>
                  <OutLink url={lookUpPlaces[place]}>{placeWords[place].name}</OutLink>
                </dd>
              </dl>
            </li>
          )
        })}
      </ul>
      <p>{words.note}</p>
    </section>
  )
}
