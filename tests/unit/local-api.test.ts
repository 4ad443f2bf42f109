// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '@/lib/dates/spans'
import { createLocalApi } from '../local-api/app'
import { sampleLogins } from '../local-api/logins'
import { price } from '../samples/premium-price'

let api: ReturnType<typeof createLocalApi>

beforeEach(() => {
  api = createLocalApi()
})

/** Makes one request; the body is sent as JSON. */
function call(method: string, path: string, body?: unknown, token?: string) {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (token !== undefined) headers.set('authorization', token)
  return api.app.request(path, { method, headers, body: JSON.stringify(body) })
}

async function answerOf(method: string, path: string, body?: unknown, token?: string) {
  const response = await call(method, path, body, token)
  return { status: response.status, body: await response.json() }
}

async function logIn(who: { email: string; password: string } = sampleLogins.member) {
  const { body } = await answerOf('POST', '/api/v1/auth/login', who)
  return { token: String(body.token), id: String(body.user._id), user: body.user }
}

const mailedOtp = () => api.store.outbox.at(-1)?.fields.otp
const pay = (payment: object) => call('POST', '/local/checkout/pay', payment)

const applicant = {
  name: 'Meera Sample',
  email: 'meera@example.com',
  phone: 9_000_012_345,
  password: 'first-secret',
  confirmPassword: 'first-secret',
}

describe('login and guards', () => {
  test('a login answers user, token and msg, and never the password', async () => {
    const { status, body } = await answerOf('POST', '/api/v1/auth/login', sampleLogins.premium)
    expect(status).toBe(200)
    expect(body).toMatchObject({ msg: expect.any(String), token: expect.any(String) })
    expect(body.user).toMatchObject({ email: sampleLogins.premium.email, amount: price.paise })
    expect(JSON.stringify(body)).not.toContain(sampleLogins.premium.password)
  })

  test('a wrong password and an unknown email get the same refusal', async () => {
    const wrong = { ...sampleLogins.member, password: 'wrong' }
    const unknown = { ...wrong, email: 'nobody@example.com' }
    const first = await answerOf('POST', '/api/v1/auth/login', wrong)
    expect(first).toMatchObject({ status: 401, body: { msg: 'Wrong email or password' } })
    expect(await answerOf('POST', '/api/v1/auth/login', unknown)).toEqual(first)
  })

  test('several logins of one member are valid at once, and the token is sent without Bearer', async () => {
    const tokens = [(await logIn()).token, (await logIn()).token]
    expect(tokens[0]).not.toBe(tokens[1])
    for (const token of tokens)
      expect(await answerOf('GET', '/api/v1/auth/userauth', undefined, token)).toEqual({
        status: 200,
        body: { ok: true },
      })
    const bearer = await call('GET', '/api/v1/auth/userauth', undefined, `Bearer ${tokens[0]}`)
    expect(bearer.status).toBe(401)
  })

  test.each([
    ['GET', '/api/v1/auth/adminauth'],
    ['GET', '/api/v1/auth/getusers'],
    ['POST', '/api/v1/category/create-category'],
    ['PUT', '/api/v1/category/update-category/1'],
    ['DELETE', '/api/v1/category/delete-category/1'],
    ['POST', '/api/v1/country/createCountry'],
    ['POST', '/api/v1/country/updateCountry/1'],
    ['DELETE', '/api/v1/country/deleteCountry/1'],
    ['POST', '/api/v1/work/create-work'],
    ['PUT', '/api/v1/work/update-work/1'],
    ['DELETE', '/api/v1/work/delete-work/1'],
  ])('%s %s is for administrators', async (method, path) => {
    const { token } = await logIn()
    const body = method === 'GET' ? undefined : {}
    expect((await call(method, path, body)).status).toBe(401)
    expect((await call(method, path, body, token)).status).toBe(403)
    const admin = await logIn(sampleLogins.admin)
    expect([200, 400, 404]).toContain((await call(method, path, body, admin.token)).status)
  })

  test('a member sees their own record with the referred users, not somebody else’s', async () => {
    const { token, id } = await logIn()
    const own = await answerOf('GET', `/api/v1/auth/getoneuser/${id}`, undefined, token)
    expect(own.body.data.email).toBe(sampleLogins.member.email)
    expect(own.body.referredUsers.length).toBeGreaterThan(2)
    const other = (await logIn(sampleLogins.premium)).id
    expect((await call('GET', `/api/v1/auth/getoneuser/${other}`, undefined, token)).status).toBe(
      403,
    )
    const admin = await logIn(sampleLogins.admin)
    const path = `/api/v1/auth/getoneuser/${other}`
    expect((await call('GET', path, undefined, admin.token)).status).toBe(200)
    expect((await call('GET', `${path}0`, undefined, admin.token)).status).toBe(404)
  })
})

