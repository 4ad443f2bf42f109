import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Rules = Record<
  'createHTML' | 'createScriptURL' | 'createScript',
  (text: string) => string | null
>

/** Mocks an engine with trusted types, as far as the site uses them; returns the created policies by name. */
function engine() {
  const made: Record<string, Rules> = {}
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: Rules) {
      if (made[name]) throw new TypeError(`A second ${name}`)
      made[name] = rules
      return {
        createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}`,
        createScript: (text: string) => `trusted ${rules.createScript(text)}`,
      }
    },
  })
  return made
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

const loadTrusted = () => import('@/lib/browser/trusted')

const others = [
  'https://evil.example/v1/checkout.js',
  'https://checkout.razorpay.com/v1/other.js',
  'https://checkout.razorpay.com.evil.example/v1/checkout.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  '//evil.example/x.js',
]

test('an engine without trusted types gets the address itself, but no foreign one', async () => {
  const { trustedScriptUrl } = await loadTrusted()
  expect(trustedScriptUrl('/sw.js')).toBe(`${window.location.origin}/sw.js`)
  for (const address of others) expect(() => trustedScriptUrl(address)).toThrow(TypeError)
})

test('one policy creates every script address: our own and the card payment’s', async () => {
  const made = engine()
  const { trustedScriptUrl, CHECKOUT_SCRIPT } = await loadTrusted()
  expect(trustedScriptUrl('/sw.js')).toBe(`trusted ${window.location.origin}/sw.js`)
  expect(trustedScriptUrl(`${CHECKOUT_SCRIPT}?again=1`)).toBe(`trusted ${CHECKOUT_SCRIPT}?again=1`)
  for (const address of others) expect(() => trustedScriptUrl(address)).toThrow(TypeError)
  expect(Object.keys(made)).toEqual(['site'])
})

test('the same policy creates the text of a script element, if it is data and not code', async () => {
  const made = engine()
  const { trustedData, trustedScriptUrl } = await loadTrusted()
  trustedScriptUrl('/sw.js')
  expect(trustedData('{"@type":"Organization"}')).toBe('trusted {"@type":"Organization"}')
  for (const text of ['alert(1)', '{"a":alert(1)}', '1;alert(1)', ''])
    expect(() => trustedData(text)).toThrow(SyntaxError)
  expect(Object.keys(made)).toEqual(['site'])
})

test('the payment’s own policy allows its spinner and its fraud check, and no other code', async () => {
  const made = engine()
  const { trustCheckout } = await import('@/features/buy-premium/trust-checkout')
  trustCheckout()
  trustCheckout()
  const { default: policy } = made
  const spinner = '<style>@keyframes rzp-rot{to{transform: rotate(360deg);}}</style>'
  expect(policy?.createHTML(spinner)).toBe(spinner)
  expect(policy?.createHTML('Test Mode')).toBe('Test Mode')
  for (const html of [
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<SCRIPT src=//x></SCRIPT>',
    '<iframe srcdoc="x">',
    '<a href="javascript:alert(1)">x</a>',
    '<base href=//x>',
  ])
    expect.soft(policy?.createHTML(html)).toBeNull()
  const check = 'https://cdn.razorpay.com/static/cx/razorpay-risk-detection/bundle.js'
  expect(policy?.createScriptURL(check)).toBe(check)
  for (const address of ['https://evil.example/x.js', '/sw.js', 'data:text/javascript,1'])
    expect.soft(policy?.createScriptURL(address)).toBeNull()
})
