import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdClock, pass } from '../helpers/waits'

/** What a browser that translates the page does: each text moves into an element of the browser's own. */
function translate(part: HTMLElement) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

test('in a page that the browser translates, Copy confirms and the page stays', async () => {
  await logInAs('premium')
  const { user } = renderApp(paths.userReferrals.href())
  const copy = await screen.findByRole('button', { name: /Copy/ })
  holdClock()
  await user.click(copy)
  const said = await screen.findByText('Copied to clipboard!')
  translate(screen.getByRole('main'))
  await pass(2100)
  expect(said).not.toHaveTextContent('Copied')
  expect(screen.getByRole('heading', { level: 1, name: 'Referrals' })).toBeVisible()
})

test('in a page that the browser translates, a saved country says so', async () => {
  const germany = apiStore().countries.find(({ name }) => name === 'Germany')
  const { user } = renderApp(paths.country.href(germany?._id ?? ''))
  const button = await screen.findByRole('button', { name: 'Save Germany' })
  translate(button)
  await user.click(button)
  await waitFor(() => expect(within(button).getByText('Saved')).toBeVisible())
})
