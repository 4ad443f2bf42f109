import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
const read = (folder: string) =>
  readdirSync(`${dist}${folder}`)
    .filter((name) => /\.(js|html|css)$/.test(name))
    .map((name) => ({ name, text: readFileSync(`${dist}${folder}${name}`, 'utf8') }))

test.skip(({ isMobile }) => isMobile, 'reads files, needs no second run')

test('the production build holds nothing of the local API', () => {
  const files = [...read(''), ...read('assets/')]
  expect(files.length).toBeGreaterThan(20)
  const telltale = /\/local\/(checkout|outbox|state|faults)|simulation: no money/i
  expect(files.filter(({ text }) => telltale.test(text)).map(({ name }) => name)).toEqual([])
})

test('every public address has its own HTML with heading, title and no script file in the way', () => {
  const pages = read('').filter(({ name }) => name.endsWith('.html') && name !== 'shell.html')
  expect(pages.length).toBeGreaterThan(14)
  for (const { name, text } of pages) {
    expect(text.match(/<h1[ >]/g), name).toHaveLength(1)
    expect(text.match(/<title>/g), name).toHaveLength(1)
    expect(text, name).not.toMatch(/<script[^>]+src=/)
  }
})
