/** In minutes, as browsers give it. */
const INDIA = -330

/** Whether the device's own clock is not India's: then a time names its zone. */
export const isAbroad = (): boolean => new Date().getTimezoneOffset() !== INDIA
