import { nearPart } from '@/components/near-part'
import { PageHead } from '@/components/page-head'
import { company } from '@/content/facts/company'
import { companyWords } from '@/words/company'
import { homeFirst } from '@/words/home-first'
import { ConsultationPopup } from '@/features/enquire/consultation-popup'
import { organization, website } from '@/lib/head/structured-organization'
import { LatestJobs } from './home-page/latest-jobs'
import { useWayToTarget } from './home-page/use-way-to-target'

const MORE_ID = 'more'

// Links and drawings, which can be read and followed without the site's code.
const FirstSight = nearPart(() => import('./home-page/first-sight'), 'FirstSight', {
  near: { id: 'first', waitForInteraction: true },
  // The page's heading is in this part.
  failed: () => (
    <div className="container">
      <h1>{company.name}</h1>
      <p className="quiet">{homeFirst.notLoaded}</p>
    </div>
  ),
})

const BelowTheFold = nearPart(() => import('./home-page/below-the-fold'), 'BelowTheFold', {
  near: { id: MORE_ID },
  failed: () => <p className="container quiet">{homeFirst.notLoaded}</p>,
})

/** The home page, block by block. Product 2, Home page. */
export function HomePage() {
  useWayToTarget(MORE_ID)
  return (
    <>
      <PageHead
        {...homeFirst.meta}
        jsonLd={
          import.meta.env.SSR
            ? [website(company.name), organization(company, companyWords.tagline)]
            : 'in HTML'
        }
      />
      <FirstSight />
      <LatestJobs />
      <BelowTheFold />
      <ConsultationPopup />
    </>
  )
}
