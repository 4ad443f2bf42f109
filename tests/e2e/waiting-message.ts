import type { Page } from '@playwright/test'

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
