import type { ReactNode } from 'react'
import { BelowHeading } from './below-heading'
import { PageHead } from './page-head'
import { company } from '@/content/facts/company'
import { headOf, type InnerPage, type PageMeta } from './head-of'
import { faqPage, service } from '@/lib/head/structured-service'
import styles from './service-layout.module.css'

type Question = { question: string; answer: string }

/** A page that search engines are told of as a service; or its own head, without that. */
type Head =
  | {
      service: InnerPage
      meta: PageMeta
      /** Replaces the page's head, if the subject has its own. */
      head?: ReactNode
    }
  | { service?: never; meta?: never; head: ReactNode }

type Props = Head & {
  /** The way to the page, above its heading. */
  trail?: ReactNode
  heading: string
  intro: string
  /** A small picture beside the heading; decorative. */
  art?: ReactNode
  /**
   * What the form is about, if it is about one thing: one element, whose style sheet also places the others
   * that follow it: the aside, the form and the text.
   */
  subject?: ReactNode
  /** The form; on a phone it follows the intro, on wide screens it is beside the text. */
  form: ReactNode
  children: ReactNode
  /**
   * A warning: last on a phone, below the form on wide screens. If the form has a subject, the warning
   * follows that, and on wide screens it is beside the form.
   */
  aside?: ReactNode
  /** Headings by id, of the text and, as `caution`, of the aside: on a phone, links to them are shown first. */
  contents?: Readonly<Record<string, string>>
  /** Makes the dark band deeper, for a first part that hangs over its edge. */
  deepBand?: boolean
  /** Questions that the page answers word for word. */
  questions?: readonly Question[]
}

type HeadProps = Pick<Props, 'heading' | 'intro' | 'questions'> & {
  page: InnerPage
  meta: PageMeta
}

/** The head of a page about a service, as search engines and shared links show it. */
function ServiceHead({ page, meta, questions, ...shown }: HeadProps) {
  const head = headOf(page, meta)
  return (
    <PageHead
      {...head}
      jsonLd={
        import.meta.env.SSR
          ? [
              service(shown, head.path, company.name),
              ...(questions?.length ? [faqPage(questions)] : []),
            ]
          : 'in HTML'
      }
    />
  )
}

/** A page that explains something and has a form to ask about it. */
export function ServiceLayout({
  service: page,
  meta,
  head,
  trail,
  heading,
  intro,
  art,
  subject,
  form,
  children,
  aside,
  contents,
  deepBand,
  questions,
}: Props) {
  const caution = aside && (
    <div id="caution" className={styles.aside}>
      <div>{aside}</div>
    </div>
  )
  return (
    <div className={`container ${styles.page}`} data-paper="stack">
      {page && head === undefined ? (
        <ServiceHead {...{ page, meta, heading, intro, questions }} />
      ) : (
        head
      )}
      <div className={styles.intro} data-deep={deepBand}>
        <div>
          {trail}
          <h1>{heading}</h1>
          <p className={styles.lede}>{intro}</p>
          {contents && (
            <ul className={`plain-list ${styles.contents}`}>
              {Object.entries(contents).map(([id, part]) => (
                <li key={id}>
                  <a href={`#${id}`}>{part}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {art && (
          <div className={styles.art} aria-hidden="true">
            {art}
          </div>
        )}
      </div>
      <BelowHeading>
        {subject}
        {subject && caution}
        <div className={styles.form}>{form}</div>
        <div className={styles.body} data-paper="stack">
          {children}
        </div>
        {!subject && caution}
      </BelowHeading>
    </div>
  )
}
