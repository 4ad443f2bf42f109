/**
 * What the browser's translation does to a page, which moves each text into elements of its own, here in capitals, and
 * an extension, which adds one to each form. Runs in the page.
 */
export function changeHtml() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const isRead = !node.parentElement?.closest('script, style, noscript, option, title, textarea')
    if (isRead && node instanceof Text && node.data.trim()) texts.push(node)
  }
  for (const text of texts) {
    const font = document.createElement('font')
    const words = text.data.toUpperCase()
    font.append(Object.assign(document.createElement('font'), { textContent: words }))
    text.replaceWith(font)
  }
  for (const form of document.forms) form.append(document.createElement('div'))
}