describe('registration', () => {
  test('201 for a new member, 200 the second time, 400 when something is missing', async () => {
    expect((await call('POST', '/api/v1/auth/register', applicant)).status).toBe(201)
    const again = { ...applicant, email: 'MEERA@example.com' }
    expect(await answerOf('POST', '/api/v1/auth/register', again)).toMatchObject({
      status: 200,
      body: { message: 'Already Register please login' },
    })
    const nameless = { ...applicant, name: '', email: 'other@example.com' }
    expect((await call('POST', '/api/v1/auth/register', nameless)).status).toBe(400)
    expect((await logIn(applicant)).user).toMatchObject({ phone: '9000012345' })
  })

  test('the invite code puts the new member on the referrer’s list', async () => {
    const { token, id, user } = await logIn()
    await call('POST', '/api/v1/auth/register', { ...applicant, invitecode: user.usercode })
    const { body } = await answerOf('GET', `/api/v1/auth/getoneuser/${id}`, undefined, token)
    expect(body.referredUsers.at(-1)).toMatchObject({ name: applicant.name })
  })
})

describe('profile', () => {
  test('changes what is sent and the password only when one is sent', async () => {
    const { token } = await logIn()
    const edit = { name: 'Anjali K Nair', email: 'anjali.k@example.com', phone: '9000054321' }
    const first = await answerOf('PUT', '/api/v1/auth/profile', { ...edit, password: '' }, token)
    expect(first.body.updatedUser).toMatchObject(edit)
    const moved = { ...sampleLogins.member, email: edit.email }
    expect((await call('POST', '/api/v1/auth/login', moved)).status).toBe(200)
    await call('PUT', '/api/v1/auth/profile', { ...edit, password: 'changed' }, token)
    expect((await call('POST', '/api/v1/auth/login', moved)).status).toBe(401)
  })

  test('an email of another account is an error', async () => {
    const { token } = await logIn()
    const taken = { email: sampleLogins.premium.email }
    const { body } = await answerOf('PUT', '/api/v1/auth/profile', taken, token)
    expect(body).toEqual({ error: expect.any(String) })
  })
})

describe('forgotten password', () => {
  const { email } = sampleLogins.member
  const newPassword = 'after-the-reset'

  test('only a verified OTP resets the password, and only once', async () => {
    const before = await logIn()
    expect((await call('POST', '/api/v1/auth/forgetpswd', { email })).status).toBe(200)
    const otp = mailedOtp()
    expect(otp).toMatch(/^\d{6}$/)
    const reset = () => call('POST', '/api/v1/auth/resetpassword', { email, newPassword })
    expect((await reset()).status).toBe(400)
    const wrong = otp === '000000' ? '111111' : '000000'
    const verify = '/api/v1/auth/verifyotp'
    expect((await call('POST', verify, { email, otp: wrong })).status).toBe(400)
    expect((await call('POST', verify, { email, otp })).status).toBe(200)
    expect((await reset()).status).toBe(200)
    expect((await reset()).status).toBe(400)
    expect((await call('POST', '/api/v1/auth/login', sampleLogins.member)).status).toBe(401)
    expect((await logIn({ email, password: newPassword })).user.email).toBe(email)
    const old = await call('GET', '/api/v1/auth/userauth', undefined, before.token)
    expect(old.status).toBe(401)
  })

  test('an OTP is worthless after ten minutes', async () => {
    await call('POST', '/api/v1/auth/forgetpswd', { email })
    const later = Date.now() + 11 * 60 * 1000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    const { status } = await call('POST', '/api/v1/auth/verifyotp', { email, otp: mailedOtp() })
    expect(status).toBe(400)
  })

  test('an unknown email is 404 and mails nothing', async () => {
    const unknown = { email: 'nobody@example.com' }
    expect(await answerOf('POST', '/api/v1/auth/forgetpswd', unknown)).toMatchObject({
      status: 404,
      body: { message: 'User not found' },
    })
    expect(api.store.outbox).toEqual([])
  })
})

