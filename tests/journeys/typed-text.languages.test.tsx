import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { emptyFilled } from '@/app/empty-filled'
import { blankLine } from '@/features/plan/money/money-lines'
import { account } from '@/words/account'
import { costWords } from '@/words/plan-costs'
import { planMoney } from '@/words/plan-money'
import { typedKey } from '@/lib/loading/early-input'
import { addressOf } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import { keepPlans } from '../samples/kept-plans'
import { logInAs, renderApp } from '../helpers/render-app'
import { somePlan } from '../samples/some-plan'

const typed = { en: 'Ask my uncle', ml: 'അമ്മാവനോട് ചോദിക്കുക', hi: 'मामा से पूछें' }

test('what a reader typed is marked with its language, even that of the page: our font covers only our words', async () => {
  const day = '2027-01-04'
  const own = Object.entries(typed).map(([id, title]) => ({ id: `own-step-${id}`, title, day }))
  keepPlans(somePlan({ name: 'Anu in Berlin', own }))
  renderApp(paths.plan.href())
  const heading = await screen.findByRole('heading', { level: 2, name: 'Anu in Berlin' })
  expect(heading.querySelector('[lang]')).toHaveAttribute('lang', 'en')
  for (const [code, title] of Object.entries(typed))
    expect(screen.getByRole('checkbox', { name: title }).parentElement).toContainElement(
      screen.getByText(title, { selector: `label [lang="${code}"]` }),
    )
  // Our own steps are in the language of the page and are not marked.
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(own.length)
  expect(document.querySelectorAll('li label [lang]')).toHaveLength(own.length)
})

const { line } = planMoney
const visaFee = costWords['visa-fee']?.title ?? ''

test.each([
  { whose: 'our', title: '', name: visaFee, lang: undefined },
  { whose: 'our kept', title: visaFee, name: visaFee, lang: undefined },
  { whose: 'a reader’s', title: typed.en, name: typed.en, lang: 'en' },
])('a removed line of the money sheet keeps the language mark of $whose words', async (each) => {
  const { title, name, lang } = each
  keepPlans(somePlan({ money: [{ ...blankLine('visa-fee', 'application'), title }] }))
  const { user } = renderApp(paths.plan.href())
  await user.click(await screen.findByRole('button', { name: `${line.change} ${name}` }))
  await user.click(screen.getByRole('button', { name: `${line.remove} ${name}` }))
  const statuses = screen.getAllByRole('status')
  const note = statuses.find(({ textContent }) => textContent === line.removed(name))
  expect(note?.querySelector('[lang]')?.getAttribute('lang')).toBe(lang)
  expect(note).toBeVisible()
})

test('a member’s name in the greeting is marked with its language', async () => {
  await logInAs('member')
  renderApp(paths.userDashboard.href())
  const name = await screen.findByText(/^[A-Z]/, { selector: '.lede [lang="en"]' })
  expect(name.parentElement).toHaveTextContent(account.dashboard.welcome(name.textContent))
})

test('what was typed before a page had any code stays in it after Back', async () => {
  window.history.replaceState(null, '', addressOf(paths.contact.href()))
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() =>
    JSON.parse('[{ "type": "back_forward" }]'),
  )
  window.sessionStorage.setItem(typedKey(), '{}')
  document.body.innerHTML = '<form method="post"><input aria-label="name"></form>'
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.value = typed.en
  await emptyFilled()
  expect(field).toHaveValue(typed.en)
  document.body.replaceChildren()
})
