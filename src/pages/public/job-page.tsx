import { Link, useParams } from 'react-router-dom'
import { LazyCountryScene } from '@/components/art/country-scene-lazy'
import { LazyJobScene } from '@/components/art/job-scene-lazy'
import { LuggageLabel } from '@/components/art/luggage-label'
import { dataPart } from '@/components/data-part'
import { nearPart } from '@/components/near-part'
import { jobRequirements } from '@/content/facts/jobs'
import { countryNames } from '@/words/countries'
import { jobs } from '@/words/jobs'
import { navigation } from '@/words/navigation'
import { checkAgain } from '@/words/written-on'
import { CATEGORIES } from '@/entities/category/keys'
import { workKey } from '@/entities/work/keys'
import { useHtmlHead } from '@/lib/head/use-html-head'
import { paths } from '@/lib/navigation/paths'
import { EnquiryForm } from '@/features/enquire/enquiry-form'
import styles from './job-page.module.css'
import { PlanLink } from '@/components/plan-link'
import { Requirement } from '@/components/requirement'
import { ServiceLayout } from '@/components/service-layout'
import { PayNobody } from './job-page/pay-nobody'
import { shownTestimonials } from './job-page/shown-testimonials'
import { useAppliedWork } from './job-page/use-applied-work'
import { Way, WorkWaits } from './job-page/work-waits'

// `/job` without a work reads nothing from the API, so the code for that waits until a work is requested.
const AppliedWork = dataPart(() => import('./job-page/applied-work'), 'AppliedWork', {
  id: 'applied-work',
  keys: ({ id }) => [CATEGORIES, workKey(id)],
  failed: () => <WorkWaits text={jobs.applied.failed} />,
  waiting: () => <WorkWaits text={jobs.applied.loading} />,
})

const JobTrail = dataPart(() => import('./job-page/job-trail'), 'JobTrail', {
  id: 'way',
  keys: ({ id }) => [CATEGORIES, workKey(id)],
  failed: () => null,
  waiting: () => null,
})

// Without `waitForInteraction`, which would load its code together with a page whose HTML has none.
const Testimonials = nearPart(() => import('./job-page/testimonials'), 'Testimonials', {
  near: { id: 'what-clients-say' },
  failed: () => null,
})

/** Job-seeker form, requirements by country and testimonials. Product 2, /job and /job/:id. */
export function JobPage() {
  const { id } = useParams()
  useHtmlHead()
  const { job, countries, onKnown } = useAppliedWork(id, 'job-country')
  return (
    <ServiceLayout
      service="job"
      meta={jobs.meta}
      head={id && null}
      trail={
        id && (
          <Way>
            <JobTrail key={id} id={id} />
          </Way>
        )
      }
      heading={jobs.heading}
      intro={jobs.intro}
      contents={
        id === undefined
          ? { requirements: jobs.requirementsHeading, caution: jobs.warningHeading }
          : undefined
      }
      art={
        <LuggageLabel>
          <div className={styles.view}>
            <LazyJobScene name="Nursing" className={styles.scene} />
          </div>
        </LuggageLabel>
      }
      subject={
        id && (
          <div className={styles.subject}>
            <AppliedWork key={id} id={id} onKnown={onKnown} />
          </div>
        )
      }
      aside={<PayNobody folded={id !== undefined} />}
      form={
        <EnquiryForm kind="job" words={jobs.form} countries={countries} job={job} idPrefix="job" />
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
        {!id && (
          <p className={styles.latest}>
            <Link to={paths.latest.href()}>{navigation.side.latest}</Link>
          </p>
        )}
      </section>
      <PlanLink purpose="work" />
      {shownTestimonials().length > 0 && <Testimonials />}
    </ServiceLayout>
  )
}
