import { useEffect } from 'react'
import { PAGE_TAGS } from './page-tags'

/**
 * For a page whose head is in a part that waits for a touch: whoever leaves before that part has
 * come to life takes the head of the HTML along. What React put there, it has taken away by then.
 */
export function useHtmlHead() {
  useEffect(() => {
    // Only HTML has a head that nobody owns.
    if (document.documentElement.dataset['prerendered'] === undefined) return undefined
    const tags = document.head.querySelectorAll(`title,${PAGE_TAGS}`)
    return () => {
      for (const tag of tags) tag.remove()
    }
  }, [])
}
