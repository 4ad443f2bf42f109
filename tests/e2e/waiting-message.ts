import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import { waitForCode } from './code-file.ts'
import { expect } from './site.ts'

/** What the form says when the e-mail did not go out. */
const FAILED = 'Failed to send the email. Please try again.'

/** The sign in the corner of a page on which an enquiry waits to be sent. */
export const sign = (page: Page) => page.getByRole('complementary', { name: 'Kept on this device' })

/** The part of the sign whose text begins with these words. */
export const chip = (page: Page, words: string) =>
  sign(page).getByRole('button', { name: new RegExp(`^${words}`) })

/** The list of what waits, which the sign opens. */
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Kept on this device' })

/** Fills in the contact form, and returns it. */
export async function write(page: Page) {
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByLabel('Name').fill('Asha')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel('Subject').fill('Au pair')
  await form.getByLabel('Message').fill('How old may one be?')
  return form
}

/** Writes a message while offline, and chooses to send it later. */
export async function keep(page: Page, context: BrowserContext) {
  await page.goto(paths.contact.href())
  const form = await write(page)
  // The code that stores it loads only online, some time after the first typing.
  for (const name of ['store-enquiry', 'pending-note']) await waitForCode(page, name)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText(FAILED)).toBeVisible()
  await form.getByRole('button', { name: 'Send when I am back online' }).click()
  await expect(form.locator(':focus')).toContainText('Not sent yet. It waits on this device.')
  return form
}
