import { afterEach, expect, test, vi } from 'vitest'

type Env = { razorpayKeyId: string; localApi: boolean }

class StandIn {
  open = () => undefined
}

/** The loader with these settings, and the addresses of the scripts that it loads. */
async function loader(env: Env, answer: 'load' | 'blocked') {
  vi.resetModules()
  vi.doMock('@/lib/env', () => ({ env }))
  const asked: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new Error('Only a script is expected')
    asked.push(script.src)
    if (answer === 'load') Object.assign(window, { Razorpay: StandIn })
    queueMicrotask(() => script.dispatchEvent(new Event(answer === 'load' ? 'load' : 'error')))
  })
  const { loadCheckout } = await import('@/features/buy-premium/load-checkout')
  return { loadCheckout, asked }
}

afterEach(() => {
  vi.doUnmock('@/lib/env')
  Reflect.deleteProperty(window, 'Razorpay')
})

test('with a key the provider’s own script is loaded, once for two clicks, and gets the key', async () => {
  const { loadCheckout, asked } = await loader({ razorpayKeyId: 'rzp_1', localApi: false }, 'load')
  const [first, second] = await Promise.all([loadCheckout(), loadCheckout()])
  expect(asked).toEqual(['https://checkout.razorpay.com/v1/checkout.js'])
  expect(first).toEqual({ key: 'rzp_1', Checkout: StandIn })
  expect(second).toEqual(first)
})

test('a blocked script is requested again with the next click, under a new address', async () => {
  const { loadCheckout, asked } = await loader(
    { razorpayKeyId: 'rzp_1', localApi: false },
    'blocked',
  )
  await expect(loadCheckout()).rejects.toThrow('could not be loaded')
  await expect(loadCheckout()).rejects.toThrow('could not be loaded')
  const address = 'https://checkout.razorpay.com/v1/checkout.js'
  expect(asked).toEqual([address, `${address}?again=1`])
})

test('without a key only a build against the local API opens the simulation', async () => {
  const local = await loader({ razorpayKeyId: '', localApi: true }, 'load')
  await local.loadCheckout()
  expect(local.asked).toEqual([`${window.location.origin}/local/checkout.js`])
  Reflect.deleteProperty(window, 'Razorpay')
  const real = await loader({ razorpayKeyId: '', localApi: false }, 'load')
  await expect(real.loadCheckout()).rejects.toThrow('key')
})
