import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { answer, button, choosePicture, field, put } from '../helpers/admin-forms'
import { pictureFile, SCALED_ADDRESS, slowFile, textFile } from '../samples/admin-pictures'
import { apiStore } from '../helpers/local-server'
import { waitForPicture } from '../helpers/wait-for-picture'
import { asked, bodiesOf, inAnotherTab } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdBack } from '../helpers/waits'

const CREATE = paths.adminCreateCategory.href()
const PATH = '/category/create-category'
const preview = () => screen.findByRole('img', { name: 'The chosen picture' })

/** Drops or pastes files; returns whether the page kept the browser from opening them itself. */
function bring(kind: 'drop' | 'paste', files: File[], types = ['Files']): boolean {
  const data = { files, types, getData: () => '' }
  const target = document.activeElement ?? document.body
  const event = createEvent[kind](target, { bubbles: true, cancelable: true })
  const key = kind === 'drop' ? 'dataTransfer' : 'clipboardData'
  Object.defineProperty(event, key, { value: data })
  fireEvent(target, event)
  return event.defaultPrevented
}

/** Drags over the page, or from it to `to`; null is outside of the window. Returns whether the page may take it. */
function drag(
  kind: 'dragover' | 'dragleave',
  data: { types: string[] },
  to: Element | null = null,
) {
  const event = new MouseEvent(kind, { bubbles: true, cancelable: true, relatedTarget: to })
  Object.defineProperty(event, 'dataTransfer', { value: data })
  act(() => {
    document.body.dispatchEvent(event)
  })
  return event.defaultPrevented
}

/** Presses Create while the picture is still being prepared. */
async function pressEarly(file = pictureFile()) {
  const slow = slowFile(file)
  const { user } = renderApp(CREATE)
  await put(user, 'Name', 'Bakers')
  await user.upload(await field('Photo'), slow.file)
  expect(await screen.findByText('Preparing the picture')).toBeVisible()
  await user.dblClick(await button('Create'))
  expect(await button('Creating...')).toBeDisabled()
  expect(screen.queryByText('Please fill in all required fields')).toBeNull()
  expect(screen.queryByText('Photo is required')).toBeNull()
  return { user, ...slow }
}

beforeEach(() => logInAs('admin'))

describe('a chosen picture', () => {
  test('is shown with its size before and after', async () => {
    const { user } = renderApp(CREATE)
    await choosePicture(user)
    expect(await preview()).toHaveAttribute('src', SCALED_ADDRESS)
    expect(
      screen.getByText('Was 4000 × 3000 pixels, 5 kB; will be sent as 1280 × 960 pixels, 5 bytes.'),
    ).toBeVisible()
    expect(await screen.findByText('Choose another picture')).toBeVisible()
  })

  test.each(['drop', 'paste'] as const)('can be added by %s anywhere on the page', async (kind) => {
    renderApp(CREATE)
    await field('Photo')
    expect(bring(kind, [pictureFile()])).toBe(true)
    expect(await preview()).toHaveAttribute('src', SCALED_ADDRESS)
  })

  test('that is ready only after its form was left is put into no other form', async () => {
    const { _id = '', name = '' } = apiStore().categories.at(-1) ?? {}
    const bodies = bodiesOf(`/category/update-category/${_id}`)
    const { file, finish } = slowFile()
    const { user } = renderApp(CREATE)
    await user.upload(await field('Photo'), file)
    await user.click(screen.getByRole('link', { name: 'Latest Country' }))
    await user.click(await screen.findByRole('link', { name: `Edit ${name}` }))
    expect(await field('Name')).toHaveValue(name)
    finish()
    await waitForPicture()
    await user.click(await button('Save'))
    expect(await screen.findByText(`${name} is updated`)).toBeVisible()
    expect(bodies).toEqual([{ name, photo: expect.stringMatching(/^data:image\/png/) }])
  })

  test('is asked for while it is dragged over the page, and no longer once it has left the window', async () => {
    renderApp(CREATE)
    const name = await field('Name')
    expect(drag('dragover', { types: ['Files'] })).toBe(true)
    expect(await screen.findByText('Drop the picture')).toBeVisible()
    drag('dragleave', { types: ['Files'] }, name)
    expect(screen.getByText('Drop the picture')).toBeVisible()
    drag('dragleave', { types: ['Files'] }, null)
    expect(screen.queryByText('Drop the picture')).toBeNull()
  })

  test('is not asked for while something else is dragged', async () => {
    renderApp(CREATE)
    await field('Name')
    expect(drag('dragover', { types: ['text/plain'] })).toBe(false)
    expect(screen.queryByText('Drop the picture')).toBeNull()
  })

  test('does not get in the way of pasted text', async () => {
    const { user } = renderApp(CREATE)
    await user.click(await field('Name'))
    expect(bring('paste', [pictureFile()], ['Files', 'text/plain'])).toBe(false)
    expect(bring('drop', [])).toBe(false)
    expect(screen.getByText('No picture yet')).toBeVisible()
  })
})

