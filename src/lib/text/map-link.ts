import { encodePart } from './encode'

/** Link that opens a map at an address. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodePart(address)}`
}
