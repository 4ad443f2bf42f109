import { LazyCountryScene } from '@/components/art/country-scene-lazy'
import { Stamp } from '@/components/art/stamp'
import { study, studyCountryNotes, studyDocuments } from '@/words/study'
import { studyCountries } from '@/content/facts/visa-options'
import { checkAgain } from '@/words/written-on'
import { EnquiryForm } from '@/features/enquire/enquiry-form'
import { Notice } from '@/components/notice'
import { Requirement } from '@/components/requirement'
import { ServiceLayout } from '@/components/service-layout'
import styles from './study-page.module.css'

/** Study visa enquiry form and requirements. Product 2, /study. */
export function StudyPage() {
  return (
    <ServiceLayout
      page="study"
      meta={study.meta}
      heading={study.heading}
      intro={study.intro}
      art={
        <Stamp label="United Kingdom">
          <LazyCountryScene name="United Kingdom" />
        </Stamp>
      }
      aside={
        <Notice heading={study.warningHeading}>
          <ul>
            {study.warning.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
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
          {studyDocuments.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="countries">
        <h2 id="countries">{study.countriesHeading}</h2>
        <p>{checkAgain}</p>
        {studyCountryNotes.map(({ country, slug, ...note }) => (
          <Requirement
            key={slug}
            title={country}
            picture={<LazyCountryScene name={country} width={64} height={48} />}
            {...note}
          />
        ))}
      </section>
    </ServiceLayout>
  )
}
