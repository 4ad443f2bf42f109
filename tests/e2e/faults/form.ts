import { expect, type Locator, type Page } from '@playwright/test'
import { TINY_PHOTO } from '../../local-api/photos.ts'
import { button, labelled, type Person, type Write } from './call.ts'

const PICTURE = {
  name: 'harbour.png',
  mimeType: 'image/png',
  buffer: Buffer.from(TINY_PHOTO.split(',')[1] ?? '', 'base64'),
}

/** The part of the page with the form of a call. */
export const formOf = (page: Page, { inside }: Write): Locator => page.getByRole(inside ?? 'main')

/** A field of a form. */
export const fieldIn = (form: Locator, label: string): Locator => form.getByLabel(labelled(label))

/** What must be there after the fault besides what was typed, if anything. */
export const keptOn = (page: Page, { kept }: Write): Locator | undefined =>
  kept && page.getByRole(kept.role, { name: kept.name })

/** Chooses a picture if the form needs one. */
export async function choosePicture(page: Page, { picture }: Write) {
  if (picture !== 'chosen') return
  await page.getByLabel('Photo').setInputFiles(PICTURE)
  await expect(page.getByText(/will be sent as/)).toBeVisible()
}

/** Sends the form: the last button is clicked once, or twice in quick succession. */
export async function send(page: Page, call: Write, click: 'click' | 'dblclick' = 'click') {
  const first = button(formOf(page, call), call.press)
  if (!call.confirm) return first[click]()
  await first.click()
  return button(page.getByRole('dialog'), call.confirm)[click]()
}

/** Somebody in front of the main part of a page. */
export function personAt(page: Page): Person {
  const main = page.getByRole('main')
  return {
    types: (label, text) => fieldIn(main, label).fill(text),
    presses: (name) => button(main, name).click(),
    awaits: (label) => expect(fieldIn(main, label)).toBeVisible(),
  }
}
