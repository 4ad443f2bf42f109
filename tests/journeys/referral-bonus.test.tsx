import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { company } from '@/content/facts/company'
import { bonusPercent, filingDiscountPercent, premiumPrice } from '@/content/facts/premium'
import { formatPaise } from '@/lib/text/format'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { logInAs, renderApp } from '../helpers/render-app'
import { settled } from '../helpers/waits'

const EACH = (premiumPrice.pricePaise * bonusPercent.subscription) / 100

async function open(who: Parameters<typeof logInAs>[0] = 'premium') {
  await logInAs(who)
  const { user } = renderApp(paths.userReferrals.href())
  await screen.findByRole('heading', { level: 1, name: 'Referrals' })
  return user
}

const part = (name: string) => within(screen.getByRole('region', { name }))

/** The text of each row of a table, cell by cell. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

async function referring(referredUsers: unknown[]) {
  const { user } = await logInAs('premium')
  apiStore().faults.add({ path: '/getoneuser', body: { data: user, referredUsers } })
  renderApp(paths.userReferrals.href())
}

test('one table has the three terms, each with what it means and where it applies', async () => {
  await open()
  const [head, ...rules] = rowsOf(screen.getByRole('table', { name: 'The terms of referrals' }))
  expect(head).toEqual(['You get', 'When', 'Where it applies'])
  expect(rules.map(([share]) => share)).toEqual([
    `${bonusPercent.subscription}%Referral bonus on subscriptions`,
    `${bonusPercent.filing}%Referral bonus on filing`,
    `${bonusPercent.filingOnReferralPage}%Off the filing amount`,
  ])
  expect(rules[0]?.[1]).toContain('buys Premium')
  expect(rules[0]?.[1]).toContain(formatPaise(EACH))
  expect(rules[1]?.[1]).toContain('pays us for filing')
  expect(rules[0]?.[2]).toBe('A benefit of Premium')
  expect(rules[2]?.[2]).toMatch(new RegExp(`this page.* ${filingDiscountPercent}%.*ask us`, 'i'))
})

describe('what the link has brought', () => {
  test('is shown for each person and as a sum: a share of the price for each Success', async () => {
    await open()
    const table = await screen.findByRole('table', { name: 'Bonus from your link' })
    expect(rowsOf(table)).toEqual([
      ['Name', 'Status', 'Bonus'],
      ['Haritha Mohan', 'Pending', 'Nothing yet'],
      ['Kiran Warrier', 'Success', formatPaise(EACH)],
      ['Anjali Nair', 'Pending', 'Nothing yet'],
      ['Fathima Beevi', 'Success', formatPaise(EACH)],
      ['Total', formatPaise(2 * EACH)],
    ])
  })

  test('is nothing yet if nobody has registered', async () => {
    await referring([])
    expect(await screen.findByText(/^Nobody has registered with your link yet/)).toBeVisible()
    expect(screen.queryByRole('table', { name: 'Bonus from your link' })).toBeNull()
  })

  test('is counted in paise, so that many tenths add up exactly', async () => {
    await referring(
      Array.from({ length: 33 }, (_, index) => ({ _id: `p${index}`, name: 'Jo', receipt: 'r' })),
    )
    expect(await screen.findByText(formatPaise(33 * EACH))).toBeVisible()
  })

  test('says what it does not count, and never that anything was paid', async () => {
    await open()
    await screen.findByRole('table', { name: 'Bonus from your link' })
    expect(part('Bonus from your link').getByText(/filing.*the office/i)).toBeVisible()
    const { textContent } = screen.getByRole('main')
    expect(textContent).not.toMatch(/\b(?:was|were|have been|has been|is) (?:paid|credited|sent)\b/)
  })

  test('can be tried again if it cannot be loaded; link and terms stay', async () => {
    apiStore().faults.add({ path: '/getoneuser', status: 500 })
    const user = await open()
    expect(await screen.findByText('❌ Error fetching user data')).toBeVisible()
    expect(screen.getByLabelText('Your referral link')).toBeVisible()
    expect(screen.getByRole('table', { name: 'The terms of referrals' })).toBeVisible()
    apiStore().faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Kiran Warrier')).toBeVisible()
  })
})

test('the office pays, and can be asked by chat, email and phone', async () => {
  await open()
  const how = part('How you get it')
  expect(how.getByText(/office pays/)).toBeVisible()
  const href = (name: RegExp) => how.getByRole('link', { name }).getAttribute('href') ?? ''
  expect(new URL(href(/WhatsApp/)).searchParams.get('text')).toContain('URU-RAHUL')
  const mail = new URL(href(/email/i))
  expect(mail.pathname).toBe(company.email)
  expect(mail.searchParams.get('subject')).toContain('URU-RAHUL')
  for (const { display, tel } of company.phones) {
    expect(
      how.getByRole('link', { name: new RegExp(display.replace('+', '\\+')) }),
    ).toHaveAttribute('href', `tel:${tel}`)
  }
})

describe('without Premium', () => {
  const note = /^The bonus comes with Premium.*not a member now: ask us/

  test.each(['member', 'expired'] as const)(
    'a %s is told, next to the bonus, to ask us before counting on it',
    async (who) => {
      await open(who)
      const brought = part('Bonus from your link')
      expect(await brought.findByText(note)).toBeVisible()
    },
  )

  test('the condition is shown right below the sum', async () => {
    await open('member')
    const table = await screen.findByRole('table', { name: 'Bonus from your link' })
    expect(screen.getByText(note)).toBe(table.nextElementSibling)
  })

  test('a member with Premium does not see it', async () => {
    await open()
    await screen.findByRole('table', { name: 'Bonus from your link' })
    await settled()
    expect(screen.queryByText(note)).toBeNull()
  })
})

test('the terms are the same on the referral, Premium and dashboard pages', async () => {
  const user = await open('member')
  const [, first, second] = rowsOf(screen.getByRole('table', { name: 'The terms of referrals' }))
  await user.click(screen.getByRole('link', { name: 'See the people you referred' }))
  const upgrade = await screen.findByRole('table', { name: 'What you get with Premium' })
  const told = rowsOf(upgrade).map(([benefit, value]) => `${value}${benefit}`)
  expect(told).toEqual(expect.arrayContaining([first?.[0], second?.[0]]))
  await user.click(screen.getByRole('link', { name: 'Read more about Premium' }))
  expect(
    await screen.findByRole('heading', {
      name: `${bonusPercent.subscription}% referral bonus on subscriptions`,
    }),
  ).toBeVisible()
})
