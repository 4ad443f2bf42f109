import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { blankLine } from '@/features/plan/money/money-lines'
import type { MoneyLine, Plan } from '@/features/plan/stored/schema'
import { paths } from '@/lib/navigation/paths'
import { keepPlans, keepPlansElsewhere, keptPlans } from '../samples/kept-plans'
import { price } from '../samples/premium-price'
import { renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { somePlan } from '../samples/some-plan'

const storedLines = () => keptPlans()[0]?.money ?? []
const storedLine = (id: string) => storedLines().find((line) => line.id === id)

const line = (changes: Partial<MoneyLine> = {}): MoneyLine => ({
  ...blankLine('visa-fee', 'application'),
  title: 'Visa fee',
  ...changes,
})

/** Opens the money sheet of a plan with these lines. */
const open = (...money: MoneyLine[]) => openPlan({ money })

/** Opens the money sheet of a plan with these changes. */
async function openPlan(changes: Partial<Plan>) {
  keepPlans(somePlan(changes))
  const { user } = renderApp(paths.plan.href())
  const sheet = within(await screen.findByRole('region', { name: 'What it costs' }))
  return { user, sheet }
}

const totals = () => within(screen.getByRole('region', { name: 'Totals' }))
const sumOf = (name: string) => totals().getByText(name).nextElementSibling
const group = (name: string) => within(screen.getByRole('region', { name }))
const choice = (name: string) => screen.getByRole('combobox', { name })
const amount = (name: RegExp | string = 'Amount in INR: Visa fee') =>
  screen.getByRole('textbox', { name })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') })
  return () => vi.useRealTimers()
})

/** The line with the amount of this name. */
const rowOf = (name: string) => within(there(amount(name).closest('li')))

describe('the usual lines', () => {
  test('are added at one press, with no figure and without Premium, due with the plan’s steps', async () => {
    const { user, sheet } = await open()
    await user.click(sheet.getByRole('button', { name: 'Add the 16 usual costs' }))
    expect(storedLines()).toHaveLength(16)
    expect(storedLines().filter(({ amount: figure }) => figure !== null)).toEqual([])
    // No title is stored: usual lines are named in the language of the page.
    expect(storedLines().filter(({ title }) => title !== '')).toEqual([])
    expect(amount('Amount in INR: Passport fee')).toHaveFocus()
    expect(amount('Amount in INR: Passport fee')).toHaveValue('')
    expect(sumOf('Total')).toHaveTextContent(/^16 lines, not known yet$/)
    expect(sumOf('Already paid')).toHaveTextContent('Nothing')
    expect(sheet.getByText('Added 16 lines. Now write the amounts.')).toBeInTheDocument()
    // Whoever wants Premium adds it, with our price.
    await user.click(sheet.getByRole('button', { name: /^Add: Our Premium membership/ }))
    expect(storedLine('our-premium')?.amount).toBe(price.paise / 100)
    expect(sumOf('Total')).toHaveTextContent(`${price.now} and 16 lines not known yet`)
  })

  test('say where the figure is published, with a link to the office of the country', async () => {
    await open(line(), line({ id: 'our-premium', title: 'Premium', to: 'us' }))
    const row = within(there(amount().closest('li')))
    expect(row.getByText(/on the page of the office that decides about the visa/)).toBeVisible()
    expect(row.getByRole('link', { name: /official page/ })).toHaveAttribute(
      'href',
      'https://india.diplo.de/',
    )
    const ours = within(there(amount('Amount in INR: Premium').closest('li')))
    expect(ours.getByRole('link', { name: 'our page' })).toHaveAttribute('href', '/premium')
  })

  test('speak of the country that the plan is for, and of no other', async () => {
    const { user, sheet } = await openPlan({ country: { id: '', name: 'United Kingdom' } })
    await user.click(sheet.getByRole('button', { name: 'Add the 16 usual costs' }))
    expect(sheet.getByText(/^The UK has a health charge/)).toBeVisible()
    expect(sheet.queryByText(/German|Goethe|blocked|Canada|Australia|USA|Gulf/)).toBeNull()
  })

  test('of work in the Gulf say that the employer pays for visa and residence permit', async () => {
    const { user, sheet } = await openPlan({
      purpose: 'work',
      country: { id: '', name: 'Saudi Arabia' },
    })
    await user.click(sheet.getByRole('button', { name: /^Add the \d+ usual costs/ }))
    expect(
      rowOf('Amount in INR: Visa fee').getByText(/^In the Gulf the employer pays it/),
    ).toBeVisible()
    expect(
      rowOf('Amount in INR: Registration and residence permit').getByText(
        /^In the Gulf the employer/,
      ),
    ).toBeVisible()
  })

  test('can be added one by one, and what is there is not offered again', async () => {
    const { user } = await open(line())
    const flying = group('Before you fly')
    await user.click(flying.getByText('Usual costs (2)'))
    await user.click(flying.getByRole('button', { name: 'Add: Flight' }))
    expect(amount('Amount in INR: Flight')).toHaveFocus()
    expect(flying.queryByRole('button', { name: 'Add: Flight' })).toBeNull()
    expect(storedLine('flight')).toMatchObject({ group: 'before-flying', due: { step: 'flight' } })
  })

  test('that the visa needs are offered with the application', async () => {
    await open(line())
    const applying = group('With the application')
    for (const title of ['First fee or deposit of the college', 'Money to show for the visa'])
      expect(applying.getByText(`Add: ${title}`)).toBeInTheDocument()
  })
})

