import { Link } from 'react-router-dom'
import { IconPath } from '@/components/art/small-icons'
import { useForOffice } from '@/components/for-office'
import { headOf } from '@/components/head-of'
import { Helplines, LookUpPlaces } from '@/components/help-places'
import { PageHead } from '@/components/page-head'
import { company } from '@/content/facts/company'
import { mailLink } from '@/lib/text/contact-links'
import { paths } from '@/lib/navigation/paths'
import { verify as words } from '@/words/verify'
import styles from './verify-page.module.css'
import { OurAddresses } from './verify-page/our-addresses'
import { OurAdvisers } from './verify-page/our-advisers'
import { OurNumbers } from './verify-page/our-numbers'

const { what, never, report } = words

/** What anybody can look up about the consultancy, and what it never asks for. Product 10, Verify us. */
export function VerifyPage() {
  const forOffice = useForOffice()
  return (
    <div className={`container ${styles.page}`}>
      <PageHead {...headOf('verify', words.meta)} />
      <header>
        <h1>{words.heading}</h1>
        <p className="lede">{words.intro}</p>
        {company.sample && <p className={styles.sampleNote}>{words.sampleNote}</p>}
      </header>
      <section aria-labelledby="what">
        <h2 id="what">{what.heading}</h2>
        <div className={styles.columns}>
          <div>
            <h3>{what.are}</h3>
            <p>{what.areText}</p>
          </div>
          <div>
            <h3>{what.not}</h3>
            <ul>
              {what.notPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <OurNumbers />
      <OurAdvisers />
      <section aria-labelledby="never">
        <h2 id="never">{never.heading}</h2>
        <ul className={styles.never}>
          {never.points.map(({ title, text }) => (
            <li key={title}>
              <IconPath d="M5 5l14 14M19 5L5 19" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p>{never.after}</p>
      </section>
      <OurAddresses />
      <section aria-labelledby="report">
        <h2 id="report">{report.heading}</h2>
        <ol>
          {report.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.ways}>
          <a
            href={mailLink(company.email, report.subject, forOffice(report.body))}
            className="button"
          >
            {report.write}
          </a>
          <Link to={paths.checkOffer.href()} className="button button-plain">
            {words.checkOffer}
          </Link>
        </p>
        <div className={styles.places}>
          <Helplines calls={['cyberFraud', 'shubhayatra', 'pbsk']} />
          <LookUpPlaces places={['cybercrime']} />
        </div>
      </section>
    </div>
  )
}
