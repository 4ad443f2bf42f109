import type { Page } from '@playwright/test'
import { randomFillSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { paths } from '../../src/lib/navigation/paths.ts'
import { everyAddress, visitAt, visitTo } from './addresses.ts'
import { accessibilityProblems } from './axe.ts'
import { ids } from './faults/ids.ts'
import { pagesForAxe } from './page-lists.ts'
import { beLoggedIn, expect, test } from './site.ts'

const ADMIN = paths.adminDashboard.href()

/** A camera's photo: held upright but stored sideways; its top is light, its bottom dark. */
async function cameraPhoto(width: number, height: number): Promise<Buffer> {
  const pixels = randomFillSync(Buffer.alloc(width * height * 3))
  for (let at = 0; at < pixels.length; at += 1) {
    const left = (at / 3) % width < width / 2
    pixels[at] = ((pixels[at] ?? 0) >> 1) + (left ? 128 : 0)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 99, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

/** How light a band of the sent picture is, 0 to 255. */
async function lightness(picture: Buffer, top: number): Promise<number> {
  const band = await sharp(picture).extract({ left: 0, top, width: 960, height: 600 }).toBuffer()
  const { channels } = await sharp(band).stats()
  return channels[0]?.mean ?? 0
}

const smallPhoto = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#0e6b61' } })
    .png()
    .toBuffer()

const png = async (name = 'harbour.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await smallPhoto(),
})

const textAsPng = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Only words') }

/** Drops or pastes a file as the browser reports it. */
function bring(page: Page, kind: 'drop' | 'paste', file: { name: string; bytes: number[] }) {
  return page.evaluate(
    ({ event, name, bytes }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      const target = document.activeElement ?? document.body
      target.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      )
    },
    { event: kind, ...file },
  )
}

const main = (page: Page) => page.getByRole('main')

test.beforeEach(async ({ page, localApi }) => {
  expect(localApi).toBeDefined()
  await beLoggedIn(page, 'admin')
})

test('a country is created with a camera photo of 20 MB, edited and deleted @desk', async ({
  page,
  request,
  consoleErrors,
}, testInfo) => {
  const [long, short] = [4000, 3000]
  const buffer = await cameraPhoto(long, short)
  expect(buffer.byteLength).toBeGreaterThan(20_000_000)
  const photoFile = testInfo.outputPath('camera.jpg')
  // From a file, as a person does: passed as bytes it takes 20 s.
  await writeFile(photoFile, buffer)
  await page.goto(`${ADMIN}/create-country`)
  await page.getByLabel('Name').fill('Iceland')
  await page.getByLabel('Description').fill('Geysers and fish.')
  await page.getByLabel('Details').fill('Language: Icelandic')
  await page.getByLabel('Photo').setInputFiles(photoFile)
  await expect(
    page.getByText(
      new RegExp(
        String.raw`Was ${short} × ${long} pixels, \d+(\.\d)? MB; will be sent as 960 × 1280 pixels`,
      ),
    ),
  ).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Create country' }).click()
  await expect(page.getByText('Iceland is created')).toBeVisible()

  const countries = await (await request.get('/api/v1/country/getCountry')).json()
  const { photo } = countries.find(({ name }: { name: string }) => name === 'Iceland')
  expect(photo).toMatch(/^data:image\/(webp|jpeg);base64,/)
  const sent = Buffer.from(photo.split(',')[1], 'base64')
  expect(await sharp(sent).metadata()).toMatchObject({ width: 960, height: 1280 })
  expect(await lightness(sent, 0)).toBeGreaterThan((await lightness(sent, 680)) + 60)

  await main(page).getByRole('link', { name: 'Countries', exact: true }).last().click()
  await page.getByLabel('Search by name').fill('land')
  await expect(page.getByText(/^\d+ of 25 match$/)).toBeVisible()
  await expect(page).toHaveURL(/\?q=land$/)
  await page.getByRole('link', { name: 'Edit Iceland' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Iceland' })).toBeVisible()
  await page.getByLabel('Name').fill('Ísland')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Country Updated Successfully')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Ísland' }).click()
  const dialog = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this country?',
  })
  await expect(dialog).toContainText('Ísland')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Country deleted successfully!')).toBeVisible()
  await expect(page.getByText(/ of 24 match$/)).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a category is created, edited and deleted @desk', async ({ page, consoleErrors }) => {
  await page.goto(`${ADMIN}/create-category`)
  await page.getByLabel('Name').fill('Bakers in Iceland')
  await page.getByLabel('Photo').setInputFiles(await png())
  await expect(page.getByText(/will be sent as 640 × 480 pixels/)).toBeVisible()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Bakers in Iceland is created')).toBeVisible()
  await main(page).getByRole('link', { name: 'Latest country', exact: true }).last().click()
  await page.getByRole('link', { name: 'Edit Bakers in Iceland' }).click()
  await page.getByLabel('Name').fill('Cooks in Iceland')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Cooks in Iceland is updated')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Cooks in Iceland' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Category is deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cooks in Iceland' })).toBeHidden()
  expect(consoleErrors).toEqual([])
})

