import { encodePart } from './encode'

/** Link that opens the chat service with a prefilled greeting. `number` is digits, country code first. */
export function chatLink(number: string, greeting: string): string {
  return `https://wa.me/${number}?text=${encodePart(greeting)}`
}

/** Link that opens the reader's mail program with everything filled in. */
export function mailLink(address: string, subject: string, body: string): string {
  return `mailto:${address}?subject=${encodePart(subject)}&body=${encodePart(body)}`
}
