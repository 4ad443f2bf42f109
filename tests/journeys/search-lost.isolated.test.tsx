import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { renderApp } from '../render-app'
import { takeConsoleErrors } from '../setup'

const line = vi.hoisted(() => ({ isLost: true }))

vi.mock('@/pages/public/search-page/ask-api', async (load) => {
  if (line.isLost) throw new Error('Failed to fetch dynamically imported module')
  return load()
})

test('without an index and the code that asks the API nothing says that it searches', async () => {
  const { user } = renderApp(paths.search.href('germany'))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(/^Searching/)).toBeNull()
  // React names the part that broke.
  takeConsoleErrors()

  line.isLost = false
  await user.click(again)
  expect(await screen.findByRole('heading', { name: /Result Found/ })).toBeVisible()
})