describe('subscription', () => {
  test('an order makes nobody a member; paying it does', async () => {
    const { token, id } = await logIn()
    const { body: order } = await answerOf('PUT', '/api/v1/auth/createsubscribe', {}, token)
    expect(order).toEqual({
      currency: 'INR',
      amount: price.paise,
      receipt: expect.any(String),
      id: expect.stringMatching(/^order_/),
    })
    const me = `/api/v1/auth/getoneuser/${id}`
    const unpaid = await answerOf('GET', me, undefined, token)
    expect(unpaid.body.data).not.toHaveProperty('receipt')
    const paid = await answerOf('POST', '/local/checkout/pay', { receipt: order.receipt })
    expect(paid.body).toEqual({
      razorpay_payment_id: expect.stringMatching(/^pay_/),
      razorpay_order_id: order.id,
      razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const { data } = (await answerOf('GET', me, undefined, token)).body
    expect(data).toMatchObject({ receipt: order.receipt, amount: price.paise, currency: 'INR' })
    expect(Date.now() - Date.parse(data.updatedAt)).toBeLessThan(60_000)
    expect(api.store.orders).toMatchObject([{ id: order.id, status: 'paid' }])
  })

  test('an unknown order and another amount are refused', async () => {
    const { token } = await logIn()
    const { body: order } = await answerOf('PUT', '/api/v1/auth/createsubscribe', {}, token)
    expect((await pay({ order_id: 'order_unknown' })).status).toBe(404)
    expect((await pay({})).status).toBe(404)
    expect((await pay({ order_id: order.id, amount: 100 })).status).toBe(400)
    expect(api.store.orders).toMatchObject([{ status: 'created' }])
  })
})

describe('catalogue', () => {
  const photo = 'data:image/png;base64,AAAA'

  test('lists come in the shapes that are specified', async () => {
    const categories = (await answerOf('GET', '/api/v1/category/get-category')).body
    expect(categories).toMatchObject({ success: true })
    expect(categories.category).toHaveLength(12)
    const countries = (await answerOf('GET', '/api/v1/country/getCountry')).body
    expect(countries).toHaveLength(24)
    const one = await answerOf('GET', `/api/v1/country/getoneCountry/${countries[0]._id}`)
    expect(one.body).toEqual(countries[0])
    const inFirst = `/api/v1/work/work-category/${categories.category[0]._id}`
    const { works } = (await answerOf('GET', inFirst)).body
    const work = await answerOf('GET', `/api/v1/work/getone-work/${works[0]._id}`)
    expect(work.body.data).toEqual(works[0])
    expect(works[0].photo).toMatch(/^data:image\/png;base64,/)
  })

  test('a country is created once, updated without losing its photo, deleted', async () => {
    const { token } = await logIn(sampleLogins.admin)
    const norway = { name: 'Norway', description: 'Fjords.', details: 'Language: Norwegian', photo }
    const create = () => answerOf('POST', '/api/v1/country/createCountry', norway, token)
    const made = await create()
    expect(made).toMatchObject({ status: 201, body: { success: true, country: norway } })
    expect(await create()).toMatchObject({
      status: 200,
      body: { success: false, message: 'Norway already exists' },
    })
    const id = made.body.country._id
    const change = { description: 'Fjords and tunnels.' }
    await call('POST', `/api/v1/country/updateCountry/${id}`, change, token)
    const path = `/api/v1/country/getoneCountry/${id}`
    expect((await answerOf('GET', path)).body).toMatchObject({ ...norway, ...change })
    await call('DELETE', `/api/v1/country/deleteCountry/${id}`, undefined, token)
    expect((await call('GET', path)).status).toBe(404)
  })

  test('deleting a category deletes its works', async () => {
    const { token } = await logIn(sampleLogins.admin)
    const fields = { name: 'Divers in Norway', photo }
    const made = await answerOf('POST', '/api/v1/category/create-category', fields, token)
    const category = made.body.category._id
    const work = { name: 'Diver', photo, category, details: 'Diving licence, Cold water' }
    const { body } = await answerOf('POST', '/api/v1/work/create-work', work, token)
    expect(body.work).toMatchObject(work)
    await call('DELETE', `/api/v1/category/delete-category/${category}`, undefined, token)
    expect((await call('GET', `/api/v1/work/getone-work/${body.work._id}`)).status).toBe(404)
  })

  test.each([
    ['/api/v1/category/create-category', { name: 'No photo' }],
    ['/api/v1/country/createCountry', { name: 'Norway', photo, description: '', details: '' }],
    ['/api/v1/country/createCountry', { name: 'Norway', photo: 'javascript:alert(1)' }],
    ['/api/v1/work/create-work', { name: 'Diver', photo, category: 'unknown', details: 'None' }],
  ])('%s refuses incomplete fields', async (path, fields) => {
    const { token } = await logIn(sampleLogins.admin)
    const { status, body } = await answerOf('POST', path, fields, token)
    expect(status).toBe(400)
    expect(body).toEqual({ success: false, message: 'Please fill in all required fields' })
  })

  test.each([
    ['ielts', 1],
    ['SOP%20Review', 1],
    ['50%25%20off%2Ftoday', 0],
    ['%E0%A4%B9', 0],
  ])('the product search for %s finds %i', async (keyword, count) => {
    const { status, body } = await answerOf('GET', `/api/v1/product/search/${keyword}`)
    expect(status).toBe(200)
    expect(body).toHaveLength(count)
  })
})

describe('e-mail service and outbox', () => {
  const ids = { service_id: 'service', template_id: 'template', user_id: 'key' }

  test('JSON and form mails land in the outbox, newest first, as text only', async () => {
    const template_params = { name: '<b>Meera</b>', visatype: 'Study Visa' }
    const sent = await call('POST', '/api/v1.0/email/send', { ...ids, template_params })
    expect([sent.status, await sent.text()]).toEqual([200, 'OK'])
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...ids, subject: 'Second' })) form.set(name, value)
    await api.app.request('/api/v1.0/email/send-form', { method: 'POST', body: form })
    expect((await answerOf('GET', '/local/outbox.json')).body).toMatchObject([
      { via: 'send-form', fields: { subject: 'Second' } },
      { via: 'send', fields: template_params },
    ])
    const page = await (await call('GET', '/local/outbox')).text()
    expect(page).toContain('2 e-mails, newest first')
    expect(page).toContain('&lt;b&gt;Meera&lt;/b&gt;')
    expect(page).not.toContain('<b>Meera')
  })

  test('another website may read the calls, and not what was mailed', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    const openTo = async (path: string) =>
      (await api.app.request(path, { headers })).headers.get('access-control-allow-origin')
    expect(await openTo('/api/v1/category/get-category')).toBe('*')
    for (const path of ['/local/outbox', '/local/outbox.json', '/local/state'])
      expect(await openTo(path)).toBeNull()
  })

  test.each(Object.keys(ids))('a mail without %s is refused', async (missing) => {
    const response = await call('POST', '/api/v1.0/email/send', { ...ids, [missing]: '' })
    expect(response.status).toBe(400)
    expect(api.store.outbox).toEqual([])
  })
})

