import { type ReactNode, useId } from 'react'
import { beforeLaunch } from '@/content/facts/before-launch'
import { offerRulesWrittenOn } from '@/content/facts/check-offer'
import { noticeWrittenOn } from '@/content/facts/data-notice'
import { writtenOn } from '@/content/facts/written-on'
import { adminReadiness } from '@/words/admin-readiness'
import { dayAndTime } from '@/words/day-and-time'
import { neededSettings } from '@/words/needed-settings'
import { longDay } from '@/words/months'
import { snapshotTimeQuery } from '@/lib/api/snapshot-time'
import { useApiQuery } from '@/lib/api/query'
import { useMinute } from '@/lib/browser/clock/use-minute'
import { DAY_MS } from '@/lib/dates/spans'
import { missingSettings, siteVersion } from '@/lib/site-build'
import styles from './site-readiness.module.css'
import { ageOfDay } from './stale-links'

const { settings, samples, links, snapshot } = adminReadiness

/** Texts that are based on official pages, and the day on which those pages were last read. */
const dated = [
  ['requirements', writtenOn],
  ['offers', offerRulesWrittenOn],
  ['notice', noticeWrittenOn],
] as const

/** The host's timer rebuilds the pages at least once a day. */
const OLD_DAYS = 2

const missing = Object.entries(neededSettings).filter(([name]) => missingSettings.includes(name))

/** What this build lacks and what to do about it, shown only to the office. Product 10, Is the site ready. */
export function SiteReadiness() {
  const id = useId()
  const minute = useMinute() ?? 0
  const taken = useApiQuery(snapshotTimeQuery())
  // The minute began before the answer came.
  const now = Math.max(minute, taken.dataUpdatedAt)
  const texts = dated.map(([name, day]) => ({ name, day, age: ageOfDay(day, now) }))
  const stale = texts.filter(({ age }) => age.isStale)
  const days = taken.data ? Math.floor((now - taken.data.getTime()) / DAY_MS) : 0
  const isOld = taken.data === null || days >= OLD_DAYS
  const open = missing.length + beforeLaunch.length + stale.length + Number(isOld)

  return (
    <section aria-labelledby={id} className={`panel ${styles.card}`}>
      <h2 id={id}>{adminReadiness.heading}</h2>
      <p>{open === 0 ? adminReadiness.ready : adminReadiness.open(open)}</p>
      <Group title={settings.heading} count={missing.length}>
        {missing.length === 0 ? (
          <p>{settings.none}</p>
        ) : (
          <dl>
            {missing.map(([name, lost]) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{lost}</dd>
              </div>
            ))}
          </dl>
        )}
      </Group>
      <Group title={samples.heading} count={beforeLaunch.length}>
        {beforeLaunch.length === 0 ? (
          <p>{samples.none}</p>
        ) : (
          <dl>
            {beforeLaunch.map(({ what, file, replaceWith }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>
                  {replaceWith} <span className="quiet">{`${samples.where} ${file}`}</span>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Group>
      <Group title={links.heading} count={stale.length}>
        <dl>
          {texts.map(({ name, day, age }) => (
            <div key={name}>
              <dt>{links.texts[name]}</dt>
              <dd>
                {age.isStale ? links.stale(longDay(day), age.days) : links.fresh(longDay(day))}
              </dd>
            </div>
          ))}
        </dl>
      </Group>
      <Group title={snapshot.heading} count={Number(isOld)}>
        {taken.data === undefined && <p>{snapshot.asking}</p>}
        {taken.data === null && <p>{snapshot.unknown}</p>}
        {taken.data && !isOld && <p>{snapshot.fresh(dayAndTime(taken.data, now))}</p>}
        {taken.data && isOld && (
          <>
            <p>{snapshot.stale(dayAndTime(taken.data, now), days)}</p>
            <p>{snapshot.repair}</p>
          </>
        )}
      </Group>
      <p className="quiet small">
        {adminReadiness.version}: {siteVersion()}
      </p>
    </section>
  )
}

type GroupProps = { title: string; count: number; children: ReactNode }

function Group({ title, count, children }: GroupProps) {
  return (
    <details className={styles.group}>
      <summary>
        <h3>{title}</h3> <span>{count === 0 ? adminReadiness.inOrder : count}</span>
      </summary>
      {children}
    </details>
  )
}
