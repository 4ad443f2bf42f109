import { html } from 'hono/html'
import { factsOf, localPage } from './local-page'
import type { Mail } from './types'

const WAYS: Record<Mail['via'], string> = {
  send: 'E-mail service',
  'send-form': 'E-mail service, form',
  server: 'The site’s own server',
}

/** The outbox as a page that needs no script. The newest mails are first. */
export const outboxPage = (mails: readonly Mail[]) =>
  localPage(
    {
      heading: 'Outbox',
      count: mails.length,
      intro: `${count(mails.length)} Enquiries and one-time passwords land here instead of in a mailbox. Reload to see new ones.`,
      address: '/local/outbox',
    },
    mails.map(letter),
  )

function count(mails: number): string {
  if (mails === 0) return 'No e-mails yet.'
  return mails === 1 ? '1 e-mail.' : `${mails} e-mails, newest first.`
}

function letter(mail: Mail) {
  const { subject, name, visatype } = mail.fields
  const fields = Object.fromEntries(
    Object.entries(mail.fields).map(([field, value]) => [field, value || '–']),
  )
  const title = subject ?? [visatype, name].filter(Boolean).join(' – ')
  return html`<article aria-labelledby="mail-${mail.id}">
    <h2 id="mail-${mail.id}">${title || 'E-mail'}</h2>
    <p class="meta">
      ${WAYS[mail.via]} · to ${mail.to} ·
      <time datetime="${mail.receivedAt}">${readable(mail.receivedAt)}</time>
    </p>
    ${factsOf(fields)}
  </article>`
}

function readable(moment: string): string {
  return new Date(moment).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'medium' })
}
