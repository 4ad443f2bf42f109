import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { accessibilityProblems } from './axe.ts'
import { press, tabTo } from './keyboard.ts'
import { expect, test } from './site.ts'

const address = paths.checkOffer.href()

const progress = (page: Page) => page.getByText(/^Question \d+ of \d+$/)

/** How far the answers are below the question, in pixels. */
const gapOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group')
    // The folded note below the question is a group too.
    .first()
    .evaluate((group) => {
      const asked = group.previousElementSibling?.lastElementChild?.getBoundingClientRect()
      return group.getBoundingClientRect().top - (asked?.bottom ?? 0)
    })

/** Answers the questions one after the other, by the names of the buttons; they stand apart from each question. */
async function answer(page: Page, names: readonly string[]) {
  for (const [index, name] of names.entries()) {
    await expect(progress(page)).toHaveText(`Question ${index + 1} of ${names.length}`)
    expect(await gapOf(page)).toBeGreaterThanOrEqual(12)
    await page.getByRole('button', { name, exact: true }).click()
  }
}

async function begin(page: Page, kind: RegExp) {
  await page.goto(address)
  await page.getByRole('main').getByRole('link', { name: kind }).click()
}

/** Answers to the questions of a message that show no warning sign, in their order. */
const QUIET = ['No', 'No', 'No', 'No', 'No', 'Yes', 'Yes', 'Yes', 'No']

test('every state has no axe findings, light and dark, and fits 320 px @phone', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(address)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByText(/^I have already paid/).click()
  await expect(page.getByRole('link', { name: 'Call 1930 now' })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('link', { name: /^A message/ })
    .click()
  await expect(progress(page)).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await answer(page, QUIET)
  await expect(page.getByRole('heading', { name: 'No sign found' })).toBeFocused()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto(`${address}#message`)
  await answer(
    page,
    QUIET.map((name) => (name === 'No' ? 'Yes' : 'Not sure')),
  )
  await expect(page.getByRole('heading', { name: 'Stop here. Do not pay.' })).toBeFocused()
  await page.getByText('Your answers', { exact: true }).click()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Start again' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^A visa/ })
    .click()
  await expect(progress(page)).toHaveText('Question 1 of 10')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What is it?' })).toBeFocused()
  expect(consoleErrors).toEqual([])
})

test('by keyboard alone: choose, answer, go back, change an answer, start again @desk', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(address)
  await page.keyboard.press('Tab')
  await press(page, 'link', /^A message/)
  for (const [index, name] of QUIET.entries()) {
    await expect(progress(page)).toHaveText(`Question ${index + 1} of ${QUIET.length}`)
    await press(page, 'button', name)
  }
  await expect(page.getByRole('heading', { name: 'No sign found' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Are you being pushed/ })).toBeFocused()
  await press(page, 'button', 'Back')
  await expect(progress(page)).toHaveText('Question 8 of 9')
  await press(page, 'button', 'No')
  await press(page, 'button', 'No')
  await expect(page.getByRole('heading', { name: /^Be careful/ })).toBeFocused()
  await tabTo(page, 'button', 'Copy the text')
  await press(page, 'button', 'Start again')
  await expect(page.getByRole('heading', { name: 'What is it?' })).toBeFocused()
  expect(consoleErrors).toEqual([])
})

test('answers survive a reload and are never sent in a request @phone', async ({
  page,
  consoleErrors,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await begin(page, /^A message/)
  await answer(page, QUIET)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No sign found' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  expect(sent.filter((each) => /unsure|secret-codes|offer-check/.test(each))).toEqual([])
  expect(consoleErrors).toEqual([])
})

test('the print shows the result, and no button @desk', async ({ page, consoleErrors }) => {
  await begin(page, /^A message/)
  await answer(
    page,
    QUIET.map((name) => (name === 'No' ? 'Yes' : 'Not sure')),
  )
  await expect(page.getByRole('heading', { name: 'Stop here. Do not pay.' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^It asks for your secrets/ })).toBeVisible()
  await expect(main.getByRole('link', { name: '1930' }).first()).toBeVisible()
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0)
  expect(consoleErrors).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all questions are on one page, and a ticked answer marks the warning sign @phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(address)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^A college/ }).click()
    await expect(main.getByRole('heading', { name: 'A college or course' })).toBeInViewport()
    const question = main.getByRole('group', { name: /^Is the college on the official list/ })
    const sign = question.getByText(/^If no:/).locator('..')
    const colour = () => sign.evaluate((each) => getComputedStyle(each).borderInlineStartColor)
    const before = await colour()
    await question.getByLabel('No', { exact: true }).check()
    await expect.poll(colour).not.toBe(before)
    expect(await main.getByRole('group').count()).toBeGreaterThan(40)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })
})
