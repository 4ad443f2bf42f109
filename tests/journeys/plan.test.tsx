import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { planLimits } from '@/content/facts/plan-limits'
import { readPlans } from '@/features/plan/stored/read-plans'
import type { Plan } from '@/features/plan/stored/schema'
import { stepsOf } from '@/features/plan/schedule/steps-of'
import { paths } from '@/lib/navigation/paths'
import { apiStore, server } from '../helpers/local-server'
import { keepPlans, keepPlansElsewhere } from '../samples/kept-plans'
import { renderApp } from '../helpers/render-app'
import { somePlan } from '../samples/some-plan'
import { there } from '../helpers/there'
import { holdBack } from '../helpers/waits'

const stored = (): { version: number; plans: Plan[] } =>
  JSON.parse(window.localStorage.getItem('plans') ?? '{"plans":[]}')

const steps = async () => within(await screen.findByRole('region', { name: 'Steps' }))
/** What the status says after a change of the plan was saved. */
const SAVED = /^Saved\./

const row = async (title: string | RegExp) => {
  const box = await (await steps()).findByRole('checkbox', { name: title })
  const item = box.closest('li')
  if (!item) throw new Error('The step is in no list')
  return within(item)
}

/** The ids of the steps from top to bottom. */
const order = async () =>
  (await steps()).getAllByRole('checkbox').map(({ id }) => id.slice('step-'.length))

const twoHundred = () =>
  Array.from({ length: planLimits.ownSteps }, (_, index) => ({
    id: `own-${index}`,
    title: `Step ${index}`,
    day: '2027-01-15',
  }))

beforeEach(() => {
  // Half past midnight in Kerala, still the day before in UTC.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T19:00:00Z') })
  return () => vi.useRealTimers()
})

