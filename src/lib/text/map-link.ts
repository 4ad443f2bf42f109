import { encodePart } from './encode'

/** Link that opens a map where an address is. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodePart(address)}`
}
