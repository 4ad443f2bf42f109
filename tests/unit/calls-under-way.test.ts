import { delay, http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { callsAnswered } from '../helpers/calls-under-way'
import { server } from '../helpers/local-server'
import { settled } from '../helpers/waits'

function ask(path: string) {
  const call = new XMLHttpRequest()
  call.open('GET', `http://localhost:3000${path}`)
  call.send()
  return call
}

test('a test file ends after the answers to its calls, and does not wait for one that never arrives', async () => {
  server.use(
    http.get('*/late', async () => {
      await delay(100)
      return HttpResponse.json('late')
    }),
    http.get('*/never', () => delay('infinite')),
  )
  const late = ask('/late')
  await callsAnswered()
  expect(late.responseText).toBe('"late"')

  ask('/never')
  const before = performance.now()
  await callsAnswered()
  expect(performance.now() - before).toBeLessThan(5000)
})

test('a page is settled once its calls are answered, including the calls that their answers cause', async () => {
  server.use(
    http.get('*/late', async () => {
      await delay(100)
      return HttpResponse.json('late')
    }),
  )
  let second: XMLHttpRequest | undefined
  ask('/late').addEventListener('load', () => (second = ask('/late')))
  await settled()
  expect(second?.responseText).toBe('"late"')
})
