// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { smallerChunk } from '@/site/code/smaller-chunk'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'terser-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const code = 'export const sum = (first, second) => { const total = first + second; return total }'
const less = 'export const sum=(first,second)=>first+second;'

test('a chunk becomes smaller, and its result is kept for the next build', async () => {
  expect(await smallerChunk(code, folder)).toBe(less)
  const [kept = '', ...more] = readdirSync(folder)
  expect(more).toEqual([])

  writeFileSync(join(folder, kept), 'kept')
  expect(await smallerChunk(code, folder)).toBe('kept')

  // As a machine leaves it that lost its power.
  writeFileSync(join(folder, kept), '')
  expect(await smallerChunk(code, folder)).toBe(less)
})

test('other code is not taken for it', async () => {
  await smallerChunk(code, folder)
  expect(await smallerChunk(code.replace('+', '-'), folder)).toBe(less.replace('+', '-'))
  expect(readdirSync(folder)).toHaveLength(2)
})

const importing = (first: string, second: string) =>
  `import { a } from "./!~{${first}}~.js"; import { b } from "./!~{${second}}~.js"; export const sum = () => { return a + b }`
const importingLess = (first: string, second: string) =>
  `import{a}from"./!~{${first}}~.js";import{b}from"./!~{${second}}~.js";export const sum=()=>a+b;`

test('a chunk that only names other files of this build is the same one', async () => {
  expect(await smallerChunk(importing('0a$', '1'), folder)).toBe(importingLess('0a$', '1'))
  expect(await smallerChunk(importing('1', '0a$'), folder)).toBe(importingLess('1', '0a$'))
  expect(readdirSync(folder)).toHaveLength(1)
})
