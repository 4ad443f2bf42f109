import { common } from '@/words/common'
import { PageLoading } from '@/components/page-loading'

/** To a browser an empty one is the document's own, with its query; the shell knows no other. */
const SAME_ADDRESS = ''

/**
 * What the shell shows until the site's code is there, and where that never comes: its ways on need none.
 * Product 10, Ways on.
 */
export function ShellLoading() {
  return (
    <main data-shell="">
      <PageLoading tryAgain={<a href={SAME_ADDRESS}>{common.tryAgain}</a>} />
    </main>
  )
}