describe('an amount', () => {
  test.each([
    ['1,20,000', 120_000, '1,20,000'],
    ['12.5', 12.5, '12.50'],
    ['൧൨൦', 120, '120'],
    ['₹ 500/-', 500, '500'],
  ])('typed as %s is kept and shown as people in India write it', async (typed, kept, shown) => {
    const { user } = await open(line())
    await user.type(amount(), typed)
    await user.tab()
    expect(storedLine('visa-fee')?.amount).toBe(kept)
    expect(amount()).toHaveValue(shown)
    expect(amount()).toBeValid()
  })

  test.each([
    ['-3', 'An amount cannot be below zero. Leave it out, or write what you pay.'],
    ['1e9', 'Write the amount in digits, such as 1,20,000 or 12.50.'],
    ['12,50', 'Write the amount in digits, such as 1,20,000 or 12.50.'],
    ['1.234', 'Write at most two digits after the point.'],
    ['99999999999', 'Write an amount of at most 9,99,99,99,999.'],
  ])('%s stays in the field with an error text, and is not counted', async (typed, words) => {
    const { user } = await open(line({ amount: 75 }))
    await user.clear(amount())
    await user.tab()
    expect(storedLine('visa-fee')?.amount).toBeNull()
    await user.type(amount(), typed)
    await user.tab()
    expect(amount()).toHaveValue(typed)
    expect(amount()).toBeInvalid()
    expect(amount()).toHaveAccessibleDescription(words)
    expect(screen.getByText(words)).toHaveAttribute('role', 'alert')
    expect(storedLine('visa-fee')?.amount).toBeNull()
    await user.clear(amount())
    await user.type(amount(), '80{Enter}')
    expect(amount()).toBeValid()
    expect(storedLine('visa-fee')?.amount).toBe(80)
  })

  test('is stored at a pause, and when the page is left, before its field is left', async () => {
    const { user } = await open(line())
    await user.type(amount(), '75')
    await waitFor(() => expect(storedLine('visa-fee')?.amount).toBe(75))
    await user.type(amount(), '0')
    fireEvent(window, new Event('pagehide'))
    expect(storedLine('visa-fee')?.amount).toBe(750)
    expect(amount()).toHaveValue('750')
  })

  test('that was stored at a pause has its totals announced when its field is left', async () => {
    const { user, sheet } = await open(line())
    await user.type(amount(), '75')
    await waitFor(() => expect(storedLine('visa-fee')?.amount).toBe(75))
    expect(sheet.queryByText('Total ₹75. Still to pay: ₹75.')).toBeNull()
    await user.tab()
    expect(sheet.getByText('Total ₹75. Still to pay: ₹75.')).toBeInTheDocument()
  })

  test('of another tab is shown, but not in the field that is being typed into', async () => {
    const { user } = await open(line({ amount: 1 }), line({ id: 'flight', title: 'Flight' }))
    await user.type(amount('Amount in INR: Flight'), '5')
    const [plan] = keptPlans()
    const money = storedLines().map((each) => Object.assign({}, each, { amount: 2 }))
    const plans = [{ ...plan, money }]
    window.localStorage.setItem('plans', JSON.stringify({ version: 1, plans }))
    fireEvent(window, new StorageEvent('storage', { key: 'plans' }))
    await waitFor(() => expect(amount()).toHaveValue('2'))
    expect(amount('Amount in INR: Flight')).toHaveValue('5')
  })
})

