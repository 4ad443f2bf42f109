import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreControls } from '@/app/restore-controls'
import { there } from '../helpers/there'

const item = (title: string) => `<details class="item"><summary>${title}</summary></details>`
const HTML = `<section id="fees">${item('Fees')}</section>
  <section id="papers">${item('Letter')}${item('Photo')}<a href="/visa">Visa</a></section>`

const all = () => [...document.querySelectorAll('details')]
const openTitles = () => all().flatMap((each) => (each.open ? [each.textContent] : []))

let root: HTMLElement

/** React renders the page anew; the observers run before anything else. */
async function renderAnew(html = HTML) {
  root.innerHTML = html
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  root = document.createElement('div')
  root.id = 'root'
  root.innerHTML = HTML
  document.body.append(root)
})

afterEach(() => {
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
  vi.useRealTimers()
})

test('what is open stays open in a part that is rendered anew, also where another part has more by then', async () => {
  there(all()[2]).open = true
  restoreControls(root)
  there(document.querySelector('a')).focus()
  await renderAnew(HTML.replace('</section>', `${item('Rent')}</section>`))
  expect(openTitles()).toEqual(['Photo'])
  expect(document.querySelector('a')).toHaveFocus()
})

test('nothing opens in a part that has become another one, nor what was closed, nor at another address', async () => {
  there(all()[1]).open = true
  restoreControls(root)
  await renderAnew(HTML.replace(item('Letter'), ''))
  expect(openTitles()).toEqual([])
  // Long after, it would be a surprise.
  vi.advanceTimersByTime(3000)
  await renderAnew()
  expect(openTitles()).toEqual([])

  there(all()[0]).open = true
  there(all()[0]).dispatchEvent(new Event('toggle'))
  there(all()[0]).open = false
  await renderAnew()
  expect(openTitles()).toEqual([])

  there(all()[0]).open = true
  there(all()[0]).dispatchEvent(new Event('toggle'))
  window.history.pushState(null, '', '/job')
  await renderAnew()
  expect(openTitles()).toEqual([])
})
