import type { ReactNode } from 'react'
import { components } from '@/words/components'
import { Accordion } from './accordion'
import { OutLink } from './out-link'

type Props = {
  title: string
  subtitle?: string
  picture?: ReactNode
  points: readonly string[]
  officialBody: string
  officialUrl: string
  level?: 3 | 4
  /** Further content, after the official page. */
  children?: ReactNode
}

/** One country or route: opens to its main points and the official page. */
export function Requirement({ points, officialBody, officialUrl, children, ...title }: Props) {
  return (
    <Accordion {...title}>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <OfficialPage body={officialBody} url={officialUrl} />
      {children}
    </Accordion>
  )
}

/** A link to the page where the rule is written. */
export function OfficialPage({ body, url }: { body: string; url: string }) {
  return (
    <p>
      {components.officialPage}: <OutLink url={url}>{body}</OutLink>
    </p>
  )
}
