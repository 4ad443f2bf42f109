import type { Locator, Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { somePlan } from '../samples/some-plan.ts'
import { accessibilityProblems } from './axe.ts'
import { codeFile, holdBack } from './code-file.ts'
import { watchKeys } from './key-cost.ts'
import { expectFocusSeen, tabTo } from './keyboard.ts'
import { setFontSize } from './font-size.ts'
import { expect, test } from './site.ts'

type Plan = ReturnType<typeof somePlan>

const KEYS = 20
const MOST_MS_A_KEY = 16

/** Stores these plans in the browser before the page opens. */
const keep = (page: Page, ...plans: Plan[]) =>
  page.addInitScript(
    (text) => localStorage.getItem('plans') ?? localStorage.setItem('plans', text),
    JSON.stringify({ version: 1, plans }),
  )

const stored = (page: Page) =>
  page.evaluate((): { plans: Plan[] } => JSON.parse(localStorage.getItem('plans') ?? '{}'))

const own = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `own-${index}`,
    title: `Ask the Donaudampfschifffahrtsgesellschaft for paper ${index}`,
    day: '2027-03-01',
  }))

const much = () =>
  somePlan({
    name: 'Wirtschaftsingenieurwesen',
    steps: { passport: { state: 'done', note: 'In the drawer' }, health: { state: 'skipped' } },
    own: own(5),
    papers: ['passport'],
  })

async function open(page: Page, address = paths.plan.href()) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Make a plan' })).toBeVisible()
  // The first interaction, which makes the form hydrate.
  await page.mouse.move(40, 300)
}

const make = (page: Page) => page.getByRole('button', { name: 'Make my plan' })

test('what is chosen before the form’s code has come stays, also against the address and a reload @phone', async ({
  page,
}) => {
  const { release, asked } = await holdBack(page, `**${codeFile('your-plans')}`)
  await page.goto(paths.plan.href({ purpose: 'work' }))
  await page.getByRole('radio', { name: 'Visit' }).check()
  await page.getByLabel('Where?').selectOption('Malta')
  await expect.poll(asked).toBeGreaterThan(0)
  release()
  const expectChosen = async () => {
    await expect(page.locator('html[data-later]')).toBeAttached()
    await expect(page.getByLabel('By when?')).not.toHaveValue('')
    await expect(page.getByRole('radio', { name: 'Visit' })).toBeChecked()
    await expect(page.getByLabel('Where?').locator('option:checked')).toHaveText('Malta')
  }
  await expectChosen()
  await page.reload()
  await expectChosen()
})

test('from the home page to a calendar file for Germany in at most 8 presses @phone', async ({
  page,
}) => {
  let presses = 0
  const press = async (name: string, role: 'button' | 'link') => {
    presses += 1
    await page.getByRole(role, { name, exact: true }).last().click()
  }
  await page.goto(paths.home.href())
  await press('Make a plan', 'link')
  const where = page.getByLabel('Where?')
  await expect(where.getByRole('option', { name: 'Germany' })).toBeAttached()
  // One press opens the list, another one chooses.
  presses += 2
  await where.selectOption('Germany')
  await press('Make my plan', 'button')
  await expect(page.getByRole('heading', { name: 'Study in Germany' })).toBeFocused()
  const saving = page.waitForEvent('download')
  await press('Calendar file', 'button')
  expect((await saving).suggestedFilename()).toMatch(/\.ics$/)
  expect(presses).toBeLessThanOrEqual(8)
})

