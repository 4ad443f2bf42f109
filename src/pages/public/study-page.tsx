import { Link } from 'react-router-dom'
import { LazyCountryScene } from '@/components/art/country-scene-lazy'
import { Stamp } from '@/components/art/stamp'
import { studyCountries } from '@/content/facts/enquiry-options'
import { medicalDegreesUrl, studyNotes } from '@/content/facts/study'
import { countryNames } from '@/words/countries'
import { navigation } from '@/words/navigation'
import { study } from '@/words/study'
import { studyPapers } from '@/words/study-papers'
import { checkAgain } from '@/words/written-on'
import { CountryLink } from '@/entities/country/country-link'
import { EnquiryForm } from '@/features/enquire/enquiry-form'
import { Notice } from '@/components/notice'
import { PlanLink } from '@/components/plan-link'
import { paths } from '@/lib/navigation/paths'
import { OfficialPage, Requirement } from '@/components/requirement'
import { ServiceLayout } from '@/components/service-layout'
import styles from './study-page.module.css'

/** Study visa enquiry form and requirements. Product 2, /study. */
export function StudyPage() {
  return (
    <ServiceLayout
      service="study"
      meta={study.meta}
      heading={study.heading}
      intro={study.intro}
      contents={{
        papers: study.documentsHeading,
        countries: study.countriesHeading,
        caution: study.warningHeading,
      }}
      art={
        <Stamp label={countryNames['United Kingdom']}>
          <LazyCountryScene name="United Kingdom" />
        </Stamp>
      }
      aside={
        <Notice heading={study.warningHeading}>
          <ul>
            {study.warning.map((line) => (
              <li key={line}>{line}</li>
            ))}
            <li>
              {study.doctors.text}
              <OfficialPage body={study.doctors.officialBody} url={medicalDegreesUrl} />
            </li>
          </ul>
          <p>
            <Link to={paths.checkOffer.href()}>{navigation.checkOffer}</Link>
          </p>
        </Notice>
      }
      form={
        <EnquiryForm kind="study" words={study.form} countries={studyCountries} idPrefix="study" />
      }
    >
      <section aria-labelledby="papers">
        <h2 id="papers">{study.documentsHeading}</h2>
        <p>{study.documentsIntro}</p>
        <ul className={`plain-list ${styles.papers}`}>
          {Object.entries(studyPapers).map(([id, { title, text }]) => (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <PlanLink purpose="study" />
      </section>
      <section aria-labelledby="countries">
        <h2 id="countries">{study.countriesHeading}</h2>
        <p className="small">{checkAgain}</p>
        {studyNotes.map(({ country, officialUrl }) => (
          <Requirement
            key={country}
            title={countryNames[country]}
            picture={<LazyCountryScene name={country} width={64} height={48} />}
            {...study.notes[country]}
            officialUrl={officialUrl}
          >
            <p>
              {study.onOurSite}:{' '}
              <CountryLink name={country} shown={countryNames[country]} part="study" />
            </p>
          </Requirement>
        ))}
      </section>
    </ServiceLayout>
  )
}
