import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '@/components/error-boundary'
import { late } from '@/lib/loading/late'
import { takeConsoleErrors } from '../setup'

function show() {
  const Page = late(() => Promise.reject(new Error('The file is gone')), 'Page', { as: 'page' })
  render(
    <ErrorBoundary fallback={() => <p>This page did not load</p>}>
      <Suspense fallback={<p>Loading</p>}>
        <Page />
      </Suspense>
    </ErrorBoundary>,
  )
  return vi.spyOn(window.location, 'reload').mockReturnValue()
}

test('a page whose file is lost reloads the page, which may know a newer file', async () => {
  const reload = show()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 3000 })
  expect(screen.getByText('Loading')).toBeVisible()
})

test('without a line it says so, in place of the error page of the browser', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = show()
  expect(await screen.findByText('This page did not load')).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
  takeConsoleErrors()
})