test.describe('each state is accessible', () => {
  test('with no plan, and with what the address says', async ({ page }) => {
    await open(page)
    await expect(make(page)).toBeEnabled()
    expect(await accessibilityProblems(page)).toEqual([])
    await open(page, paths.plan.href({ purpose: 'work', country: 'gone', papers: ['cv'] }))
    await expect(page.getByText(/^We could not find the country/)).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
  })

  test('with a full one, opened and edited', async ({ page }) => {
    await keep(page, much(), somePlan({ id: 'bbbbbbbbbbbb', by: '2026-12' }))
    await open(page, `${paths.plan.href()}?plan=abcdefghijkl`)
    const steps = page.getByRole('region', { name: 'Steps' })
    await steps.getByText('What to do').first().click()
    await steps.getByText('Note and changes').first().click()
    await steps.getByRole('button', { name: /^Change/ }).click()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Calendar file' })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
  })

  test('with a plan that is too late, and with a removed one', async ({ page }) => {
    await keep(page, somePlan({ by: '2026-12' }))
    await open(page)
    await expect(page.getByText(/^You cannot make it by this day/)).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    expect(await accessibilityProblems(page)).toEqual([])
  })

  test('with a plan whose day has passed', async ({ page }) => {
    await keep(page, somePlan({ by: '2026-01' }))
    await open(page)
    await expect(page.getByText('This day has passed.')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove the plan' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  })

  test('with plans that cannot be read', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('plans', '{"version":1,"plans":[7]}'))
    await open(page)
    await expect(page.getByRole('heading', { name: /could not be read/ })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as a file' }).click()
    expect((await saving).suggestedFilename()).toBe('plans.txt')
  })
})

const scrollTo = (place: Locator) =>
  place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))

test('beside the steps the outlook stays in sight, and covers nothing below them @desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await keep(page, much())
  await open(page, `${paths.plan.href()}?plan=abcdefghijkl`)
  const parts = page.getByRole('navigation', { name: 'In this plan' })
  const money = page.getByRole('heading', { name: 'What it costs' })
  await expect(money).toBeVisible()
  await scrollTo(page.getByRole('heading', { name: 'Papers' }))
  await expect(parts).toBeInViewport()
  await scrollTo(money)
  const [above, below] = [await parts.boundingBox(), await money.boundingBox()]
  if (!above || !below) throw new Error('nothing to be seen')
  expect(above.y + above.height).toBeLessThanOrEqual(below.y)
})

test('by keyboard alone @desk', async ({ page }) => {
  await page.goto(paths.plan.href())
  await page.keyboard.press('Tab')
  await expect(make(page)).toBeEnabled()
  await tabTo(page, 'radio', 'Study')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, 'combobox', 'Where?')
  await page.keyboard.type('Can')
  await tabTo(page, 'button', 'Make my plan')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Work in Canada' })).toBeFocused()
  await tabTo(page, 'checkbox', 'Get your passport ready')
  await page.keyboard.press('Space')
  await expectFocusSeen(page)
  await expect
    .poll(async () => (await stored(page)).plans[0]?.steps['passport']?.state)
    .toBe('done')
  await tabTo(page, 'textbox', 'What do you need to do?')
  await page.keyboard.type('Ask Meera')
  await page.keyboard.press('Tab')
  await page.keyboard.type('01152027')
  await tabTo(page, 'button', 'Add the step')
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Ask Meera” is in your plan.')).toBeVisible()
  await expectFocusSeen(page)
})

test('full storage is reported, and nothing is lost on the page @phone', async ({ page }) => {
  await keep(page, somePlan())
  await open(page)
  const box = page.getByRole('checkbox', { name: 'Get your passport ready' })
  await expect(box).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await box.check()
  await expect(page.getByRole('alert').filter({ hasText: 'could not store' }).first()).toBeVisible()
  await expect(box).toBeChecked()
  expect((await stored(page)).plans[0]?.steps).toEqual({})
})

test('with blocked storage a plan can still be made @phone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open(page)
  await make(page).click()
  await expect(page.getByRole('heading', { name: 'Study abroad', exact: true })).toBeFocused()
  await expect(page.getByText(/could not store your plans/).first()).toBeVisible()
})

