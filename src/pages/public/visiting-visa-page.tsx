import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LazyCountryScene } from '@/components/art/country-scene-lazy'
import { Stamp } from '@/components/art/stamp'
import { visitCountries } from '@/content/facts/visit-countries'
import { visaCentreUrl } from '@/content/facts/visiting-visa'
import { countryNames } from '@/words/countries'
import { visitPapers } from '@/words/visit-papers'
import { visitingVisa } from '@/words/visiting-visa'
import { checkAgain } from '@/words/written-on'
import { EnquiryForm } from '@/features/enquire/enquiry-form'
import { Accordion } from '@/components/accordion'
import { CountryStatusList } from './visiting-visa-page/country-status-list'
import { Notice } from '@/components/notice'
import { PlanLink } from '@/components/plan-link'
import { OfficialPage } from '@/components/requirement'
import { ServiceLayout } from '@/components/service-layout'
import { useReady } from '@/lib/browser/use-ready'

const names = visitCountries.map(({ name }) => name)

/** The country that the home page's picker led here with; none in prerendered HTML, which is the same for all. */
function useProposed() {
  const ready = useReady()
  const { state }: { state: unknown } = useLocation()
  const [proposed] = useState(() =>
    ready ? names.find((name) => name === Reflect.get(Object(state), 'country')) : undefined,
  )
  return proposed
}

/** Visit visa form and country status cards. Product 2, /visiting-visa. */
export function VisitingVisaPage() {
  const proposed = useProposed()
  const shown = proposed ?? 'Japan'
  return (
    <ServiceLayout
      page="visitingVisa"
      meta={visitingVisa.meta}
      heading={visitingVisa.heading}
      intro={visitingVisa.intro}
      contents={{
        status: visitingVisa.cardsHeading,
        officer: visitingVisa.requirementsHeading,
        caution: visitingVisa.warningHeading,
      }}
      art={
        <Stamp label={countryNames[shown]}>
          <LazyCountryScene name={shown} />
        </Stamp>
      }
      aside={
        <Notice heading={visitingVisa.warningHeading}>
          <ul>
            {visitingVisa.warning.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <OfficialPage body={visitingVisa.visaCentreBody} url={visaCentreUrl} />
        </Notice>
      }
      form={
        <EnquiryForm
          kind="visit"
          words={visitingVisa.form}
          countries={names}
          proposed={proposed}
          idPrefix="visit"
        />
      }
    >
      <section aria-labelledby="status">
        <h2 id="status">{visitingVisa.cardsHeading}</h2>
        <p>{visitingVisa.cardsIntro}</p>
        <p className="small quiet">{checkAgain}</p>
        <CountryStatusList countries={visitCountries} />
      </section>
      <section aria-labelledby="officer">
        <h2 id="officer">{visitingVisa.requirementsHeading}</h2>
        <div>
          {Object.entries(visitPapers).map(([id, { title, text }]) => (
            <Accordion key={id} title={title}>
              <p>{text}</p>
            </Accordion>
          ))}
        </div>
      </section>
      <PlanLink purpose="visit" />
    </ServiceLayout>
  )
}
