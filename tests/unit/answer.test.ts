// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { canBeYes, saysNo } from '@/lib/api/answer'
import { troubleInCreated, troubleInUpdated } from '@/lib/api/record-answer'

const record = { _id: '1', name: 'Malta' }

describe('an answer with a success status is a refusal', () => {
  test.each([
    [{ success: false, message: 'No' }],
    [{ success: 'false' }],
    [{ ok: false }],
    [{ error: 'No' }],
    [{ error: {} }],
    [{ error: { code: 11_000, name: 'MongoServerError' }, message: 'Error' }],
    [{ error: true, success: true }],
    [{ error: 0 }],
    [{ status: 'error', message: 'User not found' }],
    [{ status: 'fail' }],
    [{ status: 'failed' }],
  ])('with %j', (body) => {
    expect(saysNo(body)).toBe(true)
    expect(canBeYes(body)).toBe(false)
  })

  test.each([
    [{}],
    [{ success: true, error: null }],
    [{ error: undefined }],
    [{ error: false }],
    [{ error: '' }],
    [{ ok: true }],
    [{ success: 'true' }],
    [{ status: 200 }],
    [{ status: 'success' }],
    [{ status: ['error'] }],
    [''],
    [undefined],
  ])('but not with %j', (body) => {
    expect(saysNo(body)).toBe(false)
    expect(canBeYes(body)).toBe(true)
  })

  test.each([[null], [[]], [[{ error: 'No' }]], [7], ['<html>']])(
    '%j is neither a yes nor a no',
    (body) => {
      expect(saysNo(body)).toBe(false)
      expect(canBeYes(body)).toBe(false)
    },
  )
})

describe('the answer to a create', () => {
  test.each([
    [{ success: true, message: 'Category Already Exisits' }],
    [{ message: 'Category already exists' }],
    [{ msg: 'This country exists' }],
    [{ success: true, message: 'malta already exists', category: null }],
    [{ success: true, message: 'Already there', data: {}, list: [record] }],
  ])('%j is a refusal: nothing was made', (body) => {
    expect(troubleInCreated(body, 'Malta')).toBe('refused')
  })

  test.each([
    [{ success: true, message: 'New category created' }],
    [{ success: true }],
    [{}],
    [undefined],
    [{ success: true, message: 'Was already in the list', category: record }],
    [{ ...record, message: 'exists' }],
  ])('%j is a success', (body) => {
    expect(troubleInCreated(body, 'Malta')).toBeUndefined()
  })

  test('may have such a word in the name', () => {
    const body = { success: true, message: 'Already Existing Residents is created' }
    expect(troubleInCreated(body, 'already existing residents')).toBeUndefined()
    expect(troubleInCreated({ message: 'X already exists' }, 'X')).toBe('refused')
  })
})

describe('the answer to an update', () => {
  test.each([
    [{ success: true, message: 'Country Updated Successfully', country: null }],
    [{ success: true, category: null }],
    [{ data: null }],
    [{ result: null }],
    [{ updatedWork: null }],
    [{ updateCountry: null, message: 'ok' }],
    [{ acknowledged: true, modifiedCount: 0, matchedCount: 0 }],
  ])('%j says that there is no such record', (body) => {
    expect(troubleInUpdated(body)).toBe('not-found')
  })

  test.each([
    [{ success: true, country: record }],
    [{ ...record, category: null }],
    [{ success: true, data: record, result: null }],
    [{ success: true, updatedAt: null }],
    [{ success: true, error: null, token: null }],
    [{ acknowledged: true, modifiedCount: 0, matchedCount: 1 }],
    [{ message: 'Category already exists' }],
    [{}],
    [undefined],
  ])('%j is a success', (body) => {
    expect(troubleInUpdated(body)).toBeUndefined()
  })
})
