import { Link } from 'react-router-dom'
import { LogoMark } from '@/components/art/logo'
import { ink } from '@/components/art/palette'
import { Stamp } from '@/components/art/stamp'
import { company } from '@/content/facts/company'
import { companyWords } from '@/words/company'
import { home } from '@/words/home'
import { paths } from '@/lib/navigation/paths'
import { unbroken } from '@/lib/text/unbroken'
import block from './block.module.css'
import styles from './get-in-touch.module.css'

/** Get in Touch, as the postcard one could send. */
export function GetInTouch() {
  const { heading, text, button, verify } = home.getInTouch
  return (
    <section className={styles.band} aria-labelledby="touch-heading">
      <div className={`container ${block.block}`}>
        <div className={styles.card} data-paper="whole">
          <div>
            <h2 id="touch-heading">{heading}</h2>
            <p>{text}</p>
            <Link to={paths.contact.href()} className="button">
              {button}
            </Link>
            <p className={styles.verify}>
              <Link to={paths.verify.href()}>{verify}</Link>
            </p>
            <ul className={styles.hours}>
              {companyWords.hours.map((line) => (
                <li key={line}>{unbroken(line)}</li>
              ))}
            </ul>
          </div>
          <div className={styles.address}>
            <div className={styles.stamp}>
              <Stamp>
                <span className={styles.sail}>
                  <LogoMark size={52} accent={ink.laterite} />
                </span>
              </Stamp>
            </div>
            <address>
              {company.addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <ul>
              {company.phones.map(({ id, display, tel }) => (
                <li key={tel}>
                  {companyWords.phones[id]}: <a href={`tel:${tel}`}>{display}</a>
                </li>
              ))}
              <li>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </li>
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}
