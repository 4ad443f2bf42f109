// @vitest-environment node
import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { keepPhoto, keepPhotos } from '@/lib/pictures/keep-photos'

const DATA = 'data:image/png;base64,AAAA'

const fileOf = (photo: string) =>
  `/assets/photos/${createHash('sha256').update(photo).digest('hex').slice(0, 12)}.webp`

const fresh = (photo: string) => ({ _id: '1', photo })
const shown = (photo: string) => ({ _id: '1', photo })

test('a photo whose file is shown keeps the file', async () => {
  expect(await keepPhoto(fresh(DATA), shown(fileOf(DATA)))).toEqual(shown(fileOf(DATA)))
  expect(await keepPhoto(fresh(` ${DATA} `.trimStart()), shown(fileOf(DATA)))).toEqual(
    shown(fileOf(DATA)),
  )
})

test.each([
  ['another photo', fresh(DATA), shown(fileOf('data:image/png;base64,BBBB'))],
  ['a photo of the internet', fresh('https://example.com/a.jpg'), shown(fileOf(DATA))],
  ['none', fresh(''), shown(fileOf(DATA))],
  ['what was no file', fresh(DATA), shown(DATA)],
  ['what was not there', fresh(DATA), undefined],
])('%s is shown as the API returns it', async (_, record, before) => {
  expect(await keepPhoto(record, before)).toBe(record)
})

test('a photo is shown as the API returns it if the browser cannot hash it', async () => {
  vi.stubGlobal('crypto', {})
  expect(await keepPhoto(fresh(DATA), shown(fileOf(DATA)))).toEqual(fresh(DATA))
})

test('in a list each record is compared with the one of the same id, in the order of the answer', async () => {
  const other = 'data:image/png;base64,CCCC'
  const list = [
    { _id: 'b', photo: other },
    { _id: 'a', photo: DATA },
    { _id: 'c', photo: DATA },
  ]
  const before = [
    { _id: 'a', photo: fileOf(DATA) },
    { _id: 'b', photo: fileOf(DATA) },
  ]
  const kept = await keepPhotos(list, before)
  expect(kept.map(({ photo }) => photo)).toEqual([other, fileOf(DATA), DATA])
  expect(await keepPhotos(list, undefined)).toEqual(list)
})
