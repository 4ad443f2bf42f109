/** A name that nothing else on this device has; `crypto.randomUUID` is missing without https. */
export const newId = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`