test('a form submitted while its photo is being prepared is sent by itself, once @desk', async ({
  page,
  request,
  consoleErrors,
}) => {
  const size = { width: 3000, height: 2250 }
  const buffer = await sharp({ create: { ...size, channels: 3, background: '#0e6b61' } })
    .jpeg()
    .toBuffer()
  await page.goto(`${ADMIN}/create-category`)
  await page.getByLabel('Name').fill('Bakers in Iceland')
  await page.getByLabel('Photo').setInputFiles({ name: 'c.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick()
  await expect(page.getByText('Please fill in all required fields')).toBeHidden()
  await expect(page.getByText('Bakers in Iceland is created')).toBeVisible()
  const { names } = await (await request.get('/local/state')).json()
  expect(names.filter((name: string) => name === 'Bakers in Iceland')).toHaveLength(1)
  expect(consoleErrors).toEqual([])
})

test('a work is created with points, edited and deleted @desk', async ({ page, consoleErrors }) => {
  await page.goto(`${ADMIN}/works`)
  await page.getByLabel('Name').fill('Night nurse')
  await page.getByLabel('Country', { exact: true }).click()
  await page.keyboard.type('Nursing in Ger')
  await page.keyboard.press('Enter')
  await page.getByLabel('Point 1', { exact: true }).fill('German B2, nights')
  await page.getByRole('button', { name: 'make separate points of it' }).click()
  await expect(page.getByLabel('Point 2', { exact: true })).toHaveValue('nights')
  await page.getByLabel('Photo').setInputFiles(await png())
  await expect(page.getByText(/will be sent as/)).toBeVisible()
  await page.getByRole('button', { name: 'Create work' }).click()
  await expect(page.getByText('Night nurse is created')).toBeVisible()
  await page.getByRole('link', { name: 'Works of Nursing in Germany' }).click()
  await page.getByRole('link', { name: 'Edit Night nurse' }).click()
  await page.getByLabel('Point 2', { exact: true }).press('Enter')
  await page.keyboard.type('Housing')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await expect(page.getByText('Housing')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Night nurse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Night nurse' })).toBeHidden()
  expect(consoleErrors).toEqual([])
})

test('a text file named .png is refused with a message and nothing is sent @desk', async ({
  page,
  request,
  consoleErrors,
}) => {
  await page.goto(`${ADMIN}/create-category`)
  await page.getByLabel('Name').fill('Bakers in Iceland')
  await page.getByLabel('Photo').setInputFiles(textAsPng)
  await expect(page.getByText(/^notes\.png is not a picture/)).toBeVisible()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  await expect(page.getByLabel('Photo')).toBeFocused()
  const { requests } = await (await request.get('/local/state')).json()
  expect(requests.filter(({ path }: { path: string }) => path.includes('create-category'))).toEqual(
    [],
  )
  expect(consoleErrors).toEqual([])
})

test('a picture with corrupt data is refused @desk', async ({ page, consoleErrors }) => {
  const buffer = Buffer.from(await smallPhoto())
  // The size at its beginning is still readable.
  buffer.fill(0x55, 60)
  await page.goto(`${ADMIN}/create-category`)
  await page
    .getByLabel('Photo')
    .setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer })
  await expect(page.getByText(/^broken\.png is not a picture/)).toBeVisible()
  expect(consoleErrors).toEqual([])
})

for (const kind of ['drop', 'paste'] as const) {
  test(`a picture can be added by ${kind} @desk`, async ({ page, consoleErrors }) => {
    await page.goto(`${ADMIN}/create-category`)
    await expect(page.getByText('No picture yet')).toBeVisible()
    await bring(page, kind, { name: 'p.png', bytes: [...(await smallPhoto())] })
    await expect(page.getByRole('img', { name: 'The chosen picture' })).toBeVisible()
    expect(consoleErrors).toEqual([])
  })
}

test('unsaved changes need confirmation before Back and before a link @desk', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(`${ADMIN}/countries`)
  await page.getByRole('link', { name: 'Add a country' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add a country' })).toBeVisible()
  await page.getByLabel('Name').fill('Iceland')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })

  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(/create-country$/)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Name')).toHaveValue('Iceland')

  await page.getByRole('link', { name: 'Users' }).click()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Iceland')

  await page.goBack()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/countries$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel('Name')).toHaveValue('')
  expect(consoleErrors).toEqual([])
})

