import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { company } from '@/content/facts/company'
import { COUNTRIES } from '@/entities/country/keys'
import { blankLine } from '@/features/plan/money/money-lines'
import { scheduleOf } from '@/features/plan/schedule/schedule'
import type { Plan } from '@/features/plan/stored/schema'
import { planLink } from '@/features/plan/take-away/share-plan'
import { queryClient } from '@/lib/api/query'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { keepPlans, keptPlans } from '../samples/kept-plans'
import { goByAddress } from '../helpers/render-account'
import { renderApp } from '../helpers/render-app'
import { holdBack } from '../helpers/waits'
import { somePlan } from '../samples/some-plan'

const plan = somePlan({
  name: 'My plan',
  steps: { passport: { state: 'done', note: 'Number Z1234567' } },
  own: [{ id: 'o1', title: 'Ask Anu', day: '2027-01-10', state: undefined, note: 'By phone' }],
  papers: ['passport'],
  money: [{ ...blankLine('visa-fee', 'application'), title: 'Visa fee', amount: 7500 }],
})

/** All usual steps of a plan, done. */
const allDone = (of: Plan): Plan['steps'] =>
  Object.fromEntries(scheduleOf(of, '2026-11-22').map(({ id }) => [id, { state: 'done' }]))

async function open(...plans: Plan[]) {
  keepPlans(...plans)
  const { user } = renderApp(paths.plan.href())
  const ways = within(await screen.findByRole('region', { name: 'Save or share the plan' }))
  return { user, ways }
}

/** Opens a link to a plan. */
async function received(sent: Plan) {
  renderApp(planLink(sent, '', true))
  return screen.findByRole('region', { name: 'Somebody sent you a plan' })
}

/** A plan to a country, with whatever a link calls it. */
const to = (name: string, id = '') => somePlan({ country: { id, name }, own: plan.own })

/** Opens a link to a plan and keeps it. */
async function keepSent(sent: Plan) {
  const { user } = renderApp(planLink(sent, '', true))
  await user.click(await screen.findByRole('button', { name: 'Keep this plan' }))
  await screen.findByRole('button', { name: 'Change' })
  return user
}

/** The files that the page saves, by name. */
function watchFiles() {
  const files = new Map<string, Blob>()
  let last: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob instanceof Blob ? blob : undefined
    return 'blob:plan'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    if (last) files.set(this.download, last)
  })
  return files
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') })
  return () => vi.useRealTimers()
})

test('a calendar file has every step, and another library can read it', async () => {
  const files = watchFiles()
  const { user, ways } = await open(plan)
  expect(
    ways.getByText(/Entries of steps that are no longer in the plan stay: delete them yourself\.$/),
  ).toBeVisible()
  await user.click(ways.getByRole('button', { name: 'Calendar file' }))
  expect(
    await ways.findByText(/^Your browser was given plan-study-germany\.ics to save\./),
  ).toBeVisible()
  expect(ways.getByRole('button', { name: 'Calendar file' })).toHaveFocus()
  const text = await files.get('plan-study-germany.ics')?.text()
  const calendar = new ICAL.Component(ICAL.parse(text ?? ''))
  const titles = calendar
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('summary')))
  expect(titles).toHaveLength(
    within(screen.getByRole('region', { name: 'Steps' })).getAllByRole('checkbox').length,
  )
  expect(titles).toContain('Done: Get your passport ready')
  expect(titles).toContain('Ask Anu')
})

test('an existing status announces that the file is being made', async () => {
  watchFiles()
  const { ways } = await open(plan)
  const statuses = ways.getAllByRole('status')
  fireEvent.click(ways.getByRole('button', { name: 'Calendar file' }))
  expect(ways.getByRole('button', { name: 'Making the file …' })).toBeDisabled()
  expect(statuses.map(({ textContent }) => textContent)).toContain('Please wait.')
  expect(
    await ways.findByText(/^Your browser was given plan-study-germany\.ics to save\./),
  ).toBeVisible()
  expect(statuses.map(({ textContent }) => textContent)).not.toContain('Please wait.')
})

