import { act, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConnectionBar } from '@/app/offline/connection-bar'
import { offlineParts } from '@/app/offline/offline-parts'
import { newVersion } from '@/lib/browser/offline/site-worker'
import { paths } from '@/lib/navigation/paths'
import { renderApp } from '../helpers/render-app'

const query = () => Promise.reject(new DOMException('Denied', 'SecurityError'))

test('a new version is offered, and loads, in a browser that denies its locks', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { query } })
  offlineParts.set({ bar: createElement(ConnectionBar) })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks')
    offlineParts.set({})
    newVersion.set(false)
  })
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  const { user } = renderApp(paths.services.href())
  act(() => newVersion.set(true))
  await user.click(await screen.findByRole('button', { name: 'Load it' }))
  await waitFor(() => expect(reload).toHaveBeenCalled())
})
