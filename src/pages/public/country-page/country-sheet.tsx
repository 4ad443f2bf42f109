import { BelowHeading } from '@/components/below-heading'
import { PageHead } from '@/components/page-head'
import { browse } from '@/words/browse'
import { countryName } from '@/words/country-names'
import { countryGuide } from '@/words/country-guide'
import { titleSuffix } from '@/words/site'
import { DetailsList } from '@/entities/country/details-list'
import { officesIn } from '@/entities/country/offices-in'
import type { Country } from '@/entities/country/schema'
import { paths } from '@/lib/navigation/paths'
import { cutText } from '@/lib/text/cut-text'
import { firstWords } from '@/lib/text/first-words'
import { langOf, langOfSent } from '@/lib/text/lang-of'
import styles from './country-guide.module.css'
import { CountryParts, partsOf, toldPurposes } from './country-parts'
import { GuideContents } from './guide-contents'
import type { GuidePartName } from './guide-part'
import type { Linked } from '@/features/search/link-query'

const words = browse.country

type Props = { country: Country; jobs: readonly Linked[] }

/** The description for search engines: the API's text if it is in the page's language. */
function metaDescription({ description }: Country, shown: string): string {
  const own = langOf(description) ? '' : firstWords(description)
  return own || firstWords(`${shown}: ${browse.meta.country.description}`)
}

const isOurs = (part: GuidePartName) => part !== 'plan'

/** Whether the page names an office that decides: in the API's details, or in the site's own texts. */
const namesOffice = (country: Country) =>
  officesIn(country.details).length > 0 || partsOf({ country, jobs: [] }).some(isOurs)

const isEnglish = (text: string) => langOf(text) === 'en'

/** The content of a country's envelope. */
export function CountrySheet({ country, jobs }: Props) {
  const { _id, name, description, details } = country
  const path = paths.country.href(_id)
  const parts = partsOf({ country, jobs })
  const shown = countryName(name)
  const title = countryGuide.title(shown, toldPurposes(name))
  const inEnglish = <p className="quiet small">{countryGuide.inEnglish}</p>
  return (
    <>
      <PageHead
        title={title + titleSuffix}
        description={metaDescription(country, shown)}
        path={path}
      />
      {isEnglish(description) && inEnglish}
      <p lang={langOfSent(description)} className={styles.description}>
        {cutText(description) || words.noDescription}
      </p>
      <BelowHeading>
        {parts.some(isOurs) && <GuideContents parts={parts} />}
        <h2 id="facts">{words.detailsHeading}</h2>
        {!isEnglish(description) && isEnglish(details) && inEnglish}
        {details ? <DetailsList details={details} /> : <p>{words.noDetails}</p>}
        {namesOffice(country) && <p className={`quiet small ${styles.checked}`}>{words.checked}</p>}
        <CountryParts country={country} jobs={jobs} />
      </BelowHeading>
    </>
  )
}
