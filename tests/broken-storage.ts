import { vi } from 'vitest'

type Area = 'localStorage' | 'sessionStorage'
type Method = 'getItem' | 'setItem' | 'removeItem'

/**
 * Makes a method of a browser storage throw, as a full or a locked one does; `only` for one key.
 * Gives the repair.
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
 * Makes even opening a storage throw, as a browser that blocks all site data does. Gives the
 * repair, which a test must call itself: the clean-up after it opens the storage.
 */
export function denyStorage(area: Area = 'localStorage'): () => void {
  const spy = vi.spyOn(window, area, 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  return () => spy.mockRestore()
}
