import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reloadForNewVersion } from '@/lib/loading/reload-once'

const reload = vi.fn<() => void>()
const answer = vi.fn<() => Promise<Response>>()

const answered = (status: number) => Promise.resolve(new Response(null, { status }))

beforeEach(() => {
  window.sessionStorage.clear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockReset()
  answer.mockReset()
  window.history.replaceState(null, '', '/')
})

describe('code that failed to load reloads the page', () => {
  test.each([200, 404, 500, 501])('if the site answers with %i', async (status) => {
    answer.mockReturnValue(answered(status))
    expect(await reloadForNewVersion('visit')).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('once in a visit, except when a person asks', async () => {
    answer.mockImplementation(() => answered(200))
    expect(await reloadForNewVersion('visit')).toBe(true)
    expect(await reloadForNewVersion('visit')).toBe(false)
    expect(await reloadForNewVersion('person')).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('once for two parts that fail together', async () => {
    answer.mockImplementation(() => answered(200))
    const both = await Promise.all([reloadForNewVersion('visit'), reloadForNewVersion('visit')])
    expect(both.filter(Boolean)).toHaveLength(1)
  })

  test.each([502, 503, 504])('but not if only a gateway answers with %i', async (status) => {
    answer.mockReturnValue(answered(status))
    expect(await reloadForNewVersion('person')).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  test('but not if the connection fails or hangs', async () => {
    answer.mockReturnValue(Promise.reject(new TypeError('Failed to fetch')))
    expect(await reloadForNewVersion('visit')).toBe(false)
    vi.useFakeTimers()
    answer.mockReturnValue(new Promise(() => undefined))
    const hanging = reloadForNewVersion('visit')
    await vi.advanceTimersByTimeAsync(5000)
    expect(await hanging).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  test('but not if the reader has gone to another page meanwhile', async () => {
    answer.mockImplementation(() => {
      window.history.replaceState(null, '', '/login')
      return answered(200)
    })
    expect(await reloadForNewVersion('person')).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
