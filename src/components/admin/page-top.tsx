import { type ReactNode, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { OutsideText } from '@/components/outside-text'
import { PageHead } from '@/components/page-head'
import { titleSuffix } from '@/words/site'
import { focusMain } from '@/lib/browser/focus/focus-main'
import styles from './page-top.module.css'

type Props = {
  /** The page's heading and, before the suffix, its title. */
  title: string
  /** The heading as an element, if a name in it is in another language. */
  heading?: ReactNode
  /** Above the heading: the link back to the previous page. */
  back?: ReactNode
  /** Beside the heading: links to further pages. */
  links?: ReactNode
}

/**
 * A page that was opened by a link to the same path (`?edit=`) starts at its top too, with the focus on the
 * main region, since the pressed link is gone. With Back, the scroll position stays.
 */
function useStartAtTop() {
  const type = useNavigationType()
  const [cameByLink] = useState(type !== NavigationType.Pop)
  useEffect(() => {
    if (!cameByLink || document.activeElement !== document.body) return
    window.scrollTo(0, 0)
    focusMain()
  }, [cameByLink])
}

/** The top of a page of the admin area. */
export function PageTop({ title, heading = title, back, links }: Props) {
  useStartAtTop()
  return (
    <>
      <PageHead title={title + titleSuffix} hidden />
      {back && <p className={styles.back}>{back}</p>}
      <div className={styles.top}>
        <h1>{heading}</h1>
        {links && <div className={styles.links}>{links}</div>}
      </div>
    </>
  )
}

type RecordProps = Pick<Props, 'back' | 'links'> & {
  /** As the API has it; undefined if it is not known, or not yet. */
  name: string | undefined
  /** The title with the name in it, and the one without. */
  titleOf: (name: string) => string
  nameless: string
}

/** The top of a page about one record, whose name is part of the title. */
export function RecordTop({ name, titleOf, nameless, ...beside }: RecordProps) {
  if (name === undefined) return <PageTop title={nameless} {...beside} />
  const heading = <OutsideText text={name} within={titleOf} />
  return <PageTop title={titleOf(name)} heading={heading} {...beside} />
}
