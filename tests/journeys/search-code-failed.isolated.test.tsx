import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { renderApp } from '../helpers/render-app'
import { takeConsoleErrors } from '../helpers/setup'

const line = vi.hoisted(() => ({ isLost: true }))

vi.mock('@/pages/public/search-page/ask-api', async (load) => {
  if (line.isLost) throw new Error('Failed to fetch dynamically imported module')
  return load()
})

vi.mock('@/pages/public/product-page/found-product', async (load) => {
  if (line.isLost) throw new Error('Failed to fetch dynamically imported module')
  return load()
})

beforeEach(() => {
  line.isLost = true
})

test('a product whose code failed to load has its saved name, marked with its language', async () => {
  const name = 'ഐഇഎൽടിഎസ് മാതൃകാപരീക്ഷ'
  window.localStorage.setItem('cart', JSON.stringify([{ kind: 'product', id: 'p1', name }]))
  renderApp(paths.product.href('p1'))
  expect(await screen.findByText('Something went wrong')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name })).toHaveAttribute('lang', 'ml')
  takeConsoleErrors()
})

test('without an index and the code that asks the API, the page does not claim to search', async () => {
  const { user } = renderApp(paths.search.href('germany'))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(/^Searching/)).toBeNull()
  // React logs the part that failed.
  takeConsoleErrors()

  line.isLost = false
  await user.click(again)
  expect(await screen.findByRole('heading', { name: /Result Found/ })).toBeVisible()
})