test('two tabs show and store what the other does @phone', async ({ page, context }) => {
  await keep(page, somePlan())
  await open(page)
  const other = await context.newPage()
  await open(other)
  await page.getByRole('checkbox', { name: 'Get your passport ready' }).check()
  await expect(other.getByRole('checkbox', { name: 'Get your passport ready' })).toBeChecked()
  await other.getByRole('checkbox', { name: /^Choose the course/ }).check()
  await expect(page.getByRole('checkbox', { name: /^Choose the course/ })).toBeChecked()
  expect(Object.keys((await stored(page)).plans[0]?.steps ?? {})).toHaveLength(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what a plan contains @phone', async ({ page }) => {
    await page.goto(paths.plan.href())
    await expect(page.getByRole('heading', { name: 'What is in a plan' })).toBeVisible()
    await page.getByText('Steps to study abroad').click()
    await expect(page.getByText('Apply for the visa and wait').first()).toBeVisible()
    await expect(page.getByText(/needs JavaScript/)).toBeVisible()
  })
})

test('a key press in a plan with some 200 steps takes little time @phone', async ({ page }) => {
  await keep(page, somePlan({ own: own(199) }))
  await open(page)
  const steps = page.getByRole('region', { name: 'Steps' })
  await steps.getByText('Note and changes').first().click()
  const typed = await watchKeys(page)
  for (const label of [/^Your note/, 'What do you need to do?']) {
    const field = steps.getByLabel(label).and(page.locator(':visible')).first()
    await field.click()
    await page.keyboard.type('a')
    expect(await typed('b'.repeat(KEYS), String(label))).toBeLessThanOrEqual(MOST_MS_A_KEY)
  }
})

test('a country that the API does not list stays chosen when its list arrives @phone', async ({
  page,
  localApi,
}) => {
  await localApi.fault({ path: '/api/v1/country/getCountry', delayMs: 1500 })
  await page.goto(paths.plan.href())
  await page.keyboard.press('Tab')
  const country = page.getByLabel('Where?')
  await country.selectOption('Belgium')
  await expect.poll(() => country.locator('option').count()).toBeLessThan(30)
  await expect(country.locator('option:checked')).toHaveText('Belgium')
  await page.getByRole('button', { name: 'Make my plan' }).click()
  await expect(page.getByRole('heading', { name: /Belgium/ }).first()).toBeVisible()
  expect((await stored(page)).plans[0]?.country).toEqual({ id: '', name: 'Belgium' })
})

test('a purpose chosen before the code loads and a country chosen after it set the month @phone', async ({
  page,
}) => {
  const { release } = await holdBack(page, '**/*.js')
  await page.goto(paths.plan.href())
  const group = page.getByRole('group', { name: 'What for?' })
  const purpose = (name: string) => group.getByRole('radio', { name })
  const month = page.getByLabel('By when?')
  await purpose('Work').check()
  release()
  await expect(month).not.toHaveValue('')
  await expect(purpose('Work')).toBeChecked()
  const atOnce = await month.inputValue()
  await purpose('Visit').check()
  await expect(month).not.toHaveValue(atOnce)
  await purpose('Work').check()
  await expect(month).toHaveValue(atOnce)
  await page.getByLabel('Where?').selectOption('Canada')
  await expect(month).not.toHaveValue(atOnce)
})

for (const fontFamily of ['our', 'the system’s'])
  test(`with ${fontFamily} font, twice as large, the sums of a plan fit on a phone @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    if (fontFamily !== 'our') await page.route('**/*.woff2', (route) => route.abort())
    await keep(page, somePlan({}))
    await open(page)
    await setFontSize(page, 32)
    const sheet = page.locator('#plan-money')
    await sheet.getByRole('button', { name: /^Add the \d+ usual costs/ }).click()
    const amounts = sheet.locator('input[inputmode="decimal"]')
    for (const place of [0, 1, 2, 3]) {
      await amounts.nth(place).fill('99999999.5')
      await amounts.nth(place).blur()
    }
    await expect(sheet.getByText('₹39,99,99,998').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
