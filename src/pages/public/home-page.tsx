import { nearPart } from '@/components/near-part'
import { PageHead } from '@/components/page-head'
import { company } from '@/content/facts/company'
import { companyWords } from '@/words/company'
import { home } from '@/words/home'
import { ConsultationPopup } from '@/features/enquire/consultation-popup'
import { organization } from '@/lib/head/structured-data'
import { Counselling } from './home-page/counselling'
import { Landing } from './home-page/landing'
import { LatestJobs } from './home-page/latest-jobs'
import { ServiceCards } from './home-page/service-cards'
import { useWayToTarget } from './home-page/use-way-to-target'

const MORE_ID = 'more'

const BelowTheFold = nearPart(() => import('./home-page/below-the-fold'), 'BelowTheFold', {
  near: { id: MORE_ID },
  lost: () => <p className="container quiet">{home.notLoaded}</p>,
})

/** The home page, block by block. Product 2, Home page. */
export function HomePage() {
  useWayToTarget(MORE_ID)
  return (
    <>
      <PageHead {...home.meta} jsonLd={[organization(company, companyWords.tagline)]} />
      <Landing />
      <Counselling />
      <ServiceCards />
      <LatestJobs />
      <BelowTheFold />
      <ConsultationPopup />
    </>
  )
}
