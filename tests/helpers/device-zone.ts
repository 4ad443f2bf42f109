import { vi } from 'vitest'

const zones = { India: 330, Dubai: 240, 'Los Angeles': -480 } as const

/** Sets where the device's clock is, as far as the site asks for it; at first in India, wherever the tests run. */
export const deviceIn = (zone: keyof typeof zones) =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-zones[zone])
