import { OutLink } from '@/components/out-link'
import { registrationRegisters } from '@/content/facts/about'
import { company } from '@/content/facts/company'
import { companyWords } from '@/words/company'
import { verify } from '@/words/verify'
import styles from './look-up.module.css'
import { SampleMark } from './sample-mark'

const { numbers: words } = verify

/** Each registration number, where to look it up, and what must be shown there; nothing if there is none. */
export function OurNumbers() {
  if (company.registrations.length === 0) return null
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">{words.heading}</h2>
      <p>{words.intro}</p>
      <ul className={styles.list}>
        {company.registrations.map(({ id, value }) => (
          <li key={id}>
            <h3>{companyWords.registrations[id]}</h3>
            <p className={styles.value}>
              {value} <SampleMark />
            </p>
            <dl>
              <dt>{words.register}</dt>
              <dd>
                <OutLink url={registrationRegisters[id]}>{words.registers[id]}</OutLink>
              </dd>
              <dt>{words.mustStand}</dt>
              <dd>{words.must[id]}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