describe('faults, state and reset', () => {
  test('a fault applies to the given method and path, and only so often', async () => {
    const fault = { method: 'get', path: '*/getCountry', status: 503, body: { no: 1 }, times: 1 }
    expect((await call('POST', '/local/faults', fault)).status).toBe(201)
    expect((await call('GET', '/api/v1/category/get-category')).status).toBe(200)
    const broken = await answerOf('GET', '/api/v1/country/getCountry')
    expect(broken).toEqual({ status: 503, body: { no: 1 } })
    expect((await call('GET', '/api/v1/country/getCountry')).status).toBe(200)
    const { faults, requests } = (await answerOf('GET', '/local/state')).body
    expect(faults).toMatchObject([{ hits: 1 }])
    expect(requests.map((each: { status: number }) => each.status)).toEqual([200, 503, 200])
  })

  test('a text fault has its content type; a delay alone only delays', async () => {
    api.store.faults.add({ path: 'getCountry', text: '<h1>Hello</h1>', contentType: 'text/html' })
    const page = await call('GET', '/api/v1/country/getCountry')
    expect(page.headers.get('content-type')).toBe('text/html')
    api.store.faults.clear()
    api.store.faults.add({ path: 'getCountry', delayMs: 50 })
    const start = performance.now()
    expect((await answerOf('GET', '/api/v1/country/getCountry')).body).toHaveLength(24)
    expect(performance.now() - start).toBeGreaterThan(45)
  })

  test('a hanging request is logged and ends only with its caller', async () => {
    api.store.faults.add({ path: 'getCountry', hang: true })
    const leave = new AbortController()
    const answered = vi.fn<() => void>()
    const request = new Request('http://localhost/api/v1/country/getCountry', {
      signal: leave.signal,
    })
    const pending = Promise.resolve(api.app.request(request)).then(answered)
    await vi.waitFor(() => expect(api.store.requests).toHaveLength(1))
    expect(answered).not.toHaveBeenCalled()
    leave.abort()
    await pending
    expect(answered).toHaveBeenCalledOnce()
  })

  test('reset brings the seed back and logs everybody out', async () => {
    const { token } = await logIn()
    await call('POST', '/api/v1/auth/register', applicant)
    api.store.faults.add({ path: 'auth', status: 500 })
    await call('POST', '/local/reset')
    expect((await call('GET', '/api/v1/auth/userauth', undefined, token)).status).toBe(401)
    const { users, orders, outbox } = (await answerOf('GET', '/local/state')).body
    expect(users).toHaveLength(31)
    expect([orders, outbox]).toEqual([[], []])
  })

  test('two local APIs share nothing', async () => {
    await call('POST', '/api/v1/auth/register', applicant)
    expect(createLocalApi().store.members).toHaveLength(31)
    expect(api.store.members).toHaveLength(32)
  })
})