describe('a form that is sent while its picture is being prepared', () => {
  test('is sent automatically, once, when the picture is ready', async () => {
    const bodies = bodiesOf(PATH)
    const { finish } = await pressEarly()
    expect(bodies).toEqual([])
    finish()
    expect(await screen.findByText('Bakers is created')).toBeVisible()
    expect(bodies).toEqual([{ name: 'Bakers', photo: SCALED_ADDRESS }])
  })

  test('says what is wrong once the picture is refused', async () => {
    const { finish } = await pressEarly(textFile())
    finish()
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible()
    expect(await screen.findByText(/^notes\.png is not a picture/)).toBeInTheDocument()
    expect(await field('Photo')).toHaveFocus()
    expect(await button('Create')).toBeEnabled()
    expect(asked(PATH)).toBe(0)
  })

  test('is not sent when another picture is chosen meanwhile', async () => {
    const { user, finish } = await pressEarly()
    const other = slowFile()
    await user.upload(await field('Photo'), other.file)
    expect(await button('Create')).toBeEnabled()
    finish()
    other.finish()
    await preview()
    await waitForPicture()
    expect(asked(PATH)).toBe(0)
    await user.click(await button('Create'))
    expect(await screen.findByText('Bakers is created')).toBeVisible()
  })

  test('is not sent when something else is changed meanwhile', async () => {
    const { user, finish } = await pressEarly()
    await user.type(await field('Name'), ' in Iceland')
    expect(await button('Create')).toBeEnabled()
    finish()
    await preview()
    await waitForPicture()
    expect(asked(PATH)).toBe(0)
    expect(await field('Name')).toHaveValue('Bakers in Iceland')
  })

  test('is not sent when it is left meanwhile', async () => {
    const { user, finish } = await pressEarly()
    await user.click(screen.getByRole('link', { name: 'Latest Country' }))
    await answer(user, 'Leave without saving')
    await screen.findByRole('heading', { level: 1, name: 'Latest country' })
    finish()
    await waitForPicture()
    expect(asked(PATH)).toBe(0)
  })
})

describe('a file that is no picture', () => {
  test('is refused with a message, and nothing is sent', async () => {
    const { user } = renderApp(CREATE)
    await put(user, 'Name', 'Bakers')
    await user.upload(await field('Photo'), textFile())
    expect(
      await screen.findByText(/^notes\.png is not a picture that this browser can open/),
    ).toBeInTheDocument()
    expect(screen.getByText('No picture yet')).toBeVisible()
    await user.click(await button('Create'))
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible()
    expect(await field('Photo')).toHaveFocus()
    expect(asked(PATH)).toBe(0)

    await choosePicture(user)
    await waitFor(() => expect(screen.queryByText(/is not a picture/)).toBeNull())
    await user.click(await button('Create'))
    expect(await screen.findByText('Bakers is created')).toBeVisible()
  })

  test('that is a HEIC photo from a phone is reported as one', async () => {
    const { user } = renderApp(CREATE)
    const heic = new File(['\0\0\0\u0018ftypheic'], 'IMG_1.png', { type: 'image/png' })
    await user.upload(await field('Photo'), heic)
    expect(await screen.findByText(/^IMG_1\.png is a HEIC photo/)).toBeInTheDocument()
  })

  test('holds back an update until the present picture is kept or another is chosen', async () => {
    const { _id = '', name = '' } = apiStore().categories.at(-1) ?? {}
    const bodies = bodiesOf(`/category/update-category/${_id}`)
    const { user } = renderApp(`/dashboard/admin/latestcoun?edit=${_id}`)
    const refused = textFile()
    await user.upload(await field('Photo'), refused)
    await screen.findByText(/^notes\.png is not a picture/)
    await user.click(await button('Save'))
    expect(await screen.findByText('Please check what you typed')).toBeVisible()
    expect(bodies).toEqual([])
    await user.click(await button('Keep the picture shown'))
    await waitFor(() => expect(screen.queryByText(/is not a picture/)).toBeNull())
    // The same file can be chosen again, as somebody does who has repaired it meanwhile.
    await user.upload(await field('Photo'), refused)
    await screen.findByText(/^notes\.png is not a picture/)
    await user.click(await button('Keep the picture shown'))
    await waitFor(() => expect(screen.queryByText(/is not a picture/)).toBeNull())
    await user.click(await button('Save'))
    expect(await screen.findByText(`${name} is updated`)).toBeVisible()
    expect(bodies).toEqual([{ name, photo: expect.stringMatching(/^data:image\/png/) }])
  })
})

test('a present picture that cannot be shown does not count as missing, and stays', async () => {
  const category = apiStore().categories.at(-1)
  const photo = 'data:image/png;base64,'
  Object.assign(category ?? {}, { photo })
  const { user } = renderApp(`/dashboard/admin/latestcoun?edit=${category?._id}`)
  expect(await screen.findByText('The picture cannot be shown')).toBeVisible()
  expect(screen.getByText(/^The present picture stays/)).toBeVisible()
  expect(screen.queryByText('No picture yet')).toBeNull()
  await user.click(await button('Save'))
  expect(await screen.findByText(`${category?.name} is updated`)).toBeVisible()
  expect(category?.photo).toBe(photo)
})

test('a picture that was too large is not sent again under another login', async () => {
  const other = await logInAs('member')
  await logInAs('admin')
  const releaseAnswer = holdBack({ path: PATH, status: 413, text: 'Too large' })
  const bodies = bodiesOf(PATH)
  const { user } = renderApp(CREATE)
  await put(user, 'Name', 'Bakers')
  await choosePicture(user)
  await user.click(await button('Create'))
  await waitFor(() => expect(bodies).toHaveLength(1))
  act(() => inAnotherTab(other))
  expect(await screen.findByText('Please log in first')).toBeVisible()
  await releaseAnswer()
  await waitForPicture()
  expect(apiStore().requests.map(({ status }) => status)).toContain(413)
  expect(bodies).toHaveLength(1)
})
