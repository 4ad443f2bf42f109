import { LazyCountryScene } from '@/components/art/country-scene-lazy'
import { Stamp } from '@/components/art/stamp'
import { immigrationCountries } from '@/content/facts/enquiry-options'
import { adviserRegisters, immigrationRoutes, routeKinds } from '@/content/facts/immigration'
import { countryNames } from '@/words/countries'
import { immigration } from '@/words/immigration'
import { checkAgain } from '@/words/written-on'
import { CountryLink } from '@/entities/country/country-link'
import { EnquiryForm } from '@/features/enquire/enquiry-form'
import styles from './immigration-page.module.css'
import { Notice } from '@/components/notice'
import { PlanLink } from '@/components/plan-link'
import { OfficialPage, Requirement } from '@/components/requirement'
import { ServiceLayout } from '@/components/service-layout'

const shownKinds = routeKinds.filter((kind) =>
  immigrationRoutes.some((route) => route.kind === kind),
)

/** Immigration form and requirements, by kind of route. Product 2, /immigration. */
export function ImmigrationPage() {
  return (
    <ServiceLayout
      service="immigration"
      meta={immigration.meta}
      heading={immigration.heading}
      intro={immigration.intro}
      contents={{ routes: immigration.requirementsHeading, caution: immigration.warningHeading }}
      art={
        <Stamp label={countryNames.Canada}>
          <LazyCountryScene name="Canada" />
        </Stamp>
      }
      aside={
        <Notice heading={immigration.warningHeading}>
          {adviserRegisters.map(({ country, url }) => (
            <div key={country} className={styles.adviser}>
              <p>{immigration.warning[country].text}</p>
              <OfficialPage body={immigration.warning[country].officialBody} url={url} />
            </div>
          ))}
          <p>{immigration.warningNote}</p>
        </Notice>
      }
      form={
        <EnquiryForm
          kind="immigration"
          words={immigration.form}
          countries={immigrationCountries}
          idPrefix="immigration"
        />
      }
    >
      <section aria-labelledby="routes">
        <h2 id="routes">{immigration.requirementsHeading}</h2>
        <p>{immigration.requirementsIntro}</p>
        <p className="small quiet">{checkAgain}</p>
        {shownKinds.map((kind) => (
          <div key={kind} className={styles.kind}>
            <h3>{immigration.kinds[kind]}</h3>
            <div>
              {immigrationRoutes
                .filter((route) => route.kind === kind)
                .map(({ id, country, officialUrl }) => (
                  <Requirement
                    key={id}
                    level={4}
                    subtitle={countryNames[country]}
                    picture={<LazyCountryScene name={country} width={64} height={48} />}
                    {...immigration.routes[id]}
                    officialUrl={officialUrl}
                  >
                    <p>
                      {immigration.onOurSite}:{' '}
                      <CountryLink name={country} shown={countryNames[country]} part="live" />
                    </p>
                  </Requirement>
                ))}
            </div>
          </div>
        ))}
      </section>
      <PlanLink />
    </ServiceLayout>
  )
}
