import { http, HttpResponse } from 'msw'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { pendingTimes } from '@/content/facts/pending-enquiries'
import { apiStore, server } from '../helpers/local-server'

const SERVICE = 'https://api.emailjs.com/api/v1.0/email/send'
const keys = { serviceId: 'service_1', templateId: 'template_1', publicKey: 'public_1' }

/** The sender module, loaded with these settings. */
async function sender(env: { emailKeys: typeof keys | null; localApi: boolean }) {
  vi.resetModules()
  vi.doMock('@/lib/env', () => ({ env }))
  return (await import('@/features/enquire/send-email')).sendEmail
}

afterEach(() => {
  vi.doUnmock('@/lib/env')
})

test('with keys the e-mail is sent to the service, with the keys and exactly the values', async () => {
  const bodies: unknown[] = []
  server.use(
    http.post(SERVICE, async ({ request }) => {
      bodies.push(await request.json())
      return new HttpResponse('OK')
    }),
  )
  const sendEmail = await sender({ emailKeys: keys, localApi: false })
  await sendEmail({ name: 'Anu', message: 'Hello' })
  expect(bodies).toEqual([
    expect.objectContaining({
      service_id: 'service_1',
      template_id: 'template_1',
      user_id: 'public_1',
      template_params: { name: 'Anu', message: 'Hello' },
    }),
  ])
})

test('without keys a production build fails at once and sends nothing anywhere', async () => {
  const sendEmail = await sender({ emailKeys: null, localApi: false })
  await expect(sendEmail({ name: 'Anu' })).rejects.toThrow(/keys/)
  expect(apiStore().requests).toEqual([])
})

test('without keys any other build sends to its own outbox', async () => {
  const sendEmail = await sender({ emailKeys: null, localApi: true })
  await sendEmail({ name: 'Anu' })
  expect(apiStore().outbox).toMatchObject([{ via: 'send', fields: { name: 'Anu' } }])
})

test.each([
  [200, 'anything'],
  [202, 'OK'],
])('status %i with the text "%s" is a success', async (status, text) => {
  server.use(http.post(SERVICE, () => new HttpResponse(text, { status })))
  const sendEmail = await sender({ emailKeys: keys, localApi: false })
  await expect(sendEmail({})).resolves.toBeUndefined()
})

test.each([
  [202, 'queued'],
  [400, 'The public key is invalid'],
  [500, ''],
])('status %i with the text "%s" is not a success', async (status, text) => {
  server.use(http.post(SERVICE, () => new HttpResponse(text, { status })))
  const sendEmail = await sender({ emailKeys: keys, localApi: false })
  await expect(sendEmail({})).rejects.toBeDefined()
})

test('if the library cannot be loaded (its storage is denied), the e-mail is sent without it', async () => {
  vi.doMock('@emailjs/browser', () => {
    throw new Error('The operation is insecure')
  })
  const sendEmail = await sender({ emailKeys: keys, localApi: false })
  await sendEmail({ name: 'Anu' })
  expect(apiStore().outbox).toMatchObject([{ via: 'send', fields: { name: 'Anu' } }])
  vi.doUnmock('@emailjs/browser')
})

test('what is sent without the library is byte for byte what it sends', async () => {
  const sent: string[] = []
  server.use(
    http.post(SERVICE, async ({ request }) => {
      sent.push(`${request.headers.get('content-type')} ${await request.text()}`)
      return new HttpResponse('OK')
    }),
  )
  const values = { name: 'Anu', message: 'Größe\n"1"' }
  const sendEmail = await sender({ emailKeys: keys, localApi: false })
  await sendEmail(values)
  const { mailService, postMail } = await import('@/features/enquire/pending/mail-service')
  const service = mailService()
  await (service && postMail(service, values))
  expect(sent).toHaveLength(2)
  expect(sent[1]).toBe(sent[0])
})

test('a try that was given up before it was posted is never posted', async () => {
  vi.useFakeTimers()
  const send = vi.fn<() => Promise<{ status: number; text: string }>>()
  const library = { init: () => undefined, send }
  const late = new Promise((resolve) => setTimeout(resolve, pendingTimes.answer + 1000, library))
  vi.doMock('@emailjs/browser', () => late)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.doUnmock('@emailjs/browser')
  })
  const sendEmail = await sender({ emailKeys: null, localApi: true })
  const outcome = sendEmail({ name: 'Anu' }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(pendingTimes.answer)
  expect(await outcome).toMatchObject({ mayHaveArrived: false })
  await vi.advanceTimersByTimeAsync(2000)
  await late
  expect(send).not.toHaveBeenCalled()
})

test('a service that a filter lets hang, while our own host answers, is known to be blocked after 20 s', async () => {
  vi.useFakeTimers()
  vi.doMock('@emailjs/browser', () => {
    throw new Error('The operation is insecure')
  })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.doUnmock('@emailjs/browser')
  })
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('.svg') ? Promise.resolve(new Response()) : new Promise(() => undefined),
  )
  const sendEmail = await sender({ emailKeys: keys, localApi: false })
  const outcome = sendEmail({ name: 'Anu' }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(pendingTimes.answer + 5000)
  expect(await outcome).toMatchObject({ isBlocked: true, mayHaveArrived: true })
})

test('code that stores an enquiry and does not arrive delays the message by two seconds, not for ever', async () => {
  vi.doMock('@/features/enquire/pending/store-enquiry', () => new Promise(() => undefined))
  const { prepareToStore } = await import('@/features/enquire/store-for-later')
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.doUnmock('@/features/enquire/pending/store-enquiry')
  })
  const failed = {
    title: () => 'Enquiry',
    success: '',
    labels: {},
    draft: null,
    mayHaveArrived: false,
    isBlocked: false,
    otherWays: () => null,
  }
  const told = vi.fn<(code: unknown) => void>()
  void prepareToStore(failed).then(told)
  await vi.advanceTimersByTimeAsync(pendingTimes.database)
  expect(told).toHaveBeenCalledWith(null)
})
