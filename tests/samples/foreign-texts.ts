/** What may be stored under one of the site's keys: another site's data, an old version's, an incomplete write. */
export const foreignTexts: Readonly<Record<string, string>> = {
  'no JSON': '{"user":{"_id"',
  null: 'null',
  'a number': '7',
  'a text': '"logged in"',
  'a list of odd things': '[null, 7, [], {"kind":"yacht","id":"1","name":"x"}, {"kind":"country"}]',
  'an object of wrong shapes': '{"user":[],"token":{"a":1},"length":3}',
  'a prototype': '{"__proto__":{"user":{"_id":"1","role":1},"token":"t"}}',
  'two megabytes': 'x'.repeat(2_000_000),
}
