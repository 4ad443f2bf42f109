/**
 * "https://www.gov.uk/student-visa" → "gov.uk". Undefined unless it is an https address with a plain host: no port, and
 * no user name, which could look like a host.
 */
export const httpsHost = (address: string): string | undefined =>
  /^https:\/\/(?:www\.)?([a-z0-9.-]+)(?:[/?#]|$)/i.exec(address)?.[1]
