import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { pictureFile } from '../samples/admin-pictures'

/** A field of the form that is on the page. */
export const field = (label: string) => screen.findByLabelText(label)

export const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Replaces what is in a field, as a paste over a selection does. */
export async function put(user: UserEvent, label: string, text: string) {
  // A form that has just been sent accepts no input until its answer has been handled.
  const input = await waitFor(() => {
    const found = screen.getByLabelText(label)
    expect(found).toBeEnabled()
    return found
  })
  await user.clear(input)
  if (text === '') return
  await user.click(input)
  await user.paste(text)
}

/** Chooses a picture and waits until it is ready to be sent. */
export async function choosePicture(user: UserEvent) {
  await user.upload(await field('Photo'), pictureFile())
  expect(await screen.findByText(/will be sent as 1280 × 960 pixels/)).toBeVisible()
}

/** Presses a button of the open dialog. */
export async function answer(user: UserEvent, name: string) {
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
}
