import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { advisers } from '@/content/facts/advisers'
import { beforeLaunch } from '@/content/facts/before-launch'
import { testimonials } from '@/content/facts/jobs'
import { paths } from '@/lib/navigation/paths'
import { premium } from '@/words/premium'
import { changeCompany, changeList } from '../helpers/change-company'
import { logInAs, renderApp } from '../helpers/render-app'

const textOf = (element: Element | null) => element?.textContent.trim() ?? ''

/** What is on the page and has nothing in it: lists, their entries, landmarks, and sections with a heading alone. */
const hollow = () =>
  [...document.querySelectorAll('ul, ol, dl, li, dt, nav, aside, section, details')]
    .filter((each) => {
      const heading = each.querySelector('h1, h2, h3, h4, summary')
      return (
        textOf(each) === textOf(heading) && !each.querySelector('img, input, a, button, [role]')
      )
    })
    .map(({ outerHTML }) => outerHTML)

/** A company without registrations, social pages, advisers, testimonials, questions and things to confirm. */
function emptyAll() {
  changeCompany({ sample: false, social: [], registrations: [] })
  for (const list of [advisers, testimonials, beforeLaunch, premium.faq])
    changeList<unknown>(list, [])
}

// The pages that show such a list; header and footer are those of every page.
const pages = [paths.home, paths.about, paths.job, paths.premium, paths.verify]

test.each(pages.map((page) => page.href()))(
  'on %s lists of facts that are empty leave no list, heading or landmark without content',
  async (address) => {
    emptyAll()
    renderApp(address)
    await screen.findByRole('heading', { level: 1 })
    expect(hollow()).toEqual([])
    // Its code is loaded only where a reader comes near: till then it is a place without content.
    expect(document.getElementById('what-clients-say')).toBeNull()
  },
)

test('with nothing left to confirm, the card on the administrators’ page says so', async () => {
  emptyAll()
  await logInAs('admin')
  renderApp(paths.adminDashboard.href())
  await screen.findByRole('heading', { name: /^Is the site ready/ })
  expect(screen.getByText('None: all is confirmed.')).toBeInTheDocument()
  expect(hollow()).toEqual([])
})
