import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { agentFraudNumber } from '@/content/facts/about'
import { offerQuestions, offerRules } from '@/content/facts/check-offer'
import { paths } from '@/lib/navigation/paths'
import { checkOffer } from '@/words/check-offer'
import { offerRuleWords } from '@/words/check-offer-rules'
import { apiStore } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'

const address = () => window.location.pathname + window.location.search + window.location.hash
const main = () => within(screen.getByRole('main'))
const question = (at: number, kind: keyof typeof offerQuestions = 'agent') => {
  const id = offerQuestions[kind][at - 1]
  if (!id) throw new Error(`No question ${at}`)
  return offerRuleWords[id].question
}
const at = (text: string) => main().findByRole('heading', { level: 2, name: text })
const chatAddress = () =>
  main()
    .getByRole('link', { name: /^Send in a chat/ })
    .getAttribute('href') ?? ''
/** The phone numbers of helplines, in their order. */
const numbers = () =>
  main()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('tel:'))
    .map((link) => link.textContent)
const press = (name: string) => screen.getByRole('button', { name })

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

async function begin(kind = 'An agent or recruiter') {
  const { user } = renderApp(paths.checkOffer.href())
  await user.click(await main().findByRole('link', { name: new RegExp(`^${kind}`) }))
  return user
}

/** Answers all questions that are left, until the result. */
async function answerRest(user: Awaited<ReturnType<typeof begin>>, answer: string, from = 1) {
  for (let i = from; i <= offerQuestions.agent.length; i += 1) {
    await at(question(i))
    await user.click(press(answer))
  }
}

test('one question is shown at a time, each with the focus, and Back goes one back', async () => {
  const user = await begin()
  expect(await at(question(1))).toHaveFocus()
  expect(main().getByText('Question 1 of 12')).toBeVisible()
  // The region around the question does not repeat its text as a name.
  expect(main().getByRole('region', { name: 'An agent or recruiter' })).toContainElement(
    screen.getByRole('group', { name: question(1) }),
  )
  await user.click(press('Yes'))
  expect(await at(question(2))).toHaveFocus()
  await user.click(press('No'))
  await at(question(3))
  await user.click(press('Back'))
  expect(await at(question(2))).toHaveFocus()
  expect(press('No')).toHaveAttribute('aria-pressed', 'true')
  window.history.back()
  expect(await at(question(1))).toHaveFocus()
  window.history.back()
  await waitFor(() => expect(main().getByRole('heading', { name: 'What is it?' })).toHaveFocus())
  expect(address()).toBe('/check-an-offer')
})

test('Back at a question that was opened by its address leaves no way back to it', async () => {
  const { user } = renderApp(`${paths.checkOffer.href()}#agent-2`)
  await at(question(2))
  const { length } = window.history
  await user.click(press('Back'))
  await at(question(1))
  expect(window.history).toHaveLength(length)
})

test('a double click answers one question, not two', async () => {
  const user = await begin()
  await at(question(1))
  await user.dblClick(press('Yes'))
  await at(question(2))
  expect(main().getByText('Question 2 of 12')).toBeVisible()
  expect(press('Yes')).toHaveAttribute('aria-pressed', 'false')
})

test('the result names each sign, what it means, how to find out, what to do and who to call', async () => {
  const user = await begin()
  await at(question(1))
  await user.click(press('No'))
  await at(question(2))
  await user.click(press('Not sure'))
  await answerRest(user, 'Yes', 3)
  expect(await at('Stop here. Do not pay.')).toHaveFocus()
  expect(main().getByText(offerRuleWords['listed-agent'].means)).toBeVisible()
  expect(main().getByText(offerRuleWords['same-office'].findOut)).toBeVisible()
  for (const step of checkOffer.now) expect(main().getByText(step)).toBeVisible()
  expect(main().getByRole('link', { name: /eMigrate.*emigrate\.gov\.in/ })).toHaveAttribute(
    'href',
    'https://emigrate.gov.in/',
  )
  // The helplines for work abroad are Kerala's; for readers from other states there is a national one, and an office.
  expect(main().getByRole('link', { name: /MADAD.*madad\.gov\.in/ })).toBeVisible()
  expect(main().getByText(/^From any state/)).toBeVisible()
  expect(main().getByRole('link', { name: '1800 425 3939' })).toHaveAttribute(
    'href',
    'tel:18004253939',
  )
})

