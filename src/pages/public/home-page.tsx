import { latePart } from '@/components/late-part'
import { PageHead } from '@/components/page-head'
import { company } from '@/content/company'
import { home } from '@/content/home'
import { ConsultationPopup } from '@/features/enquiries/consultation-popup'
import { organization } from '@/lib/structured-data'
import { Counselling } from './home/counselling'
import { Landing } from './home/landing'
import { LatestJobs } from './home/latest-jobs'
import { ServiceCards } from './home/service-cards'
import { useWayToTarget } from './home/use-way-to-target'
import { loadCode } from '@/lib/load-code'

const MORE_ID = 'more'

const BelowTheFold = latePart(
  async () => (await loadCode(() => import('./home/below-the-fold'))).BelowTheFold,
  {
    id: MORE_ID,
    lost: <p className="container quiet">{home.notLoaded}</p>,
  },
)

/** The home page, block by block. Specification 2, Home page. */
export function HomePage() {
  useWayToTarget(MORE_ID)
  return (
    <>
      <PageHead {...home.meta} jsonLd={[organization(company)]} />
      <Landing />
      <Counselling />
      <ServiceCards />
      <LatestJobs />
      <BelowTheFold />
      <ConsultationPopup />
    </>
  )
}
