import { render } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LinkedText } from '@/entities/country/linked-text'

function linksIn(text: string) {
  const { container, unmount } = render(<LinkedText text={text} />)
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  const shown = container.textContent
  unmount()
  return { links, shown }
}

test.each([
  ['Official page: india.diplo.de.', ['https://india.diplo.de']],
  ['See gov.pl/udsc, and ind.nl', ['https://gov.pl/udsc', 'https://ind.nl']],
  ['the embassy (migracija.lrv.lt)', ['https://migracija.lrv.lt']],
  ['Work 20 hours.it is allowed', []],
  ['Apply early.no fee is asked', []],
  ['Bring your degree.in time', []],
  ['Pay the fees.go to the bank', []],
  ['http://gov.pl', []],
  ['javascript:alert(1)', []],
  ['data:text/html,gov.pl', []],
  ['good.gov@evil.com', []],
  ['evil.com:8080/x', []],
  ['//evil.com', []],
  ['<a href="http://evil.com">gov.pl</a>', []],
])('%s', (text, links) => {
  expect(linksIn(text)).toEqual({ links, shown: text })
})

test('whatever the API writes: each link leads only to the https host that its text names', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'http://',
      'https://',
      'javascript:',
      'data:',
      '@',
      ' ',
      '/',
      ':',
      '(',
      '\n',
      '#',
    ),
    fc.constantFrom('gov.pl', 'evil.com', 'www.ind.nl', 'a.b', '<a href=', '"', '?', '\u202E'),
    fc.string({ maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const { container, unmount } = render(<LinkedText text={pieces.join('')} />)
      for (const link of container.querySelectorAll('a')) {
        expect(link.href).toMatch(/^https:\/\/[a-z0-9.-]+(?:\/[a-z0-9/-]*)?$/)
        expect(link.getAttribute('href')).toBe(`https://${link.textContent}`)
      }
      unmount()
    }),
    { numRuns: 200 },
  )
})

test('each official page that the content names counts as one', () => {
  const facts = import.meta.glob<string>(
    '../../src/content/facts/{plan,study,visit,immigration,compare}*.ts',
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const hosts = new Set(
    Object.values(facts).flatMap((file) =>
      [...file.matchAll(/https:\/\/(?:www\.)?([a-z0-9.-]+)/g)].map(([, host = '']) => host),
    ),
  )
  expect(hosts.size).toBeGreaterThan(20)
  expect([...hosts].filter((host) => linksIn(`See ${host} first`).links.length === 0)).toEqual([])
})
