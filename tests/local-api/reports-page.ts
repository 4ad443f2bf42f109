import { html, raw } from 'hono/html'
import style from './outbox-page.css?raw'

/** What pages reported, as a page that needs no script. Reports come newest first. */
export function reportsPage(reports: readonly string[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>Reports (${reports.length}) – local API</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <p class="mark">Local API, nothing leaves this computer</p>
          <h1>Reports</h1>
          <p>
            ${reports.length === 0 ? 'No reports yet.' : `${reports.length}, newest first.`}
            Failures and figures of speed land here, as VITE_REPORT_URL would get them. Reload to
            see new ones.
          </p>
          <nav aria-label="Reports">
            <a href="/local/reports">Reload</a>
            <a href="/local/reports.json">As JSON</a>
            <a href="/">To the website</a>
          </nav>
        </header>
        <main>${reports.map(report)}</main>
      </body>
    </html>`
}

function report(text: string) {
  const facts: Record<string, unknown> = { ...Object(JSON.parse(text)) }
  return html`<article>
    <h2>${String(facts['kind'])} – ${String(facts['page'])}</h2>
    <dl>
      ${Object.entries(facts).map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${typeof value === 'string' ? value : JSON.stringify(value, null, 1)}</dd>
          </div>`,
      )}
    </dl>
  </article>`
}