test('an amount that another tab changed is shown once its field is left unchanged', async () => {
  const { user } = await open(line({ amount: 1 }))
  await user.click(amount())
  keepPlansElsewhere(somePlan({ money: [line({ amount: 2 })] }))
  expect(amount()).toHaveValue('1')
  await user.tab()
  expect(amount()).toHaveValue('2')
  await user.click(amount())
  await user.tab()
  expect(storedLine('visa-fee')?.amount).toBe(2)
})

describe('totals', () => {
  test('separate what is known and what is not, ours and others’, paid and to come', async () => {
    const { user } = await open(
      line({ amount: 75, currency: 'EUR', rate: 98.125, due: { day: '2027-03-05' } }),
      line({ id: 'our-premium', title: 'Premium', to: 'us', amount: 999 }),
      line({ id: 'flight', title: 'Flight', group: 'before-flying', due: { day: '2027-03-09' } }),
    )
    expect(sumOf('Total')).toHaveTextContent('₹8,358.38 and 1 line not known yet')
    expect(sumOf('Still to pay')).toHaveTextContent('₹8,358.38 and 1 line not known yet')
    const groups = within(totals().getByRole('table', { name: 'By group' }))
    expect(groups.getByRole('row', { name: /With the application/ })).toHaveTextContent(
      'With the application₹7,359.38₹999',
    )
    const months = within(totals().getByRole('table', { name: 'Still to pay, by month' }))
    expect(months.getByRole('row', { name: /March 2027/ })).toHaveTextContent(
      'March 2027₹7,359.38 and 1 line not known yet',
    )
    expect(months.getByRole('row', { name: /Without a date/ })).toHaveTextContent('₹999')
    await user.click(screen.getByRole('checkbox', { name: 'Paid: Premium' }))
    expect(sumOf('Already paid')).toHaveTextContent('₹999')
    expect(months.queryByRole('row', { name: /Without a date/ })).toBeNull()
    expect(
      screen.getByText(
        'Total ₹8,358.38 and 1 line not known yet. Still to pay: ₹7,359.38 and 1 line not known yet.',
      ),
    ).toHaveAttribute('role', 'status')
  })
})

