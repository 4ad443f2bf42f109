import { parseFragment, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { shortMarkup } from '#site/pages/short-markup.ts'

test.each([
  ['M84 134q-0.7280000000000002 15.6 0 26h-2.548', 'M84 134q-0.73 15.6 0 26h-2.548'],
  ['M33 54q-3.5 4-2.8000000000000003 10z', 'M33 54q-3.5 4-2.8 10z'],
  ['M5-0.0010000000000000002 3', 'M5-0 3'],
  ['M1.125.625a1 1 0 011.125.5', 'M1.125.625a1 1 0 011.125.5'],
])('the path %s is written as %s', (path, short) => {
  expect(shortMarkup(`<svg><path d="${path}"></path></svg>`)).toBe(
    `<svg><path d="${short}"/></svg>`,
  )
})

test.each([
  '<input type="radio" id="a" name="b" checked="" value="c"/>',
  '<input value=""/><img alt="" src="/a.png"/><option value="" selected="">=&quot;a&quot;</option>',
  '<p id="1.23456789" class="a b" data-x="">π is 3.14159265, x="y" and &lt;a b="c"&gt;</p>',
  '<a href="/"><b id="&amp;lt;1">/</b></a><a href="/ml/?q=a&amp;b#c" title="a=b">x</a><img src="/a,b/" alt="`a`"/>',
  '<svg viewBox="0 0 2 2" fill="none"><use href="#a"></use></svg>',
  '<a href="/plan" hreflang="ml" lang="ml">മലയാളം</a><td colSpan="2">-1</td>',
  '<script type="application/ld+json">{"a":"b=\\"c\\""}</script>',
  '<svg><g><path d="M0 0z" fill="#fff"></path><circle r="2"></circle></g><rect></rect><text>a</text></svg>',
  '<ul><li>a</li><li><ol><li>b</li></ol></li><!--$--><li>c</li><!--/$--></ul><ol><li><p>d</p></li></ol>',
  '<dl><dt>a</dt><dd>b</dd><div><dt>c</dt><dd><p>d</p></dd></div></dl>',
  '<div><p>a</p><p>b</p><ul></ul><p>c</p><a>d</a><button><p>e</p></button><p>f</p></div><p>g</p>h',
  '<a><p>a</p></a><p>b</p><picture></picture><section><p>c</p><section>d</section></section><p>e</p>',
  '<select><option value="">a</option><option selected="">b</option></select><p>c</p><path></path>',
])('a parser reads the same from the short form of %s', (markup) => {
  expect(serialize(parseFragment(shortMarkup(markup)))).toBe(serialize(parseFragment(markup)))
})

test('a word and an address need no quotation marks, and an empty value no sign', () => {
  expect(
    shortMarkup('<p class="a" hidden="" title="a b">x="y"<a href="/b">b</a><a href="/">/</a></p>'),
  ).toBe('<p class=a hidden title="a b">x="y"<a href=/b>b</a><a href="/">/</a></p>')
})

test('a shape is closed in its own tag, and what a parser ends by itself has no end tag', () => {
  expect(
    shortMarkup(
      '<svg><path d="M0 0z"></path></svg><ul><li><p>a</p></li><li>b</li></ul><p>c</p><a>d</a>',
    ),
  ).toBe('<svg><path d="M0 0z"/></svg><ul><li><p>a<li>b</ul><p>c</p><a>d</a>')
})
