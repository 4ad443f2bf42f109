import { html, raw } from 'hono/html'
import outboxStyle from './outbox-page.css?raw'
import type { Mail } from './types'

const WAYS: Record<Mail['via'], string> = {
  send: 'E-mail service',
  'send-form': 'E-mail service, form',
  server: 'The site’s own server',
}

/** The outbox as a page that needs no script. Mails come newest first. */
export function outboxPage(mails: readonly Mail[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>Outbox (${mails.length}) – local API</title>
        <style>
          ${raw(outboxStyle)}
        </style>
      </head>
      <body>
        <header>
          <p class="mark">Local API, nothing leaves this computer</p>
          <h1>Outbox</h1>
          <p>
            ${count(mails.length)} Enquiries and one-time passwords land here instead of in a
            mailbox. Reload to see new ones.
          </p>
          <nav aria-label="Outbox">
            <a href="/local/outbox">Reload</a>
            <a href="/local/outbox.json">As JSON</a>
            <a href="/">To the website</a>
          </nav>
        </header>
        <main>${mails.map(letter)}</main>
      </body>
    </html>`
}

function count(mails: number): string {
  if (mails === 0) return 'No e-mails yet.'
  return mails === 1 ? '1 e-mail.' : `${mails} e-mails, newest first.`
}

function letter(mail: Mail) {
  const { subject, name, visatype } = mail.fields
  const title = subject ?? [visatype, name].filter(Boolean).join(' – ')
  return html`<article aria-labelledby="mail-${mail.id}">
    <h2 id="mail-${mail.id}">${title || 'E-mail'}</h2>
    <p class="meta">
      ${WAYS[mail.via]} · to ${mail.to} ·
      <time datetime="${mail.receivedAt}">${readable(mail.receivedAt)}</time>
    </p>
    <dl>
      ${Object.entries(mail.fields).map(
        ([field, value]) =>
          html`<div>
            <dt>${field}</dt>
            <dd>${value || '–'}</dd>
          </div>`,
      )}
    </dl>
  </article>`
}

function readable(moment: string): string {
  return new Date(moment).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'medium' })
}
