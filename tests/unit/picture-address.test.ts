import { expect, test } from 'vitest'
import { pictureAddress } from '@/lib/pictures/picture-address'

test.each([
  'https://example.com/a.jpg',
  ' https://example.com/a.svg?x=1 ',
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/jpeg;base64,/9j/4AAQ',
  'data:image/jpg;base64,/9j/4AAQ',
  'data:image/webp;base64,UklGRg==',
  'data:image/gif;base64,R0lGODlh',
  'data:image/avif;base64,AAAAIGZ0eXA=',
  '/assets/photos/0123456789ab.webp',
])('%s is shown', (address) => {
  expect(pictureAddress(address)).toBe(address.trim())
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'data:text/html;base64,PGI+',
  'data:image/png,raw',
  'DATA:image/png;base64,iVBORw0KGgo=',
  'http://example.com/a.jpg',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  '//example.com/a.jpg',
  '/a.jpg',
  '/assets/photos/../x',
  '/assets/photos/../0123456789ab.webp',
  '/assets/photos/0123456789ab.svg',
  '/assets/photos/0123456789ab.webp?x',
  '/assets/photos/0123456789AB.webp',
  '/assets/photos/0123456789a.webp',
  '//assets/photos/0123456789ab.webp',
  '//evil/assets/photos/0123456789ab.webp',
  '/assets/photos/0123456789ab.webp\n<script>',
  'a.jpg',
  '',
  '   ',
  null,
  undefined,
  42,
  {},
  ['https://example.com/a.jpg'],
])('%s is not shown', (address) => {
  expect(pictureAddress(address)).toBeNull()
})
