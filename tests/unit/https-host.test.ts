// @vitest-environment node
import { expect, test } from 'vitest'
import { httpsHost } from '@/lib/text/https-host'

test.each([
  ['https://www.gov.uk/student-visa', 'gov.uk'],
  ['https://emigrate.gov.in/', 'emigrate.gov.in'],
  ['https://wa.me/910000000000?text=Hi', 'wa.me'],
  ['https://ind.nl', 'ind.nl'],
  ['http://emigrate.gov.in/', undefined],
  ['javascript:alert(1)//https://gov.uk', undefined],
  ['https://gov.uk@evil.example/', undefined],
  ['https://gov.uk:8443/', undefined],
  ['//gov.uk/', undefined],
  ['', undefined],
])('%s is at %s', (address, host) => {
  expect(httpsHost(address)).toBe(host)
})
