import { Reveal } from '@/components/reveal'
import { Business } from './business'
import { Career } from './career'
import { GetInTouch } from './get-in-touch'
import { PremiumOffer } from './premium-offer'
import { Trusted } from './trusted'
import { VisaQuestion } from './visa-question'

/** The home page from the Premium promotion down. Product 2, Home page. */
export function BelowTheFold() {
  return (
    <>
      <Reveal pace="page" effect="fade">
        <PremiumOffer />
      </Reveal>
      <VisaQuestion />
      <Reveal>
        <Career />
      </Reveal>
      <Reveal>
        <Trusted />
      </Reveal>
      <Business />
      <GetInTouch />
    </>
  )
}