describe('making a plan', () => {
  test('asks what for, where and by when, and then shows the steps with their days', async () => {
    const { user } = renderApp(paths.plan.href())
    await screen.findByRole('option', { name: 'Germany' })
    await user.selectOptions(screen.getByLabelText('Where?'), 'Germany')
    expect(screen.getByLabelText('By when?')).toHaveDisplayValue('April 2028')
    await user.click(screen.getByRole('button', { name: 'Make my plan' }))
    const heading = await screen.findByRole('heading', { name: 'Study in Germany' })
    expect(heading).toHaveFocus()
    expect(screen.getByText('The course begins: April 2028')).toBeVisible()
    expect(screen.queryByText('Urgent')).not.toBeInTheDocument()
    expect((await row('Get the APS certificate')).getByText(/APS India/)).toBeInTheDocument()
    const last = await row('Fly, arrive, register')
    expect(last.getByText('Begin by 18 March 2028, ready by 1 April 2028')).toBeVisible()
    const [plan] = stored().plans
    const germany = apiStore().countries.find(({ name }) => name === 'Germany')
    expect(plan).toMatchObject({
      purpose: 'study',
      by: '2028-04',
      country: { id: germany?._id, name: 'Germany' },
    })
  })

  test('a month chosen manually stays when the country changes, and urgent steps are marked', async () => {
    const { user } = renderApp(paths.plan.href())
    await screen.findByRole('option', { name: 'Germany' })
    await user.selectOptions(screen.getByLabelText('By when?'), 'September 2027')
    await user.selectOptions(screen.getByLabelText('Where?'), 'Germany')
    await user.click(screen.getByRole('button', { name: 'Make my plan' }))
    expect(await screen.findByText('The course begins: September 2027')).toBeVisible()
    expect(screen.getAllByText('Urgent').length).toBeGreaterThan(0)
    expect(screen.getByText(/^This is tight/)).toBeVisible()
    // A late step that cannot begin yet is not urgent.
    for (const mark of screen.getAllByText('Urgent'))
      expect(mark.closest('li')).toHaveTextContent('Begin today')
    const [later] = screen.getAllByText(/Begin about .* at the earliest$/)
    expect(later?.closest('li')).not.toHaveTextContent('Urgent')
  })

  test('is possible for a day, and without a country yet', async () => {
    const { user } = renderApp(paths.plan.href())
    await user.click(await screen.findByLabelText('Visit'))
    await user.selectOptions(screen.getByLabelText('By when?'), 'February 2028')
    await user.selectOptions(screen.getByLabelText('Day'), '31')
    await user.click(screen.getByRole('button', { name: 'Make my plan' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('February 2028 has no such day')
    expect(screen.getByLabelText('Day')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Make my plan' }))
    expect(screen.getByLabelText('Day')).toHaveFocus()
    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(
      /^February 2028 has no such day/,
    )
    await user.selectOptions(screen.getByLabelText('Day'), '29')
    await user.click(screen.getByRole('button', { name: 'Make my plan' }))
    expect(await screen.findByRole('heading', { name: 'A visit abroad' })).toBeVisible()
    expect(screen.getByText('The journey begins: 29 February 2028')).toBeVisible()
    expect(stored().plans[0]).toMatchObject({ purpose: 'visit', by: '2028-02-29', country: null })
  })

  test('is possible on a phone whose clock has lost the year, and no day is in that year', async () => {
    vi.setSystemTime(new Date('1999-06-01T00:00:00Z'))
    const { user } = renderApp(paths.plan.href())
    await user.click(await screen.findByRole('button', { name: 'Make my plan' }))
    expect((await order()).length).toBeGreaterThan(0)
    expect(stored().plans).toHaveLength(1)
    expect(document.body).not.toHaveTextContent(/\b1999\b/)
  })

  test('is possible for a day of this month that is still to come', async () => {
    const { user } = renderApp(paths.plan.href())
    await user.click(await screen.findByLabelText('Visit'))
    await user.selectOptions(screen.getByLabelText('By when?'), 'November 2026')
    await user.click(screen.getByRole('button', { name: 'Make my plan' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '1 November 2026 is past. Choose a day that is still to come.',
    )
    expect(screen.getByLabelText('Day')).toBeInvalid()
    await user.selectOptions(screen.getByLabelText('Day'), '21')
    await user.click(screen.getByRole('button', { name: 'Make my plan' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^21 November 2026 is past/)
    await user.selectOptions(screen.getByLabelText('Day'), '25')
    await user.click(screen.getByRole('button', { name: 'Make my plan' }))
    expect(await screen.findByText('The journey begins: 25 November 2026')).toBeVisible()
    expect(stored().plans[0]).toMatchObject({ purpose: 'visit', by: '2026-11-25' })
  })

  test('if the API does not answer, the countries are those we have written about', async () => {
    apiStore().faults.add({ path: '/country/getCountry', status: 500 })
    const { user } = renderApp(paths.plan.href())
    expect(
      await screen.findByText(/^We cannot load our list of countries/, {}, { timeout: 5000 }),
    ).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Where?'), 'Netherlands')
    await user.click(screen.getByRole('button', { name: 'Make my plan' }))
    expect(await row('The college applies for your visa and permit')).toBeDefined()
    expect(stored().plans[0]?.country).toEqual({ id: '', name: 'Netherlands' })
  })

  test('a country’s name from the API is cut to the length that a stored plan may have', async () => {
    const name = `${'x'.repeat(planLimits.countryLetters - 1)}😀 and more`
    const _id = 'd'.repeat(planLimits.countryIdLetters + 1)
    apiStore().faults.add({ path: '/country/getCountry', body: [{ _id, name }] })
    const country = { id: '', name: 'x'.repeat(planLimits.countryLetters - 1) }
    const { user } = renderApp(paths.plan.href())
    await user.selectOptions(
      await screen.findByLabelText('Where?'),
      await screen.findByRole('option', { name: country.name }),
    )
    await user.click(screen.getByRole('button', { name: 'Make my plan' }))
    await screen.findByRole('heading', { name: /^Study in x+$/ })
    expect(readPlans(stored())).toMatchObject({ plans: [{ country }], unreadable: [] })
    await user.click(screen.getByRole('button', { name: 'Change' }))
    await user.selectOptions(screen.getByLabelText('Where?'), 'Not decided yet')
    await user.click(screen.getByRole('button', { name: 'Save the changes' }))
    expect(readPlans(stored())).toMatchObject({ plans: [{ country: null }], unreadable: [] })
    await user.click(screen.getByRole('button', { name: 'Change' }))
    await user.selectOptions(screen.getByLabelText('Where?'), country.name)
    await user.click(screen.getByRole('button', { name: 'Save the changes' }))
    expect(readPlans(stored())).toMatchObject({ plans: [{ country }], unreadable: [] })
  })

  test('two records of one country are one choice', async () => {
    const list = ['Germany', 'Germany', 'USA', 'United States', 'Malta'].map((name, index) => ({
      _id: String(index),
      name,
    }))
    apiStore().faults.add({ path: '/country/getCountry', body: list })
    const { user } = renderApp(paths.plan.href({ country: '1' }))
    await waitFor(() => {
      const offered = within(screen.getByLabelText('Where?')).getAllByRole('option')
      expect(offered.map(({ textContent }) => textContent)).toEqual([
        'Not decided yet',
        'Germany',
        'Malta',
        'United States',
      ])
    })
    expect(screen.getByLabelText('Where?')).toHaveDisplayValue('Germany')
    await user.click(screen.getByRole('button', { name: 'Make my plan' }))
    expect(await screen.findByRole('heading', { name: 'Study in Germany' })).toBeVisible()
  })

  test('papers that a form without JavaScript sent one by one are all read', async () => {
    renderApp('/plan?for=work&where=&papers=passport&papers=cv')
    expect(await screen.findByText(/^From the page you came from: Work, 2 papers/)).toBeVisible()
  })

  test('the address fills in what it knows, and Back leads to it again', async () => {
    const germany = apiStore().countries.find(({ name }) => name === 'Germany')
    const { user } = renderApp(
      paths.plan.href({
        purpose: 'work',
        country: germany?._id ?? '',
        papers: ['passport', 'cv', '<script>'],
      }),
    )
    expect(await screen.findByText(/^From the page you came from: Work, 2 papers/)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Where?')).toHaveDisplayValue('Germany'))
    expect(stored().plans).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Make my plan' }))
    expect(await screen.findByRole('heading', { name: 'Work in Germany' })).toBeVisible()
    expect(stored().plans[0]?.papers).toEqual(['passport', 'cv'])
    expect(screen.getByRole('checkbox', { name: 'CV' })).toBeChecked()
    act(() => window.history.back())
    expect(await screen.findByText(/^You have a plan for this already/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Open it' }))
    expect(await screen.findByRole('heading', { name: 'Work in Germany' })).toBeVisible()
    expect(stored().plans).toHaveLength(1)
  })

  test('the country of the address does not wait for the list of all countries', async () => {
    holdBack({ path: '/country/getCountry' })
    const germany = apiStore().countries.find(({ name }) => name === 'Germany')
    const { user } = renderApp(paths.plan.href({ purpose: 'work', country: germany?._id ?? '' }))
    await waitFor(() => expect(screen.getByLabelText('Where?')).toHaveDisplayValue('Germany'))
    await user.click(screen.getByRole('button', { name: 'Make my plan' }))
    expect(await screen.findByRole('heading', { name: 'Work in Germany' })).toBeVisible()
    expect(stored().plans[0]?.country).toEqual({ id: germany?._id, name: 'Germany' })
  })

  test('a press before the country of the address has its name makes the plan for it, once', async () => {
    const answer = holdBack({ path: '/country/get' })
    const germany = apiStore().countries.find(({ name }) => name === 'Germany')
    const { user } = renderApp(paths.plan.href({ country: germany?._id ?? '' }))
    const make = await screen.findByRole('button', { name: 'Make my plan' })
    await user.dblClick(make)
    expect(make).toBeDisabled()
    expect(screen.getByText('Please wait.')).toBeVisible()
    expect(stored().plans).toEqual([])
    await answer()
    expect(await screen.findByRole('heading', { name: 'Study in Germany' })).toBeVisible()
    expect(stored().plans).toHaveLength(1)
  })

  test('a press that waits for the name makes nothing once the page was left', async () => {
    const answer = holdBack({ path: '/country/get' })
    const germany = apiStore().countries.find(({ name }) => name === 'Germany')
    const { user } = renderApp(paths.plan.href({ country: germany?._id ?? '' }))
    await user.click(await screen.findByRole('button', { name: 'Make my plan' }))
    await user.click(there(screen.getAllByRole('link', { name: 'Privacy policy and terms' })[0]))
    await answer()
    expect(window.location.pathname).toBe('/policy')
    expect(stored().plans).toEqual([])
  })

  test('an unknown country in the address is reported', async () => {
    const answer = holdBack({ path: '/country/getCountry' })
    renderApp(paths.plan.href({ country: 'nowhere' }))
    await screen.findByLabelText('Where?')
    // Screen readers announce a status only if it was on the page before its text.
    const statuses = screen.getAllByRole('status')
    await answer()
    const words = await screen.findByText(/^We could not find the country/)
    expect(words).toBeVisible()
    expect(statuses).toContain(words)
  })

  test('before there is a plan, the page shows what plans contain', async () => {
    renderApp(paths.plan.href())
    expect(await screen.findByRole('heading', { name: 'What is in a plan' })).toBeVisible()
    for (const name of [
      'Steps to study abroad',
      'Steps to work abroad',
      'Steps for a visit abroad',
    ])
      expect(screen.getByRole('heading', { name })).toBeInTheDocument()
    // The flight to study and to work, and booking it for a visit, begin 14 days before.
    expect(screen.getAllByText('Begin 2 weeks before')).toHaveLength(3)
  })
})

const heading = async (name: string, level: number) =>
  expect(await screen.findByRole('heading', { name, level })).toBeInTheDocument()

describe('the steps', () => {
  test('are ticked, skipped and taken up again', async () => {
    keepPlans(somePlan())
    const { user } = renderApp(paths.plan.href())
    const passport = await row('Get your passport ready')
    // Screen readers announce a status only if it was on the page before its text.
    const progress = screen.getByText(/^0 of 14 steps/)
    expect(progress).toHaveRole('status')
    await user.click(passport.getByRole('checkbox'))
    expect(stored().plans[0]?.steps['passport']).toEqual({ state: 'done' })
    expect(progress).toHaveTextContent(/^1 of 14 steps/)
    const exam = await row('Take the language test')
    await user.click(exam.getByText(/^What to do/))
    await user.click(exam.getByRole('button', { name: /^Skip this step/ }))
    expect(exam.getByText('Skipped')).toBeVisible()
    await user.click(exam.getByRole('button', { name: /^Do not skip it/ }))
    expect(stored().plans[0]?.steps['language-test']?.state).toBeUndefined()
  })

  test('are below the heading of their plan', async () => {
    expect.hasAssertions()
    keepPlans(somePlan())
    renderApp(paths.plan.href())
    await heading('Study in Germany', 2)
    for (const part of ['Steps', 'Papers', 'What it costs', 'Save or share the plan'])
      await heading(part, 3)
    await heading('Add a step of your own', 4)
  })

  test('say how long they take, on what basis, who decides and where it is written', async () => {
    keepPlans(somePlan({ country: { id: '', name: 'UK' } }))
    const { user } = renderApp(paths.plan.href())
    const visa = await row('Go to the appointment and wait for the visa')
    await user.click(visa.getByText(/^What to do/))
    expect(visa.getByText(/^Takes 1 to 3 weeks/)).toHaveTextContent(
      'The office itself publishes this time.',
    )
    expect(visa.getByText(/^Who decides: UK Home Office/)).toBeVisible()
    expect(visa.getByRole('link', { name: /^Official page/ })).toHaveAttribute(
      'href',
      'https://www.gov.uk/student-visa',
    )
    const apply = await row('Apply to the college and wait for its answer')
    expect(apply.getByText(/cautious estimate/)).toBeInTheDocument()
  })

  test('of a plan with too little time have days that can still be kept, and the plan says so once', async () => {
    keepPlans(somePlan({ by: '2027-02' }))
    const { user } = renderApp(paths.plan.href())
    const passport = await row('Get your passport ready')
    // Three weeks from 22 November, the shortest usual time.
    expect(
      passport.getByText('Begin today, ready on 13 December 2026 at the earliest'),
    ).toBeVisible()
    // The test waits for the passport.
    const exam = await row('Take the language test')
    expect(
      exam.getByText('Begin about 13 December 2026, ready on 10 January 2027 at the earliest'),
    ).toBeVisible()
    expect(screen.queryByText('Urgent')).not.toBeInTheDocument()
    expect((await steps()).queryByText(/too late|should have|^begin by/i)).not.toBeInTheDocument()
    await user.click(passport.getByText(/^What to do, and how to save time/))
    expect(passport.getByText(/^If time is short: Ask Passport Seva/)).toBeVisible()
    expect(screen.getAllByText(/^You cannot make it by this day/)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /^Move the plan to/ }))
    expect(screen.queryByText(/^You cannot make it by this day/)).not.toBeInTheDocument()
    expect(stored().plans[0]?.by).not.toBe('2027-02')
  })

  test('of a plan with little time move no row when they are ticked, only their days', async () => {
    keepPlans(somePlan({ by: '2027-02', own: [{ id: 'o1', title: 'Ask Anu', day: '2026-12-01' }] }))
    const { user } = renderApp(paths.plan.href())
    await row('Get your passport ready')
    const before = await order()
    for (const title of ['Get your passport ready', /^Accept the place/, 'Ask Anu'])
      await user.click((await row(title)).getByRole('checkbox'))
    expect(await order()).toEqual(before)
    expect((await row('Get your passport ready')).getByText('Done')).toBeVisible()
    // It no longer waits for the passport.
    expect((await row('Take the language test')).getByText(/^Begin today, ready on/)).toBeVisible()
    await user.type(screen.getByLabelText('What do you need to do?'), 'Ask the bank')
    await user.type(screen.getByLabelText('By which day?'), '2026-11-23')
    await user.click(screen.getByRole('button', { name: 'Add the step' }))
    // What is added is where its day belongs.
    await row('Ask the bank')
    expect((await order()).at(-1)).toBe('arrive')
  })

  test('of work in the Gulf end with India’s clearance; an older plan has it too', async () => {
    keepPlans(
      somePlan({
        purpose: 'work',
        country: { id: 'c7', name: 'Saudi Arabia' },
        steps: { notice: { state: 'done', note: 'Until May' }, visa: { note: 'Ask Anu' } },
      }),
    )
    const { user } = renderApp(paths.plan.href())
    const clearance = await row('Get emigration clearance')
    await user.click(clearance.getByText(/^What to do/))
    expect(clearance.getByText(/or if you are a nurse, with any passport/)).toBeVisible()
    expect(clearance.getByRole('link', { name: /^Official page/ })).toHaveAttribute(
      'href',
      'https://emigrate.gov.in/',
    )
    expect(
      (await row('Give notice at work')).getByText('Until May', { selector: 'p > span' }),
    ).toBeVisible()
    const visa = await row('Wait for the visa and look it up')
    expect(visa.getByText('Ask Anu', { selector: 'p > span' })).toBeVisible()
    expect(visa.getByText(/Never fly to a job on a visit visa/)).toBeInTheDocument()
  })

  test('warn that they do not know the last day for applications', async () => {
    keepPlans(somePlan({ by: '2029-09' }))
    const { user } = renderApp(paths.plan.href())
    expect(await screen.findByText(/^There is time for everything/)).toBeVisible()
    expect(
      screen.getByText(/^This counts weeks\. It does not know the last day for applications/),
    ).toBeVisible()
    await user.click((await row(/^Apply to the college/)).getByRole('checkbox'))
    expect(screen.queryByText(/^This counts weeks/)).not.toBeInTheDocument()
  })

  test('to study can begin with an earlier course, which the plan names and moves to', async () => {
    keepPlans(somePlan({ by: '2029-10' }))
    const { user } = renderApp(paths.plan.href())
    const move = await screen.findByRole('button', { name: /^Move the plan to (April|October) 20/ })
    const month = move.textContent.replace('Move the plan to ', '')
    expect(
      screen.getByText(`If all goes fast, your course can also begin in ${month}.`),
    ).toBeVisible()
    await user.click(move)
    expect(stored().plans[0]?.by).toMatch(/-(?:04|10)$/)
    expect(screen.getByText(/^This is tight/)).toBeVisible()
    expect(screen.queryByText(/can also begin/)).not.toBeInTheDocument()
    // Now the month with enough time for everything is named, in which courses begin too.
    const later = screen.getByRole('button', { name: /^Move the plan to (April|October) 20/ })
    await user.click(later)
    expect(screen.getByText(/^There is time for everything/)).toBeVisible()
  })

  test('to study by a day do not offer the month of that day', async () => {
    const done = stepsOf('study', 'germany').filter(({ id }) => id !== 'apply')
    const ticked = Object.fromEntries(done.map(({ id }) => [id, { state: 'done' as const }]))
    keepPlans(somePlan({ by: '2027-04-15', steps: ticked }))
    renderApp(paths.plan.href())
    expect(await screen.findByText(/^There is time for everything/)).toBeVisible()
    expect(screen.queryByText(/can also begin/)).not.toBeInTheDocument()
  })

  test('offer a move of the plan that a double click makes only once', async () => {
    keepPlans(somePlan({ by: '2029-10' }))
    const { user } = renderApp(paths.plan.href())
    const move = await screen.findByRole('button', { name: /^Move the plan to/ })
    await user.dblClick(move)
    expect(screen.getByText(/^This is tight/)).toBeVisible()
  })

  test('say from when a moved plan counts back, until its day is another', async () => {
    keepPlans(somePlan({ by: '2029-10' }))
    const { user } = renderApp(paths.plan.href())
    await user.click(await screen.findByRole('button', { name: /^Move the plan to/ }))
    expect(screen.getByText(/^The plan now counts back from/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Change' }))
    await user.selectOptions(screen.getByLabelText('Day'), '3')
    await user.click(screen.getByRole('button', { name: 'Save the changes' }))
    expect(screen.queryByRole('button', { name: 'Save the changes' })).toBeNull()
    expect(screen.queryByText(/^The plan now counts back from/)).toBeNull()
  })

  test('to study, after the application, stay with the month of the course', async () => {
    keepPlans(somePlan({ by: '2029-10', steps: { apply: { state: 'done' } } }))
    renderApp(paths.plan.href())
    expect(await screen.findByText(/^There is time for everything/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Move the plan to/ })).not.toBeInTheDocument()
  })

  test('that no longer wait, because earlier ones are ticked, do not make the day impossible', async () => {
    keepPlans(somePlan({ by: '2027-03' }))
    const { user } = renderApp(paths.plan.href())
    expect(await screen.findByText(/^You cannot make it by this day/)).toBeVisible()
    for (const done of [/^Apply to the college/, /^Accept the place/, /^Get the APS/])
      await user.click((await row(done)).getByRole('checkbox'))
    expect(screen.getByText(/^This is tight/)).toBeVisible()
    expect(screen.getAllByText('Urgent').length).toBeGreaterThan(0)
  })

  test('have notes, which are stored when the reader leaves the field', async () => {
    keepPlans(somePlan())
    const { user } = renderApp(paths.plan.href())
    const visa = await row('Go to the appointment and wait for the visa')
    await user.click(visa.getByText(/^What to do/))
    const field = visa.getByRole('textbox', {
      name: 'Your note (Go to the appointment and wait for the visa)',
    })
    await user.type(field, 'Ask Meera')
    expect(stored().plans[0]?.steps['visa']).toBeUndefined()
    await user.tab()
    expect(stored().plans[0]?.steps['visa']).toEqual({ note: 'Ask Meera' })
    await user.click(visa.getByText(/^What to do/))
    expect(visa.getByText('Ask Meera', { selector: 'p > span' })).toBeVisible()
  })

  test('store a note of two thousand letters, and say how many more there are', async () => {
    keepPlans(somePlan())
    const { user } = renderApp(paths.plan.href())
    const visa = await row('Go to the appointment and wait for the visa')
    await user.click(visa.getByText(/^What to do/))
    await user.click(visa.getByLabelText(/^Your note/))
    await user.paste('x'.repeat(2035))
    await user.tab()
    expect(visa.getByRole('status')).toHaveTextContent('The last 35 are not kept')
    expect(stored().plans[0]?.steps['visa']?.note).toHaveLength(2000)
    expect(visa.getByLabelText(/^Your note/)).toHaveValue('x'.repeat(2035))
  })

  test('store no half of a surrogate pair at the end of a long note', async () => {
    keepPlans(somePlan())
    const { user } = renderApp(paths.plan.href())
    const visa = await row('Go to the appointment and wait for the visa')
    await user.click(visa.getByText(/^What to do/))
    await user.click(visa.getByLabelText(/^Your note/))
    await user.paste(`${'x'.repeat(planLimits.noteLetters - 1)}😀`)
    await user.tab()
    expect(stored().plans[0]?.steps['visa']?.note).toBe('x'.repeat(planLimits.noteLetters - 1))
    expect(visa.getByRole('status')).toHaveTextContent('The last 2 are not kept')
  })

  test('of one’s own are added, changed and removed, with undo', async () => {
    keepPlans(somePlan())
    const { user } = renderApp(paths.plan.href())
    const add = within(await screen.findByRole('region', { name: 'Add a step of your own' }))
    await user.click(add.getByRole('button', { name: 'Add the step' }))
    expect(await add.findByRole('alert')).toHaveTextContent('Write what you need to do.')
    await user.type(add.getByLabelText('What do you need to do?'), 'Ask the bank')
    await user.type(add.getByLabelText('By which day?'), '2027-01-15')
    await user.click(add.getByRole('button', { name: 'Add the step' }))
    expect(await add.findByText('“Ask the bank” is in your plan.')).toBeVisible()
    expect(add.getByLabelText('What do you need to do?')).toHaveFocus()
    const bank = await row('Ask the bank')
    expect(bank.getByText(/By 15 January 2027$/)).toBeVisible()

    await user.click(bank.getByText(/^Note and changes/))
    await user.click(await bank.findByRole('button', { name: /^Change/ }))
    await user.type(bank.getByLabelText('What do you need to do?'), ' twice')
    await user.click(bank.getByRole('button', { name: 'Save the step' }))
    await waitFor(() => expect(stored().plans[0]?.own[0]?.title).toBe('Ask the bank twice'))

    const changed = await row('Ask the bank twice')
    expect(changed.queryByRole('button', { name: 'Save the step' })).toBeNull()
    await user.click(changed.getByRole('button', { name: /^Remove/ }))
    expect(stored().plans[0]?.own).toEqual([])
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    expect(stored().plans[0]?.own[0]?.title).toBe('Ask the bank twice')
    expect((await row('Ask the bank twice')).getByRole('checkbox')).toHaveFocus()
  })

  test('of one’s own that get another day take the focus at their new place, and the page says which it is', async () => {
    const own = [
      { id: 'own-1', title: 'Ask the bank', day: '2026-11-30' },
      { id: 'own-2', title: 'Ask my aunt', day: '2026-12-01' },
    ]
    keepPlans(somePlan({ own }))
    const { user } = renderApp(paths.plan.href())
    const bank = await row('Ask the bank')
    await user.click(bank.getByText(/^Note and changes/))
    const change = await bank.findByRole('button', { name: /^Change/ })
    await user.click(change)
    await user.clear(bank.getByLabelText('By which day?'))
    await user.type(bank.getByLabelText('By which day?'), '2027-01-15')
    const days: unknown[] = []
    change.addEventListener('focus', () => days.push(change.closest('li')?.textContent))
    const save = bank.getByRole('button', { name: 'Save the step' })
    save.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(change).toHaveFocus())
    // The browser scrolls to where a control is when it takes the focus: its row must have moved before.
    expect(days).toEqual([expect.stringMatching(/15\sJanuary\s2027/)])
    const places = await order()
    const place = places.indexOf('own-1') + 1
    expect(place).toBeGreaterThan(places.indexOf('own-2') + 1)
    const said = screen.getByText(
      `“Ask the bank” is now step ${place} of ${places.length}, by 15 January 2027.`,
    )
    expect(said).toHaveAttribute('role', 'status')
    await user.click(bank.getByRole('button', { name: /^Remove/ }))
    expect(said).toBeEmptyDOMElement()
  })

  test('of one’s own are said to be in the plan only while they are, under this name', async () => {
    keepPlans(somePlan())
    const { user } = renderApp(paths.plan.href())
    const added = '“Ask the bank” is in your plan.'
    await user.type(await screen.findByLabelText('What do you need to do?'), 'Ask the bank')
    await user.type(screen.getByLabelText('By which day?'), '2027-01-15')
    await user.click(screen.getByRole('button', { name: 'Add the step' }))
    expect(await screen.findByText(added)).toBeVisible()
    const own = stored().plans[0]?.own ?? []
    keepPlansElsewhere(somePlan({ own: own.map((step) => ({ ...step, title: 'Ask my aunt' })) }))
    expect(screen.queryByText(added)).toBeNull()
    keepPlansElsewhere(somePlan({ own }))
    const bank = await row('Ask the bank')
    await user.click(bank.getByText(/^Note and changes/))
    await user.click(await bank.findByRole('button', { name: /^Remove/ }))
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    expect(screen.queryByText(added)).toBeNull()
  })

  test('of one’s own are ticked and skipped like ours, and each keeps its own state', async () => {
    const own = [
      { id: 'own-1', title: 'Ask the bank', day: '2026-11-21' },
      { id: 'own-2', title: 'Ask my aunt', day: '2026-11-22' },
    ]
    keepPlans(somePlan({ own }))
    const { user } = renderApp(paths.plan.href())
    const bank = await row('Ask the bank')
    expect(bank.getByText('Late')).toBeVisible()
    await user.click(bank.getByRole('checkbox'))
    expect(bank.getByRole('checkbox')).toBeChecked()
    expect(bank.queryByText('Late')).toBeNull()
    const aunt = await row('Ask my aunt')
    // The day of this step is today.
    expect(aunt.queryByText('Late')).toBeNull()
    await user.click(aunt.getByText(/^Note and changes/))
    await user.click(await aunt.findByRole('button', { name: /^Skip this step/ }))
    expect(aunt.getByText('Skipped')).toBeVisible()
    await user.click((await row('Get your passport ready')).getByRole('checkbox'))
    expect(stored().plans[0]?.own).toEqual([
      { ...own[0], state: 'done' },
      { ...own[1], state: 'skipped' },
    ])
    expect(stored().plans[0]?.steps).toEqual({ passport: { state: 'done' } })
  })

  test('of one’s own end at two hundred, and the page says so', async () => {
    keepPlans(somePlan({ own: twoHundred() }))
    renderApp(paths.plan.href())
    expect(await screen.findByText(/^You have added 200 steps/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add the step' })).not.toBeInTheDocument()
  })

  test('of one’s own cannot be restored once a new one has taken the last free place', async () => {
    keepPlans(somePlan({ own: twoHundred() }))
    const { user } = renderApp(paths.plan.href())
    const first = await row('Step 0')
    await user.click(first.getByText(/^Note and changes/))
    await user.click(await first.findByRole('button', { name: /^Remove/ }))
    await user.type(screen.getByLabelText('What do you need to do?'), 'Ask the bank')
    await user.type(screen.getByLabelText('By which day?'), '2027-01-15')
    await user.click(screen.getByRole('button', { name: 'Add the step' }))
    expect(await screen.findByText('“Ask the bank” is in your plan.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    expect(readPlans(stored()).plans[0]?.own).toHaveLength(planLimits.ownSteps)
  })

  test('of one’s own cannot be restored if another tab has taken the last free place', async () => {
    const own = twoHundred()
    keepPlans(somePlan({ own }))
    const { user } = renderApp(paths.plan.href())
    const first = await row('Step 0')
    await user.click(first.getByText(/^Note and changes/))
    await user.click(await first.findByRole('button', { name: /^Remove/ }))
    const others = [...own.slice(1), { id: 'theirs', title: 'Theirs', day: '2027-01-15' }]
    keepPlansElsewhere(somePlan({ own: others }))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    // The stored value is compared, because reading it as a plan would cut what is too much.
    expect(stored().plans[0]?.own.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
    expect(screen.getByText(/^You have added 200 steps/)).toBeVisible()
  })

  test('papers are ticked', async () => {
    keepPlans(somePlan())
    const { user } = renderApp(paths.plan.href())
    await user.click(await screen.findByRole('checkbox', { name: 'Passport' }))
    expect(stored().plans[0]?.papers).toEqual(['passport'])
    expect(screen.getByText(/^1 of \d+ ready$/)).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Letter from the college' }))
    await user.click(screen.getByRole('checkbox', { name: 'Passport' }))
    expect(stored().plans[0]?.papers).toHaveLength(1)
    expect(screen.getByRole('checkbox', { name: 'Passport' })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Letter from the college' })).toBeChecked()
  })
})

const two = () => [
  somePlan({ changedAt: '2026-11-01T00:00:00.000Z' }),
  somePlan({ id: 'bbbbbbbbbbbb', name: 'With my brother', purpose: 'visit' }),
]

describe('several plans', () => {
  test('the last one changed is shown; others are chosen, and Back goes back', async () => {
    keepPlans(...two())
    const { user } = renderApp(paths.plan.href())
    expect(await screen.findByRole('heading', { name: 'With my brother' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: /^Study in Germany/ }))
    expect(await screen.findByRole('heading', { name: 'Study in Germany' })).toHaveFocus()
    act(() => window.history.back())
    expect(await screen.findByRole('heading', { name: 'With my brother' })).toBeVisible()
  })

  test('are renamed and changed; ticks and notes stay', async () => {
    const begun = {
      passport: { state: 'done' as const, note: 'Number in the drawer' },
      accept: { note: 'Deposit by 3 May' },
    }
    keepPlans(somePlan({ steps: begun }))
    const { user } = renderApp(paths.plan.href())
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    const name = screen.getByLabelText('Name of the plan')
    expect(name).toHaveFocus()
    await user.type(name, 'x'.repeat(61))
    await user.click(screen.getByRole('button', { name: 'Save the changes' }))
    const tooLong = await screen.findByText('A name has at most 60 letters.')
    expect(tooLong).toBeVisible()
    expect(name).toHaveFocus()
    // The error is announced again, though the focus stays where it is.
    await user.keyboard('{Enter}')
    expect(screen.getByText('A name has at most 60 letters.')).not.toBe(tooLong)
    await user.clear(name)
    await user.type(name, 'My way out')
    await user.click(screen.getByLabelText('Visit'))
    await user.click(screen.getByRole('button', { name: 'Save the changes' }))
    expect(await screen.findByRole('heading', { name: 'My way out' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus()
    expect(stored().plans[0]).toMatchObject({
      purpose: 'visit',
      by: '2027-09',
      steps: begun,
    })
    const orphans = screen.getByRole('region', {
      name: /^Notes on steps no longer in this plan/,
    })
    expect(orphans).toHaveTextContent('Deposit by 3 May')
  })

  test('say that a change was saved and whether its day can be met, each time, and nothing once cancelled', async () => {
    keepPlans(somePlan())
    const { user } = renderApp(paths.plan.href())
    const change = async (by: string) => {
      await user.click(await screen.findByRole('button', { name: 'Change' }))
      await user.selectOptions(screen.getByLabelText('By when?'), by)
    }
    const save = () => user.click(screen.getByRole('button', { name: 'Save the changes' }))
    await change('December 2026')
    await save()
    expect(screen.getByText(SAVED)).toHaveAttribute('role', 'status')
    expect(screen.getByText(SAVED)).toHaveTextContent(/^Saved\. You cannot make it by this day/)
    // The status is empty while the form is open, so that the same sentence is announced again.
    await change('January 2027')
    expect(screen.queryByText(SAVED)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText(SAVED)).toBeNull()
    await change('April 2028')
    await save()
    expect(screen.getByText(SAVED)).toHaveTextContent(/^Saved\. There is time for everything/)
    vi.setSystemTime(Date.now() + 1000)
    await user.click((await row('Get your passport ready')).getByRole('checkbox'))
    expect(screen.queryByText(SAVED)).toBeNull()
  })

  test('keep a chosen country even if the list that then loads lacks it', async () => {
    const listed = apiStore().countries.filter(({ name }) => name === 'Malta')
    let isChosen = false
    server.use(
      http.get('*/country/getCountry', async () => {
        await vi.waitUntil(() => isChosen, 10_000)
        return HttpResponse.json(listed)
      }),
    )
    keepPlans(somePlan())
    const { user } = renderApp(paths.plan.href())
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await user.selectOptions(screen.getByLabelText('Where?'), 'Netherlands')
    isChosen = true
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Italy' })).toBeNull())
    expect(screen.getByLabelText('Where?')).toHaveDisplayValue('Netherlands')
    await user.click(screen.getByRole('button', { name: 'Save the changes' }))
    expect(await screen.findByRole('heading', { name: 'Study in the Netherlands' })).toBeVisible()
  })

  test('whose day has passed say so, and can be moved to a month that works', async () => {
    keepPlans(somePlan({ purpose: 'visit', by: '2026-11-15' }))
    const { user } = renderApp(paths.plan.href())
    expect(await screen.findByText('This day has passed.')).toBeVisible()
    expect(screen.queryByText(/^You cannot make it|^Next:/)).not.toBeInTheDocument()
    expect((await row('Get your passport ready')).getByText(/^Begin today/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Move the plan to/ }))
    expect(screen.getByText(/^This is tight/)).toBeVisible()
    expect(screen.queryByText('This day has passed.')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Remove the plan' })).not.toBeInTheDocument()
  })

  test('whose day has passed can be removed, with undo', async () => {
    keepPlans(somePlan({ by: '2026-11' }))
    const { user } = renderApp(paths.plan.href())
    expect(await screen.findByText(/^This month has begun; a month means/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove the plan' }))
    expect(stored().plans).toEqual([])
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    expect(await screen.findByText(/^This month has begun/)).toBeVisible()
  })

  test('wish well once all is done and the day has passed', async () => {
    const done = stepsOf('visit', undefined).map(({ id }): [string, { state: 'done' }] => [
      id,
      { state: 'done' },
    ])
    const visited = somePlan({ purpose: 'visit', country: null, steps: Object.fromEntries(done) })
    keepPlans({ ...visited, by: '2026-11-21' })
    renderApp(paths.plan.href())
    expect(await screen.findByText('All steps are done or skipped.')).toBeVisible()
    expect(screen.getByText('This day has passed. We wish you all the best.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Move the plan|Remove the plan/ })).toBeNull()
  })

  test('whose day is today have not passed', async () => {
    keepPlans(somePlan({ by: '2026-11-22' }))
    renderApp(paths.plan.href())
    expect(await screen.findByText(/^You cannot make it by this day/)).toBeVisible()
  })

  test('whose day is past keep that day until another is chosen', async () => {
    keepPlans(somePlan({ by: '2026-11' }))
    const { user } = renderApp(paths.plan.href())
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await user.type(screen.getByLabelText('Name of the plan'), 'My way out')
    await user.click(screen.getByRole('button', { name: 'Save the changes' }))
    expect(await screen.findByRole('heading', { name: 'My way out' })).toBeVisible()
    expect(stored().plans[0]?.by).toBe('2026-11')
    await user.click(screen.getByRole('button', { name: 'Change' }))
    await user.selectOptions(screen.getByLabelText('Day'), '3')
    await user.click(screen.getByRole('button', { name: 'Save the changes' }))
    expect(await screen.findByText(/^3 November 2026 is past/)).toBeVisible()
    expect(screen.getByLabelText('Day')).toHaveFocus()
    expect(stored().plans[0]?.by).toBe('2026-11')
  })

  test('are removed, with undo', async () => {
    keepPlans(...two())
    const { user } = renderApp(paths.plan.href())
    await screen.findByRole('heading', { name: 'With my brother' })
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(stored().plans).toHaveLength(1)
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    expect(await screen.findByRole('heading', { name: 'Study in Germany' })).toBeVisible()
    await user.click(undo)
    expect(await screen.findByRole('heading', { name: 'With my brother' })).toBeVisible()
    expect(stored().plans.map(({ id }) => id)).toEqual(two().map(({ id }) => id))
  })

  test('end at fifty, and the page says so', async () => {
    keepPlans(
      ...Array.from({ length: planLimits.plans }, (_, index) =>
        somePlan({ id: `plan${String(index).padStart(8, '0')}` }),
      ),
    )
    renderApp(paths.plan.href())
    expect((await screen.findAllByText(/^You have 50 plans/))[0]).toBeVisible()
    expect(screen.queryByRole('link', { name: 'New plan' })).not.toBeInTheDocument()
  })

  test('what another tab does is shown', async () => {
    keepPlans(somePlan())
    renderApp(paths.plan.href())
    await screen.findByRole('heading', { name: 'Study in Germany' })
    keepPlansElsewhere(somePlan({ name: 'From the other tab' }))
    expect(await screen.findByRole('heading', { name: 'From the other tab' })).toBeVisible()
    keepPlansElsewhere()
    expect(await screen.findByRole('button', { name: 'Make my plan' })).toBeVisible()
  })
})
