import { Link } from 'react-router-dom'
import { OutLink } from '@/components/out-link'
import { about } from '@/words/about'
import { agentFraudTel, cybercrimeUrl, cyberFraudNumber, registers } from '@/content/facts/about'
import { company } from '@/content/facts/company'
import { companyWords } from '@/words/company'
import { paths } from '@/lib/navigation/paths'
import styles from './check-on-us.module.css'
import { PointList } from './point-list'

const { check } = about

/** How to check on the consultancy, its registrations, and what to do when cheated by anyone. */
export function CheckOnUs() {
  const hasNumbers = company.registrations.length > 0
  return (
    <section className="container section" aria-labelledby="check-heading">
      <h2 id="check-heading">{check.heading}</h2>
      <p className="lede">{check.intro}</p>
      <div className={styles.points}>
        {/* The first is about the numbers below. */}
        <PointList points={hasNumbers ? check.points : check.points.slice(1)} />
      </div>
      <div className={styles.papers} data-paper="stack">
        <div className={styles.register}>
          {hasNumbers && (
            <dl>
              {company.registrations.map(({ id, value }) => (
                <div key={id}>
                  <dt>{companyWords.registrations[id]}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {company.sample && hasNumbers && <p className="small quiet">{check.sampleNote}</p>}
          <p>
            <Link to={paths.verify.href()}>{check.verify}</Link>
          </p>
          <ul className={styles.links}>
            {registers.map(({ id, url }) => (
              <li key={id}>
                <OutLink url={url}>{check.links[id]}</OutLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.cheated}>
          <h3>{check.cheated.heading}</h3>
          <p>{check.cheated.text}</p>
          <p>
            <a href={`tel:${cyberFraudNumber}`}>{check.cheated.call}</a>
          </p>
          <p>
            <a href={`tel:${agentFraudTel}`}>{check.cheated.callAgent}</a>
          </p>
          <OutLink url={cybercrimeUrl}>{check.cheated.link}</OutLink>
        </div>
      </div>
    </section>
  )
}
