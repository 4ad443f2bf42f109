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

const names = visitCountries.map(({ name }) => name)

/** Visit visa form and country status cards. Product 2, /visiting-visa. */
export function VisitingVisaPage() {
  return (
    <ServiceLayout
      service="visitingVisa"
      meta={visitingVisa.meta}
      heading={visitingVisa.heading}
      intro={visitingVisa.intro}
      contents={{
        status: visitingVisa.cardsHeading,
        officer: visitingVisa.requirementsHeading,
        caution: visitingVisa.warningHeading,
      }}
      art={
        <Stamp label={countryNames.Japan}>
          <LazyCountryScene name="Japan" />
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
        <EnquiryForm kind="visit" words={visitingVisa.form} countries={names} idPrefix="visit" />
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
