import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nothing } from '@/lib/nothing'
import { makeFonts } from '@/site/fonts/fonts'
import { removeText, writeText, writeWhole } from '@/site/snapshot/whole-file'

/** How many more files the mocked disk has room for. */
const disk = vi.hoisted(() => ({ room: Infinity }))

vi.mock(import('node:fs'), async (original) => {
  const fs = await original()
  const writeFileSync: typeof fs.writeFileSync = (file, data, options) => {
    disk.room -= 1
    fs.writeFileSync(file, disk.room < 0 ? 'half' : data, options)
    if (disk.room < 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  }
  return { ...fs, writeFileSync, default: { ...fs, writeFileSync } }
})

let folder = ''
const file = () => join(folder, 'deep/page.html')

beforeEach(() => {
  disk.room = Infinity
  folder = mkdtempSync(join(tmpdir(), 'whole-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a text is written with its compressed forms, and not again while it is unchanged', async () => {
  const text = 'a page '.repeat(300)
  expect(await writeText(file(), text, nothing)).toBe(true)
  expect(readFileSync(file(), 'utf8')).toBe(text)
  expect(gunzipSync(readFileSync(`${file()}.gz`)).toString()).toBe(text)
  expect(await writeText(file(), text, nothing)).toBe(false)
  expect(await writeText(file(), `${text}!`, nothing)).toBe(true)
  removeText(file())
  expect(readdirSync(join(folder, 'deep'))).toEqual([])
})

test('a full disk leaves the former file whole, and nothing beside it', async () => {
  writeWhole(file(), 'yesterday')
  disk.room = 0
  expect(() => writeWhole(file(), 'today')).toThrow('no space left')
  await expect(writeText(file(), 'today', nothing)).rejects.toThrow('no space left')
  expect(readFileSync(file(), 'utf8')).toBe('yesterday')
  expect(readdirSync(join(folder, 'deep'))).toEqual(['page.html'])
  expect(existsSync(`${file()}.gz`)).toBe(false)
})

test('a disk that is full half-way leaves no compressed forms of a text that is not there', async () => {
  const [yesterday, today] = ['yesterday '.repeat(300), 'today '.repeat(300)]
  await writeText(file(), yesterday, nothing)
  disk.room = 2
  await expect(writeText(file(), today, nothing)).rejects.toThrow('no space left')
  expect(readFileSync(file(), 'utf8')).toBe(yesterday)
  expect(gunzipSync(readFileSync(`${file()}.gz`)).toString()).toBe(yesterday)
  expect(readdirSync(join(folder, 'deep'))).toHaveLength(3)
})

test('a font that was written only in part is made again by the next build', async () => {
  const files = { 'a.woff2': { source: 'a', weights: [400, 800], text: 'a' } } as const
  const make = () => makeFonts(folder, files, async () => Buffer.from('whole'))
  disk.room = 0
  await expect(make()).rejects.toThrow('no space left')
  disk.room = Infinity
  await make()
  expect(readFileSync(join(folder, 'a.woff2'), 'utf8')).toBe('whole')
})
