import { Link } from 'react-router-dom'
import { LogoMark } from '@/components/art/logo'
import { Postmark } from '@/components/art/postmark'
import { Stamp } from '@/components/art/stamp'
import { OfficeAddress } from '@/components/office-address'
import { OfficeHours } from '@/components/office-hours'
import { OutLink } from '@/components/out-link'
import { consultancyChat } from '@/components/consultancy-chat'
import { useForOffice } from '@/components/for-office'
import { company } from '@/content/facts/company'
import { common } from '@/words/common'
import { companyWords, greetings } from '@/words/company'
import { contact } from '@/words/contact'
import { office as officeWords } from '@/words/office'
import { paths } from '@/lib/navigation/paths'
import { CONTACT_DRAFT } from '@/features/enquire/drafts'
import { formPart } from '@/features/enquire/form-part'
import styles from './contact-page.module.css'
import { headOf } from '@/components/head-of'
import { PageHead } from '@/components/page-head'
import { ServiceLayout } from '@/components/service-layout'

const { ways, office } = contact

const ContactForm = formPart(
  () => import('@/features/enquire/contact-card'),
  'ContactCard',
  'write',
)

/** A form to write to the consultancy, and every other way to reach it. Product 2, Contact page. */
export function ContactPage() {
  const forOffice = useForOffice()
  return (
    <ServiceLayout
      head={<PageHead {...headOf('contact', contact.meta)} />}
      heading={contact.heading}
      intro={contact.intro}
      art={
        <div className={styles.postmark}>
          <Postmark text={contact.postmark} />
        </div>
      }
      form={<ContactForm draft={CONTACT_DRAFT} />}
    >
      <section aria-labelledby="ways">
        <h2 id="ways">{ways.heading}</h2>
        <dl className={styles.ways}>
          <div>
            <dt>{ways.phone}</dt>
            {company.phones.map(({ id, display, tel }) => (
              <dd key={tel}>
                <a href={`tel:${tel}`}>{display}</a>{' '}
                <span className="quiet">{companyWords.phones[id]}</span>
              </dd>
            ))}
            <dd className="small quiet">{ways.phoneHint}</dd>
          </div>
          <div>
            <dt>{officeWords.whoHeading}</dt>
            <dd>{officeWords.who}</dd>
          </div>
          <div>
            <dt>{ways.chatHeading}</dt>
            <dd>
              <OutLink url={consultancyChat(forOffice(greetings.contact))} newTab="" hostless>
                {ways.chat}
              </OutLink>
            </dd>
            <dd className="small quiet">{ways.chatHint}</dd>
          </div>
          <div>
            <dt>{ways.email}</dt>
            <dd>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </dd>
          </div>
        </dl>
        <p>
          {ways.check} <Link to={paths.checkOffer.href()}>{ways.checkOffer}</Link>
          {common.end} <Link to={paths.verify.href()}>{ways.verify}</Link>
          {common.end}
        </p>
      </section>
      <section aria-labelledby="office">
        <h2 id="office">{office.heading}</h2>
        <p>{office.text}</p>
        <div className={styles.postcard}>
          <div className={styles.hours}>
            <h3>{officeWords.hoursHeading}</h3>
            <OfficeHours />
          </div>
          <div className={styles.office}>
            <Stamp className={styles.stamp}>
              <LogoMark size={90} />
            </Stamp>
            <OfficeAddress />
          </div>
        </div>
      </section>
    </ServiceLayout>
  )
}
