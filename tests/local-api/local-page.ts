import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import style from './local-page.css?raw'

type Part = HtmlEscapedString | Promise<HtmlEscapedString>

type Words = {
  heading: string
  /** How many entries there are, for the title. */
  count: number
  intro: string
  /** The page's own address; with ".json" appended it returns the data behind the page. */
  address: string
}

/** What arrived at the local API, as a page that needs no script. */
export function localPage({ heading, count, intro, address }: Words, entries: readonly Part[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${heading} (${count}) – local API</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <p class="mark">Local API, nothing leaves this computer</p>
          <h1>${heading}</h1>
          <p>${intro}</p>
          <nav aria-label="${heading}">
            <a href="${address}">Reload</a>
            <a href="${address}.json">As JSON</a>
            <a href="/">To the website</a>
          </nav>
        </header>
        <main>${entries}</main>
      </body>
    </html>`
}

/** Names and values of an entry. */
export const factsOf = (facts: Readonly<Record<string, string>>) =>
  html`<dl>
    ${Object.entries(facts).map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
