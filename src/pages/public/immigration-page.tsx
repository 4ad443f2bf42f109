import { LazyCountryScene } from '@/components/art/country-scene-lazy'
import { Stamp } from '@/components/art/stamp'
import { immigration, immigrationRoutes } from '@/words/immigration'
import { immigrationCountries } from '@/content/facts/visa-options'
import { checkAgain } from '@/words/written-on'
import { EnquiryForm } from '@/features/enquire/enquiry-form'
import styles from './immigration-page.module.css'
import { Notice } from '@/components/notice'
import { OfficialPage, Requirement } from '@/components/requirement'
import { ServiceLayout } from '@/components/service-layout'

/** Immigration form and requirements, by kind of route. Product 2, /immigration. */
export function ImmigrationPage() {
  return (
    <ServiceLayout
      page="immigration"
      meta={immigration.meta}
      heading={immigration.heading}
      intro={immigration.intro}
      art={
        <Stamp label="Canada">
          <LazyCountryScene name="Canada" />
        </Stamp>
      }
      aside={
        <Notice heading={immigration.warningHeading}>
          {immigration.warning.map(({ text, officialBody, officialUrl }) => (
            <div key={officialUrl} className={styles.adviser}>
              <p>{text}</p>
              <OfficialPage body={officialBody} url={officialUrl} />
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
        {immigration.kinds.map((kind) => (
          <div key={kind} className={styles.kind}>
            <h3>{kind}</h3>
            <div>
              {immigrationRoutes
                .filter((route) => route.kind === kind)
                .map(({ slug, country, title, points, officialBody, officialUrl }) => (
                  <Requirement
                    key={slug}
                    level={4}
                    title={title}
                    subtitle={country}
                    picture={<LazyCountryScene name={country} width={64} height={48} />}
                    points={points}
                    officialBody={officialBody}
                    officialUrl={officialUrl}
                  />
                ))}
            </div>
          </div>
        ))}
      </section>
    </ServiceLayout>
  )
}
