/** An id that is unique on this device; `crypto.randomUUID` is missing without https. */
export const newId = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`
