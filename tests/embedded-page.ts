import { dropSnapshot, takeUpBrought } from '@/lib/api/query'

type Entry = readonly [key: readonly string[], data: unknown]

/** Puts a text into the page where its data stands, before anything is rendered. */
export function bringText(text: string) {
  document.getElementById('api-data')?.remove()
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'api-data'
  script.textContent = text
  document.body.append(script)
  // In a browser the cache does so when its code has loaded.
  void takeUpBrought()
}

/** Puts data into the page, as the build writes it. */
export const bring = (...entries: Entry[]) =>
  bringText(JSON.stringify(entries).replaceAll('<', String.raw`\u003c`))

/** Takes it out again, and what page files brought; for `afterEach`. */
export function bringNothing() {
  document.getElementById('api-data')?.remove()
  dropSnapshot()
}
