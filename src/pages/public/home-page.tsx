import { PageHead } from '@/components/page-head'
import { Reveal } from '@/components/reveal'
import { company } from '@/content/company'
import { pageMeta } from '@/content/site'
import { ConsultationPopup } from '@/features/enquiries/consultation-popup'
import { organization } from '@/lib/structured-data'
import { Business } from './home/business'
import { Career } from './home/career'
import { Counselling } from './home/counselling'
import { GetInTouch } from './home/get-in-touch'
import { Landing } from './home/landing'
import { LatestJobs } from './home/latest-jobs'
import { PremiumOffer } from './home/premium-offer'
import { ServiceCards } from './home/service-cards'
import { Trusted } from './home/trusted'
import { VisaQuestion } from './home/visa-question'

/** The home page, block by block. Specification 2, Home page. */
export function HomePage() {
  return (
    <>
      <PageHead {...pageMeta.home} jsonLd={[organization(company)]} />
      <Landing />
      <Counselling />
      <ServiceCards />
      <LatestJobs />
      <Reveal pace="page" effect="fade">
        <PremiumOffer />
      </Reveal>
      <VisaQuestion />
      <Reveal>
        <Career />
      </Reveal>
      <Business />
      <Reveal>
        <Trusted />
      </Reveal>
      <GetInTouch />
      <ConsultationPopup />
    </>
  )
}
