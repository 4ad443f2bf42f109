import { common } from '@/words/common'
import { LoadingLines } from '@/components/page-loading'

/** For a browser, an empty address is the document's own, with its query; the shell knows no other. */
const SAME_ADDRESS = ''

/**
 * What the shell shows until the site's code has loaded, and if it never loads: its links work without code. Product
 * 10, Ways on.
 */
export function ShellLoading() {
  return (
    <main data-shell="">
      <LoadingLines tryAgain={<a href={SAME_ADDRESS}>{common.tryAgain}</a>} />
    </main>
  )
}