test('the whole form can be filled in by keyboard alone @desk', async ({ page, consoleErrors }) => {
  // From the start: otherwise the first file chooser may open before anything listens.
  page.on('filechooser', () => undefined)
  await page.goto(`${ADMIN}/create-category`)
  await page.getByLabel('Name').focus()
  await page.keyboard.type('Bakers in Iceland')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Photo')).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  await (await chooser).setFiles(await png())
  await expect(page.getByText(/will be sent as/)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bakers in Iceland is created')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a finger that misses Edit does not hit Delete: 44 px wide, and 16 px apart @desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [address, edit, remove] of [
    ['countries', 'Edit Japan', 'Delete Japan'],
    ['latestcoun', /^Edit /, /^Delete /],
  ] as const) {
    await page.goto(`${ADMIN}/${address}`)
    const left = await page.getByRole('link', { name: edit }).first().boundingBox()
    const right = await page.getByRole('button', { name: remove }).first().boundingBox()
    expect(left?.width, address).toBeGreaterThanOrEqual(44)
    expect(right?.width, address).toBeGreaterThanOrEqual(44)
    expect(right?.y, address).toBe(left?.y)
    const between = (right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)
    expect(between, address).toBeGreaterThanOrEqual(16)
  }
})

test('the second tap of a double tap on Delete does not confirm its question @desk', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${ADMIN}/countries`)
  const row = page.getByRole('button', { name: 'Delete Japan' })
  await row.focus()
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Delete' })
  await page.keyboard.press('Enter')
  const { x, y, width, height } = (await yes.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()

  await row.evaluate((button: HTMLElement) => button.click())
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.getByRole('dialog')).toContainText('Japan')
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()

  // Keys confirm at once; a finger only after the question has been shown for a moment.
  await page.keyboard.press('Enter')
  await yes.press('Enter')
  await expect(page.getByText('Country deleted successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Singapore' }).click()
  await yes.click()
  await expect(page.getByRole('heading', { name: 'Singapore' })).toBeHidden()
  expect(consoleErrors).toEqual([])
})

test('a double tap on the cross of a point removes one point, and Undo puts it back @desk', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.adminWorks.href())
  const points = page.getByLabel(/^Point \d+$/)
  const removeSecond = page.getByRole('button', { name: 'Remove point 2' })
  await points.fill('One')
  for (const text of ['Two', 'Three', 'Four']) {
    await page.getByRole('button', { name: 'Add a point' }).click()
    await points.last().fill(text)
  }
  const { x, y, width, height } = (await removeSecond.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  await page.mouse.dblclick(x + width / 2, y + height / 2)
  await expect(points).toHaveCount(3)
  await expect(points.first()).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(points).toHaveCount(4)

  // Keys remove at once; a finger again after a moment, and each removal begins a moment of its own.
  await removeSecond.press('Enter')
  await expect(points).toHaveCount(3)
  await removeSecond.press('Enter')
  await expect(points).toHaveCount(2)
  await removeSecond.click()
  await expect(points).toHaveCount(1)
  expect(consoleErrors).toEqual([])
})

test('a country’s form returns the focus to Delete after a failure @desk', async ({
  page,
  request,
  localApi,
}) => {
  const { addressOf } = await everyAddress(request)
  await page.goto(addressOf('adminUpdateCountry'))
  const remove = page.getByRole('button', { name: 'Delete this country' })
  await localApi.fault({ method: 'DELETE', path: '/deleteCountry', status: 500, delayMs: 500 })
  await remove.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
  await expect(page.getByText('Delete failed')).toBeVisible()
  await expect(remove).toBeFocused()
})

for (const { title, address } of [
  ...pagesForAxe.catalogue.map(visitTo),
  visitAt(`${paths.adminLatestCategories.href()}?all=1`),
  visitAt(`${paths.adminLatestCategories.href()}?edit=${ids.nursing}`),
])
  test(`axe finds nothing in either colour scheme: ${title}`, async ({
    page,
    request,
    consoleErrors,
  }) => {
    const { addressOf } = await everyAddress(request)
    await page.goto(address(addressOf))
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    consoleErrors.splice(0)
  })

test('axe finds nothing in either colour scheme: a work with errors, and the question before leaving it', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(paths.adminWorks.href())
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Create work' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.getByLabel('Point 1', { exact: true }).fill('one, two')
  expect(await accessibilityProblems(page), 'the errors').toEqual([])
  await page.getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await accessibilityProblems(page), 'the question').toEqual([])
  consoleErrors.splice(0)
})
