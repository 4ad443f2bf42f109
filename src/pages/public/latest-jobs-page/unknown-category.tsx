import { Link } from 'react-router-dom'
import { PageHead } from '@/components/page-head'
import { browse } from '@/words/browse'
import { titleSuffix } from '@/words/site'
import { paths } from '@/lib/navigation/paths'

const words = browse.jobs

/** Shown in place of a category that does not exist, or no longer exists. */
export function UnknownCategory() {
  return (
    <div className="container section">
      <PageHead title={words.unknownTitle + titleSuffix} hidden />
      <h1>{words.unknownTitle}</h1>
      <p className="lede">{words.unknownText}</p>
      <p>
        <Link to={paths.latest.href()}>{words.all}</Link>
      </p>
    </div>
  )
}
