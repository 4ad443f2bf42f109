import { useOptionalUser } from '@/auth/auth-context'
import { premium } from '@/words/premium'
import { MembershipPass } from '@/features/buy-premium/membership-pass'
import { Accordion } from '@/components/accordion'
import { Notice } from '@/components/notice'
import { AnotherYear } from './premium-page/another-year'
import { MemberPass } from './premium-page/member-pass'
import { PremiumFare } from './premium-page/premium-fare'
import { useHeldOnArrival } from './premium-page/use-held-on-arrival'
import styles from './premium-page.module.css'
import { ServiceLayout } from '@/components/service-layout'

/**
 * The membership's sales page. A member sees the pass in place of the price. Product 2, Premium page; 9,
 * Premium; 10, A member on the Premium page.
 */
export function PremiumPage() {
  const user = useOptionalUser()
  const held = useHeldOnArrival(user)
  return (
    <ServiceLayout
      service="premium"
      meta={premium.meta}
      heading={premium.heading}
      intro={premium.intro}
      questions={premium.faq}
      deepBand
      form={
        <div className={styles.fare} data-paper="stack">
          {held ? (
            <MemberPass user={user} />
          ) : (
            <>
              <PremiumFare />
              <Notice heading={premium.refundHeading}>
                <p>{premium.refundRule}</p>
              </Notice>
            </>
          )}
        </div>
      }
    >
      {!held && (
        <div className={styles.pass}>
          <MembershipPass user={user} />
        </div>
      )}
      <section aria-labelledby="benefits">
        <h2 id="benefits">{premium.benefitsHeading}</h2>
        <ul className={`plain-list ${styles.benefits}`}>
          {premium.benefits.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="claims">
        <h2 id="claims">{premium.claimsHeading}</h2>
        <ul className={styles.claims}>
          {premium.claims.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
        <p>{premium.claimsNote}</p>
      </section>
      {premium.faq.length > 0 && (
        <section aria-labelledby="questions">
          <h2 id="questions">{premium.faqHeading}</h2>
          {premium.faq.map(({ question, answer }) => (
            <Accordion key={question} title={question}>
              <p>{answer}</p>
            </Accordion>
          ))}
        </section>
      )}
      {held && <AnotherYear until={held.until} />}
    </ServiceLayout>
  )
}
