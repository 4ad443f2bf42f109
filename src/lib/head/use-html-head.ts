import { useEffect } from 'react'
import { PAGE_TAGS } from './page-tags'

/**
 * For a page whose head tags belong to a part that waits for the first interaction: if the reader leaves before that
 * part is hydrated, the tags of the HTML are removed. React has removed its own by then.
 */
export function useHtmlHead() {
  useEffect(() => {
    // Only prerendered HTML has head tags that React does not manage.
    if (document.documentElement.dataset['prerendered'] === undefined) return undefined
    const tags = document.head.querySelectorAll(`title,${PAGE_TAGS}`)
    return () => {
      for (const tag of tags) tag.remove()
    }
  }, [])
}
