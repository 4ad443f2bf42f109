import { vi } from 'vitest'

type Area = 'localStorage' | 'sessionStorage'
type Method = 'getItem' | 'setItem' | 'removeItem'

/**
 * Makes a method of a browser storage throw, as it does when the storage is full or locked; with `only`,
 * for that key alone. Returns the function that repairs it.
 */
export function breakStorage(
  method: Method,
  area: Area = 'localStorage',
  only?: string,
): () => void {
  const real = window[area]
  const broken = new Proxy(real, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      const bound: unknown = typeof value === 'function' ? value.bind(target) : value
      if (key === method) {
        return (name: string, text: string) => {
          if (only !== undefined && name !== only)
            return Reflect.apply(target[method], target, [name, text])
          throw new DOMException(`${method} refused`, 'QuotaExceededError')
        }
      }
      return bound
    },
  })
  const spy = vi.spyOn(window, area, 'get').mockReturnValue(broken)
  return () => spy.mockRestore()
}

/**
 * Makes even opening a storage throw, as in a browser that blocks all site data. Returns the function that
 * repairs it; the test must call it itself, because the clean-up after the test opens the storage.
 */
export function denyStorage(area: Area = 'localStorage'): () => void {
  const spy = vi.spyOn(window, area, 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  return () => spy.mockRestore()
}
