import { Link } from 'react-router-dom'
import { NoticeText } from '@/components/data-notice'
import { PageHead } from '@/components/page-head'
import { noticePlaces } from '@/content/facts/data-notice'
import { dataNotice } from '@/words/data-notice'
import { paths } from '@/lib/navigation/paths'
import { type PolicySection, policy, privacySections, termsSections } from '@/words/policy'
import { headOf } from '@/components/head-of'
import { MailText } from './policy-page/mail-text'
import styles from './policy-page.module.css'

const privacy = [
  'what-we-collect',
  'what-for',
  'who-sees-it',
  'where-kept',
  'how-long',
  'your-rights',
] as const

const NOTICE = 'notice'

const terms = [
  'not-a-recruiter',
  'no-guarantee',
  'your-part',
  'membership',
  'refunds',
  'cash',
  'law',
] as const

/** In display order; the ids are the targets of links within the page. */
const parts: readonly {
  id: string
  heading: string
  sections: readonly (readonly [id: string, section: PolicySection])[]
}[] = [
  {
    id: 'privacy',
    heading: policy.privacyHeading,
    sections: privacy.map((id) => [id, privacySections[id]]),
  },
  {
    id: 'terms',
    heading: policy.termsHeading,
    sections: terms.map((id) => [id, termsSections[id]]),
  },
]

/** Privacy policy and terms with a table of contents. Product 2, /policy. */
export function PolicyPage() {
  return (
    <div className={`container ${styles.page}`}>
      <PageHead {...headOf('policy', policy.meta)} />
      <header className={styles.head}>
        <h1>{policy.heading}</h1>
        <p className="lede">{policy.intro}</p>
        <p className="small quiet">
          {policy.updatedLabel} {policy.updatedText}
        </p>
      </header>
      <nav aria-labelledby="contents" className={styles.contents}>
        <h2 id="contents">{policy.contentsHeading}</h2>
        {parts.map(({ id, heading, sections }) => (
          <div key={id}>
            <a href={`#${id}`}>{heading}</a>
            <ol>
              {sections.map(([section, { title }]) => (
                <li key={section}>
                  <a href={`#${section}`}>{title}</a>
                </li>
              ))}
            </ol>
          </div>
        ))}
        <a href={`#${NOTICE}`}>{dataNotice.heading}</a>
      </nav>
      <div className={styles.text}>
        {parts.map(({ id, heading, sections }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {sections.map(([section, words]) => (
              <Section key={section} id={section} {...words} />
            ))}
          </section>
        ))}
        <Notices />
      </div>
    </div>
  )
}

/** The notices that open beside the forms. Product 10, Notice of data. */
function Notices() {
  return (
    <section aria-labelledby={NOTICE}>
      <h2 id={NOTICE}>{dataNotice.heading}</h2>
      <p>{dataNotice.intro}</p>
      {noticePlaces.map((place) => (
        <div key={place}>
          <h3>{dataNotice.places[place].name}</h3>
          <NoticeText of={place} />
        </div>
      ))}
    </section>
  )
}

function Section({ id, title, paragraphs, points, link }: PolicySection & { id: string }) {
  return (
    <>
      <h3 id={id}>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <MailText text={paragraph} />
        </p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <MailText text={point} />
            </li>
          ))}
        </ul>
      )}
      {link && (
        <p>
          <Link to={paths[link].href()}>{policy.links[link]}</Link>
        </p>
      )}
    </>
  )
}
