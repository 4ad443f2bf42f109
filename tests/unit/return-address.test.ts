import { expect, test } from 'vitest'
import { returnAddress } from '@/lib/navigation/return-address'

test.each([
  '/premium',
  '/dashboard/user/profile',
  '/search?q=nurse&page=2#results',
  '/job/65f000000000000000000001',
  '/logins',
])('%s is a page to come back to', (address) => {
  expect(returnAddress(address)).toBe(address)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/about/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /premium',
  'premium',
  '',
])('%j is not: it may lead to another site', (address) => {
  expect(returnAddress(address)).toBeNull()
})

test.each([
  '/login',
  '/login/',
  '/LOGIN?x=1',
  '/register',
  '/register/URU-RAHUL',
  '/forget',
  '/%6Cogin',
])('%s is not: it only leads to a login', (address) => {
  expect(returnAddress(address)).toBeNull()
})

test.each([undefined, null, 7, {}, ['/premium']])('%j is not an address at all', (address) => {
  expect(returnAddress(address)).toBeNull()
})