describe('seed', () => {
  test('members of every kind, one administrator', () => {
    const users = api.store.members.map(({ user }) => user)
    const yearAgo = Date.now() - 365 * DAY_MS
    const paid = users.filter(({ receipt }) => receipt !== undefined)
    expect(users.filter(({ role }) => role === 1)).toHaveLength(1)
    expect(paid.filter(({ updatedAt }) => Date.parse(updatedAt) < yearAgo)).toHaveLength(1)
    expect(paid.length).toBeGreaterThan(5)
    expect(new Set(users.map(({ email }) => email)).size).toBe(users.length)
    expect(users.some(({ createdAt }) => createdAt === undefined)).toBe(true)
  })

  test('every id is an ObjectId with its time, and the details of works split into points', () => {
    const { categories, countries, works, products } = api.store
    const records = [...categories, ...countries, ...works, ...products]
    expect(works).toHaveLength(40)
    expect(new Set(records.map(({ _id }) => _id)).size).toBe(records.length)
    for (const { _id } of records) expect(_id).toMatch(/^[0-9a-f]{24}$/)
    const dated = [...categories, ...works].filter(({ createdAt }) => createdAt !== undefined)
    const secondsInId = dated.map(({ _id }) => Number.parseInt(_id.slice(0, 8), 16))
    expect(secondsInId).toEqual(dated.map(({ createdAt }) => Date.parse(createdAt ?? '') / 1000))
    expect(dated.length).toBeLessThan(categories.length + works.length)
    for (const { details } of works) expect(details.split(',').length).toBeGreaterThan(2)
  })
})
