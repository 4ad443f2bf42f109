import { dropSnapshot, refreshEmbeddedData } from '@/lib/api/query'

type Entry = readonly [key: readonly string[], data: unknown]

/** Puts a text into the page as its embedded data, before anything is rendered. */
export function embedText(text: string) {
  document.getElementById('api-data')?.remove()
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'api-data'
  script.textContent = text
  document.body.append(script)
  // In a browser the cache does this when its code has loaded.
  void refreshEmbeddedData()
}

/** Embeds data in the page, as the build does. */
export const embedData = (...entries: Entry[]) =>
  embedText(JSON.stringify(entries).replaceAll('<', String.raw`\u003c`))

/** Removes the embedded data, and what the page files contained; for `afterEach`. */
export function removeEmbedded() {
  document.getElementById('api-data')?.remove()
  dropSnapshot()
}