test('the numbers to call are in order of urgency: first for lost money, then the agent, then advice', async () => {
  const [urgent, norka, pbsk] = [
    ['1930', agentFraudNumber],
    ['1800 425 3939', '+91 88020 12345'],
    '1800 11 3090',
  ]
  const user = await begin()
  expect(numbers()).toEqual(['Call 1930 now', agentFraudNumber, ...urgent, pbsk])
  await answerRest(user, 'Yes')
  await at('Stop here. Do not pay.')
  expect(numbers()).toEqual(['Call 1930 now', ...urgent, ...norka, pbsk])
})

const PAID = 'I have already paid, or given a code (OTP) or my passport'
const callNow = () => main().getByRole('link', { name: 'Call 1930 now' })
const isBefore = (first: HTMLElement, second: HTMLElement) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

test('a reader who has already paid finds first of all what to do now, and at each question too', async () => {
  const { user } = renderApp(paths.checkOffer.href())
  const way = await main().findByText(PAID)
  expect(isBefore(way, main().getByRole('heading', { name: 'What is it?' }))).toBe(true)
  expect(callNow()).not.toBeVisible()
  await user.click(way)
  expect(callNow()).toBeVisible()
  expect(callNow()).toHaveAttribute('href', 'tel:1930')
  expect(main().getByText(/Then call your bank/)).toBeVisible()
  expect(
    main().getByRole('link', { name: /Cyber Crime Reporting Portal.*cybercrime\.gov\.in/ }),
  ).toBeVisible()
  expect(main().getByText(/Keep the messages, numbers and receipts/)).toBeVisible()
  expect(main().getByText(/passport\?.*Shubhayatra.*Indian embassy/)).toBeVisible()
  await user.click(main().getByRole('link', { name: /^A job offer/ }))
  await at(question(1, 'job'))
  expect(main().getByText(PAID)).toBeVisible()
  expect(callNow()).not.toBeVisible()
})

test.each([
  ['no', 'Stop here. Do not pay.', 'listed-agent'],
  ['yes', 'Be careful. Find out more first.', 'hurry'],
] as const)(
  'a sign answered "%s" shows before all signs: %s, and 1930',
  async (answer, verdict, id) => {
    sessionStorage.setItem('offer-check', JSON.stringify({ agent: { [id]: answer } }))
    renderApp('/check-an-offer#agent-result')
    await at(verdict)
    expect(callNow()).toBeVisible()
    expect(callNow()).toHaveAttribute('href', 'tel:1930')
    expect(isBefore(callNow(), main().getByRole('heading', { name: 'The sign' }))).toBe(true)
  },
)

test('after a serious sign the result can be seen, says what is left and leads back there', async () => {
  const user = await begin()
  await at(question(1))
  await user.click(press('Yes'))
  await at(question(2))
  expect(screen.queryByRole('button', { name: 'See the result now' })).toBeNull()
  await user.click(press('No'))
  await at(question(3))
  await user.click(press('See the result now'))
  expect(await at('Stop here. Do not pay.')).toHaveFocus()
  expect(main().getByText(/10 questions are left/)).toBeVisible()
  await user.click(main().getByRole('link', { name: 'Back to the questions' }))
  await at(question(3))
  await user.click(press('Back'))
  await at('Stop here. Do not pay.')
  await user.click(main().getByRole('link', { name: 'Back to the questions' }))
  await answerRest(user, 'Yes', 3)
  await at('Stop here. Do not pay.')
  expect(main().queryByText(/left/)).toBeNull()
})

test('a reader who came to change an answer goes back to the same result', async () => {
  sessionStorage.setItem('offer-check', JSON.stringify({ agent: { receipt: 'no' } }))
  const { user } = renderApp('/check-an-offer#agent-result')
  await at('Stop here. Do not pay.')
  const steps = window.history.length
  await user.click(main().getByRole('link', { name: 'Change Question 3 of 12' }))
  await at(question(3))
  await user.click(press('See the result now'))
  await at('Stop here. Do not pay.')
  expect(window.history.length).toBe(steps + 1)
})

test('an answer can be changed from the result, which then changes too', async () => {
  const user = await begin()
  await answerRest(user, 'Not sure')
  await at('No sign yet, but not everything is clear')
  await user.click(main().getByText('Your answers'))
  await user.click(main().getByRole('link', { name: 'Change Question 1 of 12' }))
  await at(question(1))
  await user.click(press('No'))
  expect(await at('Stop here. Do not pay.')).toHaveFocus()
})