test('if the file cannot be made, the page says so, and the button can be pressed again', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No room')
  })
  const { user, ways } = await open(plan)
  await user.click(ways.getByRole('button', { name: 'Calendar file' }))
  expect(await ways.findByRole('alert')).toHaveTextContent('The file could not be made.')
  expect(ways.getByRole('button', { name: 'Calendar file' })).toHaveFocus()
})

describe('on paper', () => {
  test('is the plan alone, with steps, notes, papers and money', async () => {
    await open(plan)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    const paper = within(screen.getByRole('article'))
    expect(paper.getByRole('heading', { level: 1 })).toHaveTextContent('My plan')
    expect(paper.getByText(`${company.name} · As of 22 November 2026`)).toBeVisible()
    expect(paper.getByText('Number Z1234567')).toBeVisible()
    expect(paper.getByRole('row', { name: /Ask Anu.*10 January 2027/ })).toBeVisible()
    expect(paper.getByText('(Ready)')).toBeVisible()
    expect(paper.getByRole('row', { name: /Visa fee.*₹7,500/ })).toBeVisible()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('says whether there is time, and has no day that is over', async () => {
    await open({ ...plan, by: '2027-02' })
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    const paper = within(screen.getByRole('article'))
    expect(paper.getByText(/^You cannot make it by this day/)).toBeVisible()
    expect(
      paper.getByRole('row', {
        name: /Take the language test.* 22 November 2026 20 December 2026 at the earliest$/,
      }),
    ).toBeVisible()
    const done = paper.getByRole('row', { name: /Get your passport ready/ })
    expect(done).not.toHaveTextContent(/20\d\d/)
  })

  test('can be asked for by a button', async () => {
    const print = vi.fn<() => void>(() => void window.dispatchEvent(new Event('beforeprint')))
    vi.stubGlobal('print', print)
    const { user, ways } = await open(plan)
    await user.click(ways.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('a link', () => {
  test('is shown, copied, and has the money only if that is wanted', async () => {
    const { user, ways } = await open(plan)
    await user.click(ways.getByRole('button', { name: 'Link without notes' }))
    const field = ways.getByRole('textbox', { name: 'Link to your plan' })
    expect(field).toHaveValue(planLink(plan, window.location.origin, false))
    await user.click(ways.getByRole('checkbox', { name: 'With the money sheet' }))
    expect(field).toHaveValue(planLink(plan, window.location.origin, true))
    await user.click(ways.getByRole('button', { name: 'Copy the link' }))
    expect(await ways.findByText('Link copied.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(planLink(plan, window.location.origin, true))
  })

  test('that is long is reported as long', async () => {
    const own = Array.from({ length: 200 }, (_, at) => ({
      id: `o${at}`,
      title: 'പണം അയയ്ക്കുക',
      day: '2027-01-10',
    }))
    const { user, ways } = await open({ ...plan, own })
    await user.click(ways.getByRole('button', { name: 'Link without notes' }))
    expect(ways.getByText(/^The link has [\d,]+ letters\./)).toBeVisible()
  })
})

test('a text for the chat has the days on which late steps can begin', async () => {
  const { user, ways } = await open(somePlan({ by: '2027-02' }))
  await user.click(ways.getByRole('button', { name: 'Text for the chat' }))
  const text = await screen.findByRole('textbox', { name: 'This is what we would get' })
  expect(text).toHaveDisplayValue(
    /- Get your passport ready: from 22 November 2026, ready on 13 December 2026 at the earliest/,
  )
  expect(text).not.toHaveDisplayValue(/begin by/)
})

test('a text for the chat is shown first, can be changed, and is sent as it is shown', async () => {
  const { user, ways } = await open(plan)
  await user.click(ways.getByRole('button', { name: 'Text for the chat' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your text for the chat' }))
  const text = dialog.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'This is what we would get',
  })
  expect(text.value).toContain(`Hello ${company.name}, I have made a plan`)
  expect(text).toHaveDisplayValue(/Ask Anu: 10 January 2027 \(own step\)/)
  expect(text).not.toHaveDisplayValue(/Z1234567|By phone|7,500/)
  await user.clear(text)
  await user.type(text, 'Only this & that')
  expect(dialog.getByRole('link', { name: /^Open WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/${company.whatsAppNumber}?text=Only%20this%20%26%20that`,
  )
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('a plan that somebody sent', () => {
  const fragment = planLink(plan, '', true)

  async function again(link = fragment) {
    const { user, unmount } = renderApp(link)
    const part = within(await screen.findByRole('region', { name: 'Somebody sent you a plan' }))
    return { user, unmount, part }
  }

  test('says so, shows what is in it, and stores nothing until asked', async () => {
    const { user } = renderApp(fragment)
    const region = within(await screen.findByRole('region', { name: 'Somebody sent you a plan' }))
    await waitFor(() =>
      expect(region.getByRole('heading', { name: 'Somebody sent you a plan' })).toHaveFocus(),
    )
    expect(region.getByRole('heading', { name: 'Study in Germany' })).toBeVisible()
    expect(region.getByText('Get your passport ready')).toBeVisible()
    expect(region.getByText('My plan')).toBeVisible()
    expect(region.getByText('Money: 1 line, ₹7,500')).toBeVisible()
    expect(keptPlans()).toEqual([])
    await user.click(region.getByRole('button', { name: 'Keep this plan' }))
    expect(await screen.findByRole('region', { name: 'My plan' })).toBeVisible()
    expect(keptPlans()).toHaveLength(1)
    expect(keptPlans()[0]).toMatchObject({
      name: 'My plan',
      steps: { passport: { state: 'done' } },
    })
    expect(keptPlans()[0]?.id).not.toBe(plan.id)
    expect(JSON.stringify(keptPlans())).not.toMatch(/Z1234567|By phone/)
    expect(window.location.hash).toBe('')
  })

  describe('that is stored already', () => {
    const HAVE = 'You already have this plan.'

    /** Keeps the plan of a link, then leaves the page. */
    async function keep(link = fragment) {
      const { user, unmount, part } = await again(link)
      expect(part.queryByText(HAVE)).toBeNull()
      await user.click(part.getByRole('button', { name: 'Keep this plan' }))
      await screen.findByRole('button', { name: 'Change' })
      return { user, unmount }
    }

    test('is said to be there, is opened, and has no second copy', async () => {
      const first = await keep()
      first.unmount()
      const { user, part } = await again()
      expect(part.getByText(HAVE)).toBeVisible()
      expect(part.queryByRole('button', { name: 'Keep this plan' })).toBeNull()
      expect(part.queryByText(/until you press Keep this plan/)).toBeNull()
      await user.click(part.getByRole('link', { name: 'Open it' }))
      expect(await screen.findByRole('heading', { name: 'My plan' })).toHaveFocus()
      expect(keptPlans()).toHaveLength(1)
    })

    test('can be looked at and closed', async () => {
      const first = await keep()
      first.unmount()
      const { user, part } = await again()
      await user.click(part.getByRole('button', { name: 'Close' }))
      expect(await screen.findByRole('heading', { name: 'My plan' })).toBeVisible()
      expect(keptPlans()).toHaveLength(1)
    })

    test('is the same with the reader’s own notes, and with a tick taken back', async () => {
      const first = await keep()
      first.unmount()
      const [kept] = keptPlans()
      const steps = {
        'language-test': { note: 'In May' },
        passport: { state: 'done' as const, note: 'Mine' },
      }
      keepPlans({ ...plan, ...kept, steps })
      const { part } = await again()
      expect(part.getByText(HAVE)).toBeVisible()
    })

    test('is another one after the reader has changed it', async () => {
      const first = await keep()
      await first.user.click(
        await screen.findByRole('checkbox', { name: 'Take the language test' }),
      )
      first.unmount()
      const { user, part } = await again()
      expect(part.queryByText(HAVE)).toBeNull()
      await user.click(part.getByRole('button', { name: 'Keep this plan' }))
      await screen.findByRole('button', { name: 'Change' })
      expect(keptPlans()).toHaveLength(2)
    })

    test('is the same for whoever sent it, with or without the money sheet', async () => {
      keepPlans(plan)
      const first = await again()
      expect(first.part.getByText(HAVE)).toBeVisible()
      first.unmount()
      const { part } = await again(planLink(plan, '', false))
      expect(part.getByText(HAVE)).toBeVisible()
    })

    test('without its money sheet is another one with it', async () => {
      const first = await keep(planLink(plan, '', false))
      first.unmount()
      const { part } = await again()
      expect(part.getByRole('button', { name: 'Keep this plan' })).toBeVisible()
    })
  })

  describe('has what the sender wrote apart from what is ours', () => {
    const demand = 'Pay file fee Rs 25,000 by UPI to uru.fees@okaxis today'
    const forged = somePlan({
      name: 'URU OVERSEAS: FILE APPROVED, PAY NOW',
      country: { id: 'c1', name: 'Germany, your file is approved' },
      // Earlier than any other step: it would be the next one of the whole plan.
      own: [{ id: 'a1', title: demand, day: '2026-11-20' }],
      money: [
        { ...blankLine('m1', 'application'), title: 'File fee to UPI', amount: 25_000 },
        { ...blankLine('visa-fee', 'application'), amount: 7500 },
      ],
    })
    const apart = { name: 'Written by whoever sent you this link, not by us' }

    test('with where to check us', async () => {
      const region = await received(forged)
      const part = within(region).getByRole('region', apart)
      const theirs = [forged.name, 'Germany, your file is approved', demand, 'File fee to UPI']
      for (const text of theirs) {
        expect(within(part).getByText(text)).toBeVisible()
        expect(within(region).getAllByText(text, { exact: false })).toHaveLength(1)
      }
      const day = within(part).getByText('By 20 November 2026')
      expect(day).toBeVisible()
      expect(day.parentElement).toHaveTextContent(/^Step: .*By 20 November 2026$/)
      expect(within(part).getByText('Money: ₹25,000')).toBeVisible()
      expect(within(part).getByText('Money: 2 lines, ₹32,500')).toBeVisible()
      expect(part).toHaveTextContent('We never ask for money in a plan.')
      for (const [name, href] of [
        ['Check us', '/verify'],
        ['Check an offer', '/check-an-offer'],
      ] as const)
        expect(within(part).getByRole('link', { name })).toHaveAttribute('href', href)
      const ours = within(region)
      expect(ours.getByRole('heading', { name: 'Study abroad' })).toBeVisible()
      expect(ours.getByText(/^Next: /)).not.toHaveTextContent(/UPI/)
      const steps = ours.getAllByRole('list')[0]
      expect(steps).toHaveTextContent('Get your passport ready')
      expect(steps).not.toHaveTextContent('UPI')
    })

    test('and claims no end of the plan if only its own steps are left', async () => {
      const region = await received({ ...forged, steps: allDone({ ...forged, own: [] }) })
      expect(region).toHaveTextContent(demand)
      expect(region).not.toHaveTextContent('All steps are done')
    })

    test('and once kept, what is not from us says so', async () => {
      const { user } = renderApp(planLink(forged, '', true))
      await user.click(await screen.findByRole('button', { name: 'Keep this plan' }))
      const kept = within(await screen.findByRole('region', { name: forged.name }))
      expect(kept.getByText('Own name, not from us')).toBeVisible()
      expect(kept.getByRole('checkbox', { name: demand })).toHaveAccessibleDescription(
        /^Own step, not from us · Late By 20\sNovember\s2026$/,
      )
      expect(
        kept.getByRole('checkbox', { name: 'Get your passport ready' }),
      ).not.toHaveAccessibleDescription(/not from us/)
      expect(kept.getByText(/^Next: Pay file fee/).closest('p')).toHaveTextContent(
        /Own step, not from us$/,
      )
      const money = within(await kept.findByRole('region', { name: 'What it costs' }))
      expect(
        money.getByText('File fee to UPI', { selector: 'strong > span' }).closest('strong')
          ?.parentElement,
      ).toHaveTextContent(/Own line, not from us/)
      expect(money.getAllByText(/not from us/)).toHaveLength(1)
      expect(money.queryByRole('heading', { name: /^Paid to us/ })).toBeNull()
    })

    describe('such as a country', () => {
      test('that asks for money, which no part of the kept plan then has', async () => {
        const files = watchFiles()
        keepPlans(somePlan())
        const user = await keepSent(
          to('Canada. Pay the file fee to Anil by UPI, urubooking/okaxis', 'c2'),
        )
        expect(screen.getByRole('heading', { name: 'Study abroad' })).toBeVisible()
        expect(await screen.findByText('Ask Anu')).toBeVisible()
        act(() => void window.dispatchEvent(new Event('beforeprint')))
        expect(document.body).not.toHaveTextContent('Anil')
        act(() => void window.dispatchEvent(new Event('afterprint')))
        await user.click(await screen.findByRole('button', { name: 'Calendar file' }))
        await waitFor(() => expect(files.size).toBe(1))
        const [calendar] = [...files]
        expect(`${calendar?.[0]} ${await calendar?.[1].text()}`).not.toMatch(/anil/i)
        await user.click(screen.getByRole('button', { name: 'Text for the chat' }))
        const text = await screen.findByRole('textbox', { name: 'This is what we would get' })
        expect(text).not.toHaveDisplayValue(/Anil/)
        expect(JSON.stringify(keptPlans())).not.toContain('Anil')
      })

      test('that only the browser knows, which stays without the API', async () => {
        apiStore().faults.add({ path: '/country/getCountry', status: 500 })
        await keepSent(to('Norway', 'c3'))
        expect(screen.getByRole('heading', { name: 'Study in Norway' })).toBeVisible()
        expect(keptPlans()[0]?.country).toEqual({ id: 'c3', name: 'Norway' })
      })

      test.each([
        ['its id', 'Bali, pay Anil', true],
        ['its name', 'bali (Indonesia)', false],
      ])('that only the API knows, by %s', async (_, name, hasId) => {
        const [country] = apiStore().countries
        if (!country) throw new Error('There are no countries')
        country.name = 'Bali (Indonesia)'
        const { user } = renderApp(planLink(to(name, hasId ? country._id : ''), '', true))
        const button = await screen.findByRole('button', { name: 'Keep this plan' })
        await waitFor(() => expect(queryClient.getQueryData(COUNTRIES)).toBeDefined())
        await user.click(button)
        await screen.findByRole('heading', { name: 'Study in Bali (Indonesia)' })
        expect(keptPlans()[0]?.country).toEqual({ id: country._id, name: country.name })
      })

      test('that only the API knows, kept before its list has come', async () => {
        const [country] = apiStore().countries
        if (!country) throw new Error('There are no countries')
        country.name = 'Bali (Indonesia)'
        const answer = holdBack({ path: '/country/getCountry' })
        const { user } = renderApp(planLink(to(country.name, country._id), '', true))
        await user.click(await screen.findByRole('button', { name: 'Keep this plan' }))
        expect(keptPlans()).toHaveLength(0)
        await answer()
        await screen.findByRole('heading', { name: 'Study in Bali (Indonesia)' })
        expect(keptPlans().map((each) => each.country)).toEqual([
          { id: country._id, name: country.name },
        ])
      })

      test('that nobody knows: the same link leads to the plan that was kept', async () => {
        const link = planLink(to('Canada. Pay Anil', 'c2'), '', true)
        const { user, unmount } = renderApp(link)
        await user.click(await screen.findByRole('button', { name: 'Keep this plan' }))
        await screen.findByRole('heading', { name: 'Study abroad' })
        unmount()
        renderApp(link)
        await screen.findByRole('region', { name: 'Somebody sent you a plan' })
        expect(screen.queryByRole('button', { name: 'Keep this plan' })).toBeNull()
      })
    })

    test('and has no such part for a plan in which nobody wrote anything', async () => {
      const region = await received(somePlan({ papers: ['passport'] }))
      expect(within(region).queryByRole('region', apart)).toBeNull()
    })
  })

  test('says of its time what the sender saw, counted from the reader’s today', async () => {
    const short = somePlan({ by: '2027-02', own: plan.own, steps: plan.steps })
    const { user } = renderApp(planLink(short, '', false))
    const region = within(await screen.findByRole('region', { name: 'Somebody sent you a plan' }))
    expect(region.getByText(/^You cannot make it by this day/)).not.toHaveTextContent(/Tick|move/)
    const sent = [
      'Begin today, ready on 20 December 2026 at the earliest',
      /^Begin about 27 December 2026, ready on/,
      /By 10 January 2027$/,
    ]
    for (const days of sent) expect(region.getAllByText(days)[0]).toBeVisible()
    expect(region.queryByText(/^Begin by/)).not.toBeInTheDocument()
    expect(region.queryByRole('button', { name: /^Move the plan/ })).toBeNull()
    await user.click(region.getByRole('button', { name: 'Keep this plan' }))
    const steps = within(await screen.findByRole('region', { name: 'Steps' }))
    for (const days of sent) expect(steps.getAllByText(days)[0]).toBeVisible()
    expect(screen.getByText(/^You cannot make it by this day.*move the day\.$/)).toBeVisible()
  })

  test('has the marks of a tight plan, and a day that has passed', async () => {
    renderApp(planLink(somePlan(), '', false))
    const region = within(await screen.findByRole('region', { name: 'Somebody sent you a plan' }))
    expect(region.getByText(/^This is tight/)).toBeVisible()
    expect(region.getAllByText('Urgent').length).toBeGreaterThan(0)
    goByAddress(planLink(somePlan({ by: '2026-11-20' }), '', false))
    expect(await screen.findByText('This day has passed.')).toBeVisible()
    expect(screen.queryByText('Urgent')).not.toBeInTheDocument()
  })

  test('is also read if an app has percent-encoded the “=” of the link', async () => {
    renderApp(fragment.replace('#plan=', '#plan%3D'))
    const region = within(await screen.findByRole('region', { name: 'Somebody sent you a plan' }))
    expect(region.getByText('My plan')).toBeVisible()
  })

  test('takes the focus too after another one in the same tab', async () => {
    renderApp(fragment)
    const keep = await screen.findByRole('button', { name: 'Keep this plan' })
    keep.focus()
    goByAddress(planLink({ ...plan, name: 'Another' }, '', true))
    expect(await screen.findByText('Another')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Somebody sent you a plan' })).toHaveFocus()
  })

  test('that is not kept leaves nothing behind', async () => {
    keepPlans(somePlan({ name: 'Mine' }))
    const { user } = renderApp(fragment)
    await user.click(await screen.findByRole('button', { name: 'Do not keep it' }))
    expect(await screen.findByRole('heading', { name: 'Mine' })).toBeVisible()
    expect(keptPlans()).toHaveLength(1)
    expect(window.location.hash).toBe('')
  })

  test('has no room beside 50 others, and the page says so', async () => {
    keepPlans(
      ...Array.from({ length: 50 }, (_, at) =>
        somePlan({ id: `plan${String(at).padStart(8, '0')}` }),
      ),
    )
    renderApp(fragment)
    const region = within(await screen.findByRole('region', { name: 'Somebody sent you a plan' }))
    expect(region.getByText(/^You have 50 plans/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Keep this plan' })).toBeNull()
  })

  test.each([
    [fragment.slice(0, -30), 'We cannot read the plan in this link'],
    ['/plan#plan=1.%F0%9F', 'We cannot read the plan in this link'],
    ['/plan#plan=7.abc', 'This link comes from a newer version of this page'],
  ])('cannot be read: %.40s', async (address, heading) => {
    keepPlans(somePlan({ name: 'Mine' }))
    const { user } = renderApp(address)
    const region = within(await screen.findByRole('region', { name: heading }))
    expect(region.getByText(/Your own plans have not changed\.$/)).toBeVisible()
    await user.click(region.getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('heading', { name: 'Mine' })).toBeVisible()
    expect(keptPlans()).toHaveLength(1)
  })
})
