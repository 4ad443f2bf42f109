// @vitest-environment node
import { expect, test } from 'vitest'
import { newId } from '@/lib/text/new-id'

test('ids are twelve small letters and digits, each of its own', () => {
  const ids = Array.from({ length: 500 }, newId)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{12}$/)
  expect(new Set(ids).size).toBe(500)
})
