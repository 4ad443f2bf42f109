import { Link, useParams } from 'react-router-dom'
import { Postmark } from '@/components/art/postmark'
import { Stamp } from '@/components/art/stamp'
import { LoadFailed } from '@/components/load-failed'
import { PageHead } from '@/components/page-head'
import { QueryStates } from '@/components/query-states'
import { ScenePicture } from '@/components/scene-picture'
import { Loading } from '@/components/loading'
import { browse } from '@/words/browse'
import { countryForm } from '@/words/country-form'
import { common } from '@/words/common'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { countriesQuery, countryQuery } from '@/entities/country/api'
import { DetailsList } from '@/entities/country/details-list'
import type { Country } from '@/entities/country/schema'
import { EnquiryForm } from '@/features/enquire/enquiry-form'
import { SaveButton } from '@/features/shortlist/save-button'
import { cutText } from '@/lib/text/cut-text'
import { isApiError, messageOf } from '@/lib/api/errors'
import { firstWords } from '@/lib/text/first-words'
import { paths } from '@/lib/navigation/paths'
import { useApiQuery } from '@/lib/api/query'
import { breadcrumbs } from '@/lib/head/structured-data'
import { allCountries } from '@/lib/navigation/all-countries'
import styles from './country-page.module.css'
import place from '@/components/enquiry-place.module.css'

const words = browse.country

/** One country and its enquiry form. Product 2, /country/:id and /country-details/:id. */
export function CountryPage() {
  const { id = '' } = useParams()
  const path = paths.country.href(id)
  const country = useApiQuery(countryQuery(id))
  // Not asked for here: whoever comes from the list sees the name at once.
  const list = useApiQuery({ ...countriesQuery(), enabled: false })
  const name = list.data?.find(({ _id }) => _id === id)?.name ?? browse.meta.country.title
  return (
    <QueryStates
      load={country}
      loading={<CountryLoading name={name} path={path} />}
      toast={messages.lists.countryDetails}
      failed={(error, retry) => <CountryMissing error={error} path={path} onRetry={retry} />}
    >
      {(found) => <CountryGuide country={found} />}
    </QueryStates>
  )
}

function CountryLoading({ name, path }: { name: string; path: string }) {
  return (
    <div className="container section">
      <PageHead {...browse.meta.country} title={name + titleSuffix} path={path} />
      <h1 className={styles.name}>{name}</h1>
      <Loading label={words.loading} />
    </div>
  )
}

function CountryGuide({ country }: { country: Country }) {
  const { _id, name, description, details, photo } = country
  const path = paths.country.href(_id)
  return (
    <div className={`container section ${styles.page}`}>
      <PageHead
        title={name + titleSuffix}
        description={firstWords(description) || browse.meta.country.description}
        path={path}
        jsonLd={[breadcrumbs(common.home, { name, path })]}
      />
      <div>
        <header className={styles.envelope}>
          <div className={styles.franked} aria-hidden="true">
            <span className={styles.postmark}>
              <Postmark text={words.postmark} />
            </span>
            <Stamp>
              <ScenePicture kind="country" name={name} address={photo} width={400} eager />
            </Stamp>
          </div>
          <h1 className={styles.name}>{name}</h1>
          <SaveButton item={{ kind: 'country', id: _id, name }} />
        </header>
        <p className={styles.description}>{cutText(description) || words.noDescription}</p>
        <h2>{words.detailsHeading}</h2>
        {details ? <DetailsList details={details} /> : <p>{words.noDetails}</p>}
        <p className={`quiet small ${styles.checked}`}>{words.checked}</p>
      </div>
      <aside className={place.place}>
        <EnquiryForm
          kind="country"
          words={countryForm(name)}
          countries={[name]}
          country={name}
          idPrefix="country"
        />
      </aside>
    </div>
  )
}

/** Product 8, Lists and loads: the load error shows "Error: " plus the message. */
type MissingProps = { error: unknown; path: string; onRetry: () => void }

function CountryMissing({ error, path, onRetry }: MissingProps) {
  const unknown = isApiError(error, 'not-found')
  const title = unknown ? words.unknownTitle : words.failedTitle
  const message = messages.lists.countryError(
    messageOf(error, unknown ? words.unknownTitle : messages.lists.countryDetailsFetch),
  )
  return (
    <div className="container section">
      {/* A server that is down for a moment takes no country out of a search engine. */}
      <PageHead title={title + titleSuffix} hidden={unknown} path={path} />
      <h1>{title}</h1>
      {unknown && <p className="lede">{words.unknownText}</p>}
      {unknown ? <p role="alert">{message}</p> : <LoadFailed message={message} onRetry={onRetry} />}
      <p className={styles.all}>
        <Link to={allCountries}>{words.all}</Link>
      </p>
    </div>
  )
}
