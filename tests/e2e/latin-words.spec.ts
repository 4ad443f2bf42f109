import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { advisers } from '../../src/content/facts/advisers.ts'
import { company } from '../../src/content/facts/company.ts'
import { latinIn } from '../samples/latin-terms.ts'
import { testedSite as site } from '../tools/sites.mjs'

type Node = DefaultTreeAdapterTypes.Node

/** The company's own facts, which are the same in each language; the longest first. */
const FACTS = [
  company.addressLines.join(', '),
  ...company.addressLines,
  company.email,
  company.name,
  company.shortName,
  ...company.social.map(({ name }) => name),
  ...company.registrations.map(({ value }) => value),
  ...advisers.flatMap(({ name, licence }) => [licence, name]),
].filter((fact) => latinIn(fact).length > 0)

/** The part for the office, below a text that is sent there: src/components/for-office.ts. */
const FOR_OFFICE = /\n– \/(?:ml|hi)\S*(?: · .*)?$/

/** The host that a link leads to, shown beside it: "(gov.uk)". */
const HOST = /^\(?[a-z0-9-]+(?:\.[a-z0-9-]+)+\)?$/

const SAID = /^(?:aria-label|alt|title|placeholder|content)$/

const textsOf = (node: Node): string[] => {
  if ('value' in node) return [node.value]
  if (!('attrs' in node) || node.tagName !== 'meta') {
    return 'attrs' in node
      ? node.attrs.filter(({ name }) => SAID.test(name)).map(({ value }) => value)
      : []
  }
  const isDescription = node.attrs.some(({ value }) =>
    /^(?:og:|twitter:)?(?:title|description)$/.test(value),
  )
  return isDescription
    ? node.attrs.filter(({ name }) => name === 'content').map(({ value }) => value)
    : []
}

/** Texts that are read or announced in the language `tag`, without those marked as another language. */
function textsIn(node: Node, tag: string): string[] {
  if ('tagName' in node) {
    const lang = node.attrs.find(({ name }) => name === 'lang')?.value
    if (/^(?:script|style)$/.test(node.tagName) || (lang && lang !== tag)) return []
  }
  const inside = 'childNodes' in node ? node.childNodes.flatMap((child) => textsIn(child, tag)) : []
  return [...textsOf(node), ...inside]
}

for (const [folder, tag] of [
  ['ml', 'ml-IN'],
  ['hi', 'hi-IN'],
] as const) {
  test(`no page at /${folder} has a sentence left in English`, () => {
    const pages = readdirSync(`${site}/${folder}`).filter((name) => name.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(14)
    const left = pages.flatMap((name) => {
      const html = parse(readFileSync(`${site}/${folder}/${name}`, 'utf8'), {
        scriptingEnabled: false,
      })
      return textsIn(html, tag).flatMap((text) => {
        if (HOST.test(text.trim())) return []
        const rest = FACTS.reduce(
          (all, fact) => all.replaceAll(fact, ' '),
          text.replace(FOR_OFFICE, ''),
        )
        return latinIn(rest).map((word) => `${name}: ${word} in “${text.trim().slice(0, 80)}”`)
      })
    })
    expect(left).toEqual([])
  })
}
