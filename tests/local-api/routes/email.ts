import { Hono } from 'hono'
import * as v from 'valibot'
import { newObjectId } from '../object-id'
import { readBody, required } from '../read-body'
import type { LocalEnv, Mail } from '../types'

const message = v.object({
  service_id: required,
  template_id: required,
  user_id: required,
  template_params: v.optional(v.record(v.string(), v.unknown()), {}),
})

/** In a form these are sent beside the writer's own fields. */
const SERVICE_FIELDS = new Set(['service_id', 'template_id', 'user_id', 'lib_version'])

const REFUSED = 'The service id, the template id and the public key are required'

/** The e-mail sending service; what it accepts is added to the outbox. Product 7. */
export const emailRoutes = new Hono<LocalEnv>()

emailRoutes.post('/send', async (c) => {
  const sent = await readBody(c, message)
  if (!sent) return c.text(REFUSED, 400)
  c.var.store.outbox.push(mailOf('send', sent, sent.template_params))
  return c.text('OK')
})

// A HEAD request asks whether there is a connection: any answer shows that there is one.
emailRoutes.all('/send', (c) => c.body(null, 204))

emailRoutes.post('/send-form', async (c) => {
  const form = await c.req.parseBody()
  const sent = v.safeParse(message, form)
  if (!sent.success) return c.text(REFUSED, 400)
  c.var.store.outbox.push(mailOf('send-form', sent.output, form))
  return c.text('OK')
})

function mailOf(
  via: Mail['via'],
  { service_id, template_id }: v.InferOutput<typeof message>,
  params: Record<string, unknown>,
): Mail {
  const fields = Object.entries(params)
    .filter(([name]) => !SERVICE_FIELDS.has(name))
    .map(([name, value]) => [name, asText(value)])
  return {
    id: newObjectId(),
    via,
    to: `${service_id} / ${template_id}`,
    fields: Object.fromEntries(fields),
    receivedAt: new Date().toISOString(),
  }
}

function asText(value: unknown): string {
  if (value instanceof Blob) return `A file of ${value.size} bytes`
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
