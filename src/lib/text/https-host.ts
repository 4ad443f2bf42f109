/**
 * "https://www.gov.uk/student-visa" → "gov.uk". Undefined for all but an https address of a plain
 * host: none with a user, who could look like one, or a port.
 */
export const httpsHost = (address: string): string | undefined =>
  /^https:\/\/(?:www\.)?([a-z0-9.-]+)(?:[/?#]|$)/i.exec(address)?.[1]
