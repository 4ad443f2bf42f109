/** What is in this share of the window's height, from its top, counts as being read. */
const READ = 1 / 3

/** Marks the link of the part that is being read, and scrolls it into view among the others. */
function mark(links: NodeListOf<HTMLAnchorElement>, current: HTMLAnchorElement | undefined) {
  if (current?.hasAttribute('aria-current')) return
  for (const link of links) link.removeAttribute('aria-current')
  current?.setAttribute('aria-current', 'location')
  const list = current?.closest('ul')
  // A link of the list that has the focus stays in sight.
  if (!current || !list || list.querySelector(':focus-visible')) return
  list.scrollLeft =
    current.offsetLeft - list.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
}

/** Keeps the part that is being read marked in the list of contents. Returns a function that stops it. */
export function markPart(contents: HTMLElement): () => void {
  const observer = new IntersectionObserver(look, { rootMargin: `0px 0px ${(READ - 1) * 100}%` })

  // Checks all parts: the browser does not report those that a jump skips, and one may have been added.
  function look() {
    const links = contents.querySelectorAll<HTMLAnchorElement>('li a')
    let current: HTMLAnchorElement | undefined
    for (const link of links) {
      const part = document.getElementById(link.hash.slice(1))
      if (!part) continue
      observer.observe(part)
      if (part.getBoundingClientRect().top < window.innerHeight * READ) current = link
    }
    mark(links, current)
  }

  look()
  // A jump past all parts crosses the edge of this element.
  if (contents.parentElement) observer.observe(contents.parentElement)
  return () => observer.disconnect()
}
