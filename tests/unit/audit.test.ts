// @vitest-environment node
import { expect, test } from 'vitest'
import { auditOf } from '../tools/audit.ts'

const answer = (severities: Record<string, string>) => {
  const all = Object.values(severities)
  const count = (name: string) => all.filter((each) => each === name).length
  return JSON.stringify({
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { severity }]),
    ),
    metadata: {
      vulnerabilities: { high: count('high'), critical: count('critical'), total: all.length },
    },
  })
}

test('a high or critical advisory fails and names the package', () => {
  expect(auditOf(answer({ left: 'high', right: 'low' }))).toEqual({
    failed: true,
    words: 'failed: left',
  })
  expect(auditOf(answer({ left: 'critical' })).failed).toBe(true)
})

test('lower ones are counted, and none is ok', () => {
  expect(auditOf(answer({ left: 'moderate' }))).toEqual({
    failed: false,
    words: 'ok, 1 below high',
  })
  expect(auditOf(answer({}))).toEqual({ failed: false, words: 'ok' })
})

test.each([
  [JSON.stringify({ message: '405 Method Not Allowed - POST https://registry.example/x' })],
  [JSON.stringify({ error: { code: 'ENOTFOUND' } })],
  ['<html>'],
  [''],
])('a registry that does not answer does not fail, and is reported: %s', (output) => {
  const { failed, words } = auditOf(output)
  expect(failed).toBe(false)
  expect(words).toMatch(/^NOT CHECKED/)
  expect(words).not.toContain('://')
})
