import type { AxiosRequestConfig } from 'axios'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  createCategory,
  deleteCategory,
  updateCategory,
} from '@/features/manage-catalogue/categories/category-changes'
import { createCountry, updateCountry } from '@/features/manage-catalogue/countries/country-changes'
import { createWork, updateWork } from '@/features/manage-catalogue/works/work-changes'

const calls: AxiosRequestConfig[] = []

vi.mock('@/lib/api/http-client', () => ({
  exchange(config: AxiosRequestConfig) {
    calls.push(config)
    return Promise.resolve({ status: 200, body: { success: true } })
  },
}))

beforeEach(() => void calls.splice(0))

const fields = { name: 'A', photo: 'data:,', description: 'D', details: 'E', category: '1' }

test.each([
  ['a new country', () => createCountry(fields)],
  ['a country', () => updateCountry('1', fields)],
  ['a new category', () => createCategory(fields)],
  ['a category', () => updateCategory('1', fields)],
  ['a new work', () => createWork(fields)],
  ['a work', () => updateWork('1', fields)],
])('%s and its picture have a minute to arrive', async (_, send) => {
  expect(await send()).toMatchObject({ outcome: 'done' })
  expect(calls).toMatchObject([{ data: fields, timeout: 60_000 }])
})

test('a call without a picture has the usual time limit', async () => {
  await deleteCategory('1')
  expect(calls).toHaveLength(1)
  expect(calls[0]).not.toHaveProperty('timeout')
})
