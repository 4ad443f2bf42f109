// @vitest-environment node
import { expect, test } from 'vitest'
import { budget, overruns, withData } from '../bench/budget'

const { routes } = budget
const light = { html: 0, css: 0, js: 0, font: 0, total: 0, late: [] }

/** The HTML size that a page may have by its own line of the budget. */
const htmlOf = (name: string) => routes[name]?.html ?? 0

const home = withData('/')

test('a page with the data of the API has a budget line of its own', () => {
  const html = htmlOf(home)
  expect(overruns([{ ...light, path: home, html }])).toEqual([])
  expect(overruns([{ ...light, path: home, html: html + 0.1 }])).toEqual([
    { path: home, part: 'html', size: html + 0.1, limit: html },
  ])
})

test('without data, the same page has a smaller budget', () => {
  expect(overruns([{ ...light, path: '/', html: htmlOf(home) }])).toMatchObject([
    { path: '/', part: 'html', limit: htmlOf('/') },
  ])
})

test('what the line of a page with data leaves out is taken from the route, and otherwise from every route', () => {
  const js = routes['/']?.js ?? 0
  expect(overruns([{ ...light, path: home, js: js + 0.1 }])).toMatchObject([
    { part: 'js', limit: js },
  ])
  const font = (budget.everyRoute.font ?? 0) + 0.1
  expect(overruns([{ ...light, path: home, font }])).toMatchObject([{ part: 'font' }])
})

test('a build for the local API may be heavier, except where the limits are those of such a build', () => {
  const html = htmlOf('/') + 0.2
  expect(overruns([{ ...light, path: '/', html }], 0.3)).toEqual([])
  expect(overruns([{ ...light, path: '/', html: html + 0.2 }], 0.3)).toHaveLength(1)
  expect(overruns([{ ...light, path: home, html: htmlOf(home) + 0.2 }], 0.3)).toHaveLength(1)
})
