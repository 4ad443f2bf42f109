import { services, timeline } from '@/words/services'
import styles from './service-timeline.module.css'

/**
 * The five steps as a voyage with five ports: down the page on a phone, across it on a wide
 * screen, where the rows line up like a sailing list. Product 2, /services.
 */
export function ServiceTimeline() {
  return (
    <ol className={styles.route}>
      {timeline.map(({ port, title, text, youBring, weDo, time }, index) => (
        <li key={port} className={styles.step}>
          <div className={styles.port}>
            <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 30Q50 -14 100 30" vectorEffect="non-scaling-stroke" />
            </svg>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.name}>{port}</span>
          </div>
          <h3>{title}</h3>
          <p>{text}</p>
          <Duties title={services.youBring} duties={youBring} />
          <Duties title={services.weDo} duties={weDo} />
          <div className={styles.duties}>
            <h4>{services.howLong}</h4>
            <p>{time}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Duties({ title, duties }: { title: string; duties: readonly string[] }) {
  return (
    <div className={styles.duties}>
      <h4>{title}</h4>
      <ul>
        {duties.map((duty) => (
          <li key={duty}>{duty}</li>
        ))}
      </ul>
    </div>
  )
}
