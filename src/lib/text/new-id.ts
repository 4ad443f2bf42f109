const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 12

/** An id that nothing else has: twelve small letters and digits. `crypto.randomUUID` is missing without https. */
export function newId(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(drawn, (number) => LETTERS[number % LETTERS.length]).join('')
}
