import { OutLink } from '@/components/out-link'
import { company } from '@/content/facts/company'
import { env } from '@/lib/env'
import { httpsHost } from '@/lib/text/https-host'
import { companyWords } from '@/words/company'
import { verify } from '@/words/verify'
import styles from './our-addresses.module.css'
import { SampleMark } from './sample-mark'

const { reach: words } = verify

const chatNumber = env.whatsAppNumber || company.whatsAppNumber

/** The settings have digits only; in groups, people can compare it with the number that wrote to them. */
const shownNumber = `+${chatNumber}`.replace(/^(\+91)(\d{5})(\d{5})$/, '$1\u00a0$2\u00a0$3')

/** Every way to reach the consultancy; there is no other. */
export function OurAddresses() {
  return (
    <section aria-labelledby="reach">
      <h2 id="reach">{words.heading}</h2>
      <p>{words.intro}</p>
      <dl className={styles.ways}>
        {company.phones.map(({ id, display, tel }) => (
          <div key={tel}>
            <dt>{words.phone(companyWords.phones[id])}</dt>
            <dd>
              <a href={`tel:${tel}`}>{display}</a> <SampleMark />
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.chat}</dt>
          <dd>
            <OutLink url={`https://wa.me/${chatNumber}`}>{shownNumber}</OutLink>{' '}
            {env.whatsAppNumber === '' && <SampleMark />}
          </dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a> <SampleMark />
          </dd>
        </div>
        {env.siteUrl && (
          <div>
            <dt>{words.site}</dt>
            <dd>{httpsHost(env.siteUrl) ?? env.siteUrl}</dd>
          </div>
        )}
        <div>
          <dt>{words.office}</dt>
          <dd>
            {company.addressLines.join(', ')} <SampleMark />
          </dd>
        </div>
        {company.social.length > 0 && (
          <div>
            <dt>{words.social}</dt>
            {company.social.map(({ name, url }) => (
              <dd key={name}>
                <OutLink url={url}>{name}</OutLink> <SampleMark />
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  )
}
