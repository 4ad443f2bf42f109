import { html } from 'hono/html'
import { factsOf, localPage } from './local-page'

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 1)

/** What pages reported, as a page that needs no script. The newest reports are first. */
export function reportsPage(reports: readonly string[]) {
  const count = reports.length === 0 ? 'No reports yet.' : `${reports.length}, newest first.`
  return localPage(
    {
      heading: 'Reports',
      count: reports.length,
      intro: `${count} Failures and figures of speed land here, as VITE_REPORT_URL would get them. Reload to see new ones.`,
      address: '/local/reports',
    },
    reports.map(report),
  )
}

function report(text: string) {
  const { kind, page, version, ...facts }: Record<string, unknown> = { ...Object(JSON.parse(text)) }
  const shown = Object.entries(facts).map(([name, value]) => [name, textOf(value)])
  return html`<article>
    <h2>${String(kind)}</h2>
    <p class="meta">${String(page)} · ${String(version)}</p>
    ${factsOf(Object.fromEntries(shown))}
  </article>`
}