describe('a line', () => {
  test('that is usual has our name until the reader gives it one', async () => {
    const { user } = await open(line({ title: '' }))
    await user.click(screen.getByRole('button', { name: 'Change Visa fee' }))
    const title = screen.getByRole('textbox', { name: 'What is it for?' })
    expect(title).toHaveValue('Visa fee')
    await user.type(title, ' for both')
    await user.tab()
    expect(storedLine('visa-fee')?.title).toBe('Visa fee for both')
    expect(amount('Amount in INR: Visa fee for both')).toBeVisible()
    await user.clear(title)
    await user.tab()
    expect(title).toHaveValue('Visa fee')
    expect(storedLine('visa-fee')?.title).toBe('')
    await user.clear(title)
    await user.type(title, 'Visa fee')
    await user.tab()
    expect(storedLine('visa-fee')?.title).toBe('')
    expect(amount('Amount in INR: Visa fee')).toBeVisible()
  })

  test('of one’s own starts with the focus in its name', async () => {
    const { user } = await open(line())
    await user.click(group('The first months').getByRole('button', { name: /^Add a line/ }))
    const title = screen.getByRole('textbox', { name: 'What is it for?' })
    expect(title).toHaveFocus()
    await user.type(title, 'Winter coat')
    await user.tab()
    expect(storedLines()[1]).toMatchObject({ title: 'Winter coat', group: 'first-months' })
    expect(amount('Amount in INR: Winter coat')).toBeVisible()
  })

  test('keeps the first 120 letters of 2,000 that are pasted, and says so', async () => {
    const { user } = await open(line())
    await user.click(screen.getByRole('button', { name: 'Change Visa fee' }))
    const title = screen.getByRole('textbox', { name: 'What is it for?' })
    await user.clear(title)
    await user.paste('പണം '.repeat(500))
    await user.tab()
    expect(storedLine('visa-fee')?.title).toHaveLength(120)
    expect(title).toHaveAccessibleDescription('Only the first 120 letters are kept.')
    expect(title).toHaveValue('പണം '.repeat(500))
  })

  test('in another currency counts once its rate is written', async () => {
    const { user } = await open(line({ amount: 75 }))
    await user.click(screen.getByRole('button', { name: 'Change Visa fee' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR')
    expect(sumOf('Total')).toHaveTextContent('1 line, not known yet')
    const rate = screen.getByRole('textbox', { name: /^Rupees for one EUR/ })
    expect(rate).toHaveAccessibleDescription(/Ask your bank/)
    await user.type(rate, '0')
    await user.tab()
    expect(rate).toHaveAccessibleDescription('The rate must be more than zero.')
    await user.clear(rate)
    await user.type(rate, '98.125')
    await user.tab()
    expect(screen.getByText('= ₹7,359.38')).toBeVisible()
    expect(sumOf('Total')).toHaveTextContent('₹7,359.38')
  })

  test('gets its rate back when the choice of currency comes back to it', async () => {
    const { user } = await open(line({ amount: 75, currency: 'EUR', rate: 98 }))
    await user.click(screen.getByRole('button', { name: 'Change Visa fee' }))
    for (const other of ['GBP', 'INR']) await user.selectOptions(choice('Currency'), other)
    expect(storedLine('visa-fee')).toMatchObject({ currency: 'INR', rate: null })
    await user.selectOptions(choice('Currency'), 'USD')
    expect(screen.getByRole('textbox', { name: 'Rupees for one USD' })).toHaveValue('')
    // Translated letters must not become the value.
    expect(screen.getByRole('option', { name: 'EUR' })).toHaveAttribute('value', 'EUR')
    await user.selectOptions(choice('Currency'), 'EUR')
    expect(screen.getByRole('textbox', { name: 'Rupees for one EUR' })).toHaveValue('98')
    expect(storedLine('visa-fee')).toMatchObject({ currency: 'EUR', rate: 98 })
    expect(sumOf('Total')).toHaveTextContent('₹7,350')
  })

  test('is due with a step, on a day of its own, or without a date', async () => {
    const { user } = await open(line())
    await user.click(screen.getByRole('button', { name: 'Change Visa fee' }))
    const due = screen.getByRole('combobox', { name: 'When is it due?' })
    await user.selectOptions(due, screen.getByRole('option', { name: /wait for the visa/ }))
    expect(storedLine('visa-fee')?.due).toEqual({ step: 'visa' })
    await user.selectOptions(due, 'On a day that I choose')
    fireEvent.change(screen.getByLabelText('Day'), {
      target: { value: '2027-03-05' },
    })
    expect(storedLine('visa-fee')?.due).toEqual({ day: '2027-03-05' })
    expect(screen.getByText('Due 5 March 2027')).toBeVisible()
    for (const [typed, says] of [
      ['0226-03-05', /^A plan cannot use this day\. Choose another; until then, the one before/],
      ['', /^Choose a day, or “No date yet” above\./],
    ] as const) {
      const day = screen.getByLabelText('Day')
      fireEvent.change(day, { target: { value: typed } })
      fireEvent.blur(day)
      expect(screen.getByRole('alert')).toHaveTextContent(says)
      expect(day).toBeInvalid()
      expect(day).toHaveAccessibleDescription(says)
      expect(storedLine('visa-fee')?.due).toEqual({ day: '2027-03-05' })
    }
    await user.selectOptions(due, 'No date yet')
    expect(storedLine('visa-fee')?.due).toBeNull()
  })

  test('can be ours, and moved to another group', async () => {
    const { user, sheet } = await open()
    // Its amount takes the focus when it is added, and not again when it is moved.
    await user.click(group('With the application').getByText(/^Usual costs/))
    await user.click(sheet.getByRole('button', { name: 'Add: Visa fee' }))
    await user.click(screen.getByRole('button', { name: 'Change Visa fee' }))
    expect(screen.getByRole('textbox', { name: 'What is it for?' })).toHaveFocus()
    await user.selectOptions(choice('Who gets it?'), 'Paid to us')
    expect(choice('Who gets it?')).toHaveFocus()
    const said = screen.getByText('“Visa fee” is now under “Paid to us”.')
    expect(said).toHaveAttribute('role', 'status')
    await user.selectOptions(choice('When is it paid?'), 'Before you fly')
    expect(choice('When is it paid?')).toHaveFocus()
    expect(said).toHaveTextContent('“Visa fee” is now under “Before you fly”.')
    expect(storedLine('visa-fee')).toMatchObject({ to: 'us', group: 'before-flying' })
    expect(group('Before you fly').getByRole('heading', { name: /Paid to us/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Done Visa fee' }))
    await user.click(screen.getByRole('button', { name: 'Change Visa fee' }))
    expect(screen.getByRole('textbox', { name: 'What is it for?' })).toHaveFocus()
  })

  test('that is removed comes back where it was', async () => {
    const { user } = await open(
      line({ id: 'passport', title: 'Passport fee' }),
      line({ amount: 75 }),
      line({ id: 'flight', title: 'Flight' }),
    )
    await user.click(screen.getByRole('button', { name: 'Change Visa fee' }))
    await user.click(screen.getByRole('button', { name: 'Remove Visa fee' }))
    expect(storedLines().map(({ id }) => id)).toEqual(['passport', 'flight'])
    expect(screen.getByText('Removed “Visa fee”.')).toBeVisible()
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    expect(storedLines().map(({ id }) => id)).toEqual(['passport', 'visa-fee', 'flight'])
    expect(amount()).toHaveFocus()
    expect(amount()).toHaveValue('75')
  })

  test('cannot be added after 200, and the page says so', async () => {
    const money = Array.from({ length: 200 }, (_, at) =>
      line({ id: `l${at}`, title: `Line ${at}` }),
    )
    const { user, sheet } = await open(...money)
    expect(sheet.getByText('A plan holds at most 200 lines.')).toBeVisible()
    await user.click(group('The first months').getByRole('button', { name: /^Add a line/ }))
    expect(storedLines()).toHaveLength(200)
  })
})

test('the sheet can be saved for a spreadsheet', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) files.push(blob)
    return 'blob:money'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user, sheet } = await open(line({ title: '=1+1', amount: 75 }))
  await user.click(sheet.getByRole('button', { name: 'Save for a spreadsheet (CSV)' }))
  expect(names).toEqual(['money-study-germany.csv'])
  expect(await files[0]?.text()).toContain(`"'=1+1","75","INR"`)
  expect(sheet.getByText('Your browser was given money-study-germany.csv to save.')).toBeVisible()
})
