import { useEffect, useId, useState } from 'react'
import { company } from '@/content/facts/company'
import { offline } from '@/words/offline'
import { titleSuffix } from '@/words/site'
import { type KeptPage, keptPages } from '@/lib/browser/offline/kept-site'
import { addressOf, language } from '@/lib/navigation/language'
import { languageAt } from '@/lib/navigation/languages'
import { sorted } from '@/lib/lists'
import { paths } from '@/lib/navigation/paths'
import { langOf } from '@/lib/text/lang-of'
import styles from './offline-pages.module.css'

const words = offline.missing
const [phone] = company.phones

const TOOLS = [
  [addressOf(paths.plan.href()), words.plan],
  [addressOf(paths.shortlist.href()), words.shortlist],
  [addressOf(paths.compare.href()), words.compare],
] as const

const isOurs = ({ path }: KeptPage) => languageAt(path) === language

/** Pages in the reader's language first, otherwise in the given order. */
const oursFirst = (pages: readonly KeptPage[]) =>
  sorted(pages, (a, b) => Number(isOurs(b)) - Number(isOurs(a)))

const isTool = ({ path }: KeptPage) => TOOLS.some(([href]) => href === path)

/** What opens offline: the tools, the cached pages, and a number to call. */
export function OfflinePages() {
  const id = useId()
  const [pages, setPages] = useState<readonly KeptPage[]>()

  useEffect(() => {
    let isGone = false
    void keptPages().then(
      (found) => isGone || setPages(oursFirst(found.filter((page) => !isTool(page)))),
    )
    return () => {
      isGone = true
    }
  }, [])

  return (
    <div className={styles.pages}>
      <h2>{words.tools}</h2>
      <ul>
        {TOOLS.map(([href, label]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <h2 id={id}>{words.pages}</h2>
      {pages?.length === 0 && <p>{words.none}</p>}
      <ul aria-labelledby={id}>
        {/* A plain link, not one of the router: the page's own HTML is what was cached. */}
        {pages?.map(({ path, title }) => {
          const name = title.replace(titleSuffix, '')
          return (
            <li key={path}>
              <a href={path} lang={langOf(name)}>
                {name}
              </a>
            </li>
          )
        })}
      </ul>
      <p>
        {words.call}: <a href={`tel:${phone.tel}`}>{phone.display}</a>
      </p>
    </div>
  )
}