test('the answers are stored for the visit, neither sent nor in the query, and Start again deletes them', async () => {
  const user = await begin()
  await answerRest(user, 'Not sure')
  await at('No sign yet, but not everything is clear')
  expect(address()).toBe('/check-an-offer#agent-result')
  expect(sessionStorage.getItem('offer-check')).toContain('unsure')
  expect(localStorage.getItem('offer-check')).toBeNull()
  expect(JSON.stringify(apiStore().requests)).not.toContain('unsure')
  await user.click(press('Start again'))
  await waitFor(() => expect(main().getByRole('heading', { name: 'What is it?' })).toHaveFocus())
  expect(sessionStorage.getItem('offer-check')).not.toContain('unsure')
})

test('opened by its address it shows that place; malformed stored answers are ignored', async () => {
  sessionStorage.setItem('offer-check', '{"agent":{"listed-agent":"perhaps"}}')
  const { user } = renderApp('/check-an-offer#agent-2')
  await at(question(2))
  await user.click(press('Back'))
  await at(question(1))
  expect(address()).toBe('/check-an-offer#agent')
})

test('a check that was half done before questions were added goes on, and leaves only those open', async () => {
  const added = new Set(['scam-centre', 'uk-care', 'no-interview'])
  const before = offerQuestions.job.filter((id) => !added.has(id))
  const answers = Object.fromEntries([...before, 'free-mail', 'hurry'].map((id) => [id, 'unsure']))
  sessionStorage.setItem('offer-check', JSON.stringify({ job: answers }))
  renderApp('/check-an-offer#job-result')
  await at('Not all questions are answered yet')
  expect(main().getAllByText('Not answered')).toHaveLength(added.size)
})

test('the last two job questions ask for what a sound offer has, the others for a danger', async () => {
  renderApp('/check-an-offer#job-10')
  await at(
    'Did the offer come only by chat, or from a free address like Gmail, and without an interview?',
  )
  const signs = offerQuestions.job.map((id) => offerRules[id].sign)
  expect(signs.indexOf('no')).toBe(10)
  expect(signs.lastIndexOf('yes')).toBe(9)
})

test('an incomplete result says what is open, and never that there is no sign', async () => {
  renderApp('/check-an-offer#agent-result')
  await at('Not all questions are answered yet')
  expect(main().getAllByText('Not answered')).toHaveLength(12)
})

test('the text is shown first, then copied, sent by chat or shared, and holds the signs', async () => {
  const share = vi.fn<() => Promise<void>>(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const user = await begin()
  await at(question(1))
  await user.click(press('No'))
  await answerRest(user, 'Not sure', 2)
  await at('Stop here. Do not pay.')
  const field = main().getByLabelText<HTMLTextAreaElement>('The result as text')
  expect(field.value).toContain(offerRuleWords['listed-agent'].title)
  expect(field.value).toContain('https://emigrate.gov.in/')
  await user.click(press('Copy the text'))
  expect(await navigator.clipboard.readText()).toBe(field.value)
  // The whole text is too long for the address that opens a chat app.
  expect(main().getByText(/^A chat takes a shorter text/)).toBeVisible()
  expect(chatAddress().length).toBeLessThan(3100)
  const sent = new URL(chatAddress()).searchParams.get('text') ?? ''
  expect(sent).toContain(`Stop here. Do not pay.\n${checkOffer.verdict.stop.text}`)
  expect(sent).toContain(`- ${offerRuleWords['listed-agent'].title}\n`)
  expect(sent).toMatch(/What to do and who to call: \S+\/check-an-offer$/)
  await user.click(press('Share'))
  expect(share).toHaveBeenCalledWith({ title: 'Check an offer', text: field.value })
  Reflect.deleteProperty(navigator, 'share')
})

test('a text that fits into an address is sent to the chat as it is shown', async () => {
  const user = await begin('A message with a link')
  for (const [index, id] of offerQuestions.message.entries()) {
    await at(question(index + 1, 'message'))
    await user.click(press(offerRules[id].sign === 'yes' ? 'No' : 'Yes'))
  }
  await at('No sign found')
  const field = main().getByLabelText<HTMLTextAreaElement>('The result as text')
  expect(new URL(chatAddress()).searchParams.get('text')).toBe(field.value)
  expect(main().queryByText(/^A chat takes a shorter text/)).toBeNull()
})

test.each([paths.job.href(), paths.contact.href(), paths.verify.href()])(
  '%s leads to the check',
  async (page) => {
    renderApp(page)
    await screen.findByRole('heading', { level: 1 })
    const links = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(links).toContain('/check-an-offer')
  },
)
