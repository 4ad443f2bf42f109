import { describe, expect, test } from 'vitest'
import { getCountry } from '@/entities/country/api'
import { getOneUser } from '@/entities/user/member'
import { getWork } from '@/entities/work/api'
import { apiStore } from '../helpers/local-server'

const calls = { getCountry, getWork, getOneUser }

function answers(_id: unknown) {
  const record = { _id, name: 'Somebody or something' }
  apiStore().faults.add({ path: '/', body: { data: record, referredUsers: [] } })
}

describe.each(Object.entries(calls))('%s', (_, ask) => {
  test('does not believe an answer about another record', async () => {
    answers('65f000000000000000000002')
    const call = ask('65f000000000000000000001')
    await expect(call).rejects.toMatchObject({ kind: 'unexpected' })
  })

  test.each([
    ['7', 7],
    ['65f0abc', '65f0abc'],
    ['65F0ABC', '65f0abc'],
  ])('takes the answer to %j with the id %j', async (asked, _id) => {
    answers(_id)
    await expect(ask(asked)).resolves.toBeTruthy()
  })
})
