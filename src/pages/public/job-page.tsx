import { useParams } from 'react-router-dom'
import { LazyCountryScene } from '@/components/art/country-scene-lazy'
import { LazyJobScene } from '@/components/art/job-scene-lazy'
import { LuggageLabel } from '@/components/art/luggage-label'
import { latePart } from '@/components/late-part'
import { enquiryForm } from '@/words/enquiry-form'
import { jobRequirements, recruitersUrl } from '@/content/facts/jobs'
import { countryNames } from '@/words/countries'
import { jobs } from '@/words/jobs'
import { titleSuffix } from '@/words/site'
import { checkAgain } from '@/words/written-on'
import { EnquiryForm } from '@/features/enquire/enquiry-form'
import styles from './job-page.module.css'
import { Notice } from '@/components/notice'
import { OfficialPage, Requirement } from '@/components/requirement'
import { ServiceLayout } from '@/components/service-layout'
import { Testimonials } from './job-page/testimonials'
import { useAppliedWork } from './job-page/use-applied-work'
import { WorkLabel } from './job-page/work-label'

// /job alone reads nothing from the API, so the code for that waits until a work is asked for.
const AppliedWork = latePart(() => import('./job-page/applied-work'), 'AppliedWork', {
  lost: () => <p>{enquiryForm.about.failed}</p>,
  waiting: () => <WorkLabel />,
})

/** Job-seeker form, requirements by country and testimonials. Product 2, /job and /job/:id. */
export function JobPage() {
  const { id } = useParams()
  const { work, countries, nameWork } = useAppliedWork('job-country')
  const about = id && <AppliedWork key={id} id={id} onNamed={nameWork} />
  return (
    <ServiceLayout
      page="job"
      meta={jobs.meta}
      title={work && jobs.titleFor(work) + titleSuffix}
      heading={jobs.heading}
      intro={jobs.intro}
      art={
        <LuggageLabel>
          <LazyJobScene name="Nursing" className={styles.scene} />
        </LuggageLabel>
      }
      aside={
        <Notice heading={jobs.warningHeading}>
          <p>
            <strong>{jobs.notRecruiter}</strong>
          </p>
          <ul>
            {jobs.warning.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <OfficialPage body={jobs.warningOfficialBody} url={recruitersUrl} />
        </Notice>
      }
      form={
        <EnquiryForm
          kind="job"
          words={jobs.form}
          countries={countries}
          about={about}
          idPrefix="job"
        />
      }
    >
      <section aria-labelledby="requirements">
        <h2 id="requirements">{jobs.requirementsHeading}</h2>
        <p>{jobs.requirementsIntro}</p>
        <p className="small quiet">{checkAgain}</p>
        {jobRequirements.map(({ country, officialUrl }) => {
          const { route, ...requirement } = jobs.requirements[country]
          return (
            <Requirement
              key={country}
              title={countryNames[country]}
              subtitle={route}
              picture={<LazyCountryScene name={country} width={64} height={48} />}
              {...requirement}
              officialUrl={officialUrl}
            />
          )
        })}
      </section>
      <Testimonials />
    </ServiceLayout>
  )
}
