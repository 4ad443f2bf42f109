import { type ReactNode, useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { OutsideText } from '@/components/outside-text'
import { PageHead } from '@/components/page-head'
import { titleSuffix } from '@/words/site'
import styles from './page-top.module.css'

type Props = {
  /** The page's heading, and its title before the suffix. */
  title: string
  /** The heading, where a name in it has a language of its own. */
  heading?: ReactNode
  /** Above the heading: the way to where one came from. */
  back?: ReactNode
  /** Beside the heading: where one goes from here. */
  links?: ReactNode
}

/**
 * A page that came by a link at the same path (`?edit=`) starts at its top too, with the focus on
 * the main region: the link that was pressed is gone. Back keeps its place.
 */
function useStartAtTop() {
  const type = useNavigationType()
  const [cameByLink] = useState(type !== NavigationType.Pop)
  useEffect(() => {
    if (!cameByLink || document.activeElement !== document.body) return
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [cameByLink])
}

/** The top of a page of the administration. */
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
  /** As the API has it; none: it is not known, or not yet. */
  name: string | undefined
  /** The title with the name in it, and the one without. */
  titleOf: (name: string) => string
  nameless: string
}

/** The top of a page about one record, whose name stands in the title. */
export function RecordTop({ name, titleOf, nameless, ...beside }: RecordProps) {
  if (name === undefined) return <PageTop title={nameless} {...beside} />
  const heading = <OutsideText text={name} within={titleOf} />
  return <PageTop title={titleOf(name)} heading={heading} {...beside} />
}
