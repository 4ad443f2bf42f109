import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { browse } from '@/words/browse'
import { countryGuide } from '@/words/country-guide'
import { countryName } from '@/words/country-names'
import { enquiryForm } from '@/words/enquiry-form'
import { messages } from '@/words/messages'
import { shortlist } from '@/words/shortlist'
import { titleSuffix } from '@/words/site'
import { trail } from '@/words/trail'
import { language } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'

const open = (path: string) => renderApp(path)
const germany = () => {
  const found = apiStore().countries.find(({ name }) => name === 'Germany')
  if (!found) throw new Error('Germany is not seeded')
  return found
}

test('a country has its name in the page’s language; the API’s text about it is marked as English', async () => {
  const { _id, description } = germany()
  open(paths.country.href(_id))
  const heading = await screen.findByRole('heading', { level: 1, name: countryName('Germany') })
  expect(heading).toHaveTextContent(language.code === 'ml' ? 'ജർമ്മനി' : 'जर्मनी')
  expect(heading).not.toHaveAttribute('lang')
  expect(screen.getByText(description)).toHaveAttribute('lang', 'en')
  expect(screen.getByText(countryGuide.inEnglish)).toBeVisible()
  const parts = language.code === 'ml' ? 'പഠനം, ജോലി, സന്ദർശനം' : 'पढ़ाई, काम और घूमना'
  expect(document.title).toBe(`${countryName('Germany')}: ${parts}${titleSuffix}`.normalize('NFC'))
})

test('the way to a job category is in the page’s language, the category’s own name is marked as English', async () => {
  const category = apiStore().categories.find(({ name }) => name === 'Nursing in Germany')
  open(paths.latestJobs.href(category?._id ?? ''))
  const way = within(await screen.findByRole('navigation', { name: trail.label }))
  const here = await way.findByText('Nursing in Germany')
  expect(here).toHaveAttribute('aria-current', 'page')
  expect(here.closest('[lang]')).toHaveAttribute('lang', 'en')
  const links = way.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([trail.home, trail.categories])
  expect(links[0]?.closest('ol [lang]')).toBeNull()
  const jobs = language.code === 'ml' ? 'ജോലികൾ' : 'नौकरियाँ'
  await waitFor(() => expect(document.title).toBe(`Nursing in Germany: ${jobs}${titleSuffix}`))
})

test('only text in English is marked as English', async () => {
  const description = language.code === 'ml' ? 'ജർമ്മനിയെക്കുറിച്ച്' : 'जर्मनी के बारे में'
  const own = { _id: '1', name: 'Germany', description, details: '' }
  apiStore().faults.add({ path: '/getoneCountry', body: own, times: 1 })
  const { unmount } = open(paths.country.href('1'))
  expect(await screen.findByText(description)).toBeVisible()
  expect(screen.queryByText(countryGuide.inEnglish)).not.toBeInTheDocument()
  unmount()

  const mixed = { ...own, _id: '2', details: 'Language: German' }
  apiStore().faults.add({ path: '/getoneCountry', body: mixed })
  open(paths.country.href('2'))
  const said = await screen.findByText(countryGuide.inEnglish)
  expect(said.previousElementSibling).toHaveAttribute('id', 'facts')
})

test('the server’s text about a failure is marked as English, our words before it are not', async () => {
  const said = 'Closed for today'
  apiStore().faults.add({ path: '/getoneCountry', body: { success: false, message: said } })
  const { unmount } = open(paths.country.href('1'))
  const error = await screen.findByText(said)
  expect(error).toHaveAttribute('lang', 'en')
  expect(error.parentElement).toHaveTextContent(messages.lists.countryError(said))
  expect(error.parentElement).not.toHaveAttribute('lang')
  unmount()

  const [category] = apiStore().categories
  apiStore().faults.add({ path: '/work-category', status: 400, body: { message: said } })
  open(paths.latestJobs.href(category?._id ?? ''))
  expect(await screen.findByText(said)).toHaveAttribute('lang', 'en')
})

test('the search finds a country by its name in the page’s language, and jobs by their own name', async () => {
  open(paths.search.href(countryName('Germany')))
  const countries = within(await screen.findByRole('region', { name: browse.search.countries }))
  expect(countries.getByRole('link', { name: countryName('Germany') })).toBeVisible()
  const categories = within(screen.getByRole('region', { name: browse.search.categories }))
  expect(categories.getByRole('heading', { name: 'Nursing in Germany' })).toHaveAttribute(
    'lang',
    'en',
  )
})

test('countries to choose are in alphabetical order, and are sent in English', async () => {
  open(paths.study.href())
  const select = await screen.findByRole('combobox', {
    name: new RegExp(`^${enquiryForm.labels.country}`),
  })
  const [, ...options] = within(select).getAllByRole<HTMLOptionElement>('option')
  const names = options.map(({ textContent }) => textContent)
  const { compare } = new Intl.Collator(language.tag)
  expect(names).toEqual(names.toSorted((one, other) => compare(one, other)))
  expect(options.map(({ value }) => value)).toContain('Germany')
  expect(names).toContain(countryName('Germany'))
})

test('a country on the shortlist has that name in its controls too; a job’s name is marked there', async () => {
  const { _id, name } = germany()
  const job = 'Nursing in Germany'
  const list = [
    { kind: 'country', id: _id, name },
    { kind: 'country', id: 'a', name: 'Malta' },
    { kind: 'work', id: 'b', name: job },
    { kind: 'work', id: 'c', name: 'Cook' },
  ]
  window.localStorage.setItem('cart', JSON.stringify(list))
  const { user } = open(paths.shortlist.href())
  const { row, note } = shortlist
  const shown = countryName(name)
  expect(await screen.findByRole('button', { name: row.down(shown) })).toBeVisible()
  const down = screen.getByRole('button', { name: row.down(job) })
  expect(within(down).getByText(job)).toHaveAttribute('lang', 'en')
  await user.click(screen.getByRole('button', { name: `${note.add} ${note.on(shown)}` }))
  expect(screen.getByRole('textbox', { name: note.label(shown) })).toBeVisible()
})
