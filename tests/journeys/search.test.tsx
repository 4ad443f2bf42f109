import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { renderApp } from '../helpers/render-app'
import { holdBack, holdClock, pass } from '../helpers/waits'

function group(name: string) {
  return screen.findByRole('region', { name })
}

const FIELD = { name: 'What are you looking for?' }
const field = () => screen.getByRole('searchbox', FIELD)
const findField = () => screen.findByRole('searchbox', FIELD)

const headingsNow = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

/** The first answer to `path` never arrives; the clock moves on its own and can be moved manually. */
function renderSlowly(address: string, path: string) {
  holdClock()
  apiStore().faults.add({ path, hang: true, times: 1 })
  return renderApp(address)
}

function worksAsked() {
  return apiStore().requests.filter(({ path }) => path.includes('/work/work-category/'))
}

function productNamed(name: string) {
  const product = apiStore().products.find((each) => each.name === name)
  if (!product) throw new Error(`${name} is not seeded`)
  return product
}

afterEach(() => vi.unstubAllGlobals())

describe('the search', () => {
  test('without a keyword shows the field with a hint and asks the server nothing', async () => {
    renderApp(paths.search.href())
    expect(await findField()).toHaveValue('')
    expect(field()).toHaveAccessibleDescription(/For example: Germany/)
    expect(apiStore().requests).toEqual([])
    expect(screen.queryByText(/Result Found|No Matches/)).not.toBeInTheDocument()
  })

  test('uses the first 200 letters of a link with thousands', async () => {
    const keyword = 'nurse '.repeat(1000)
    renderApp(paths.search.href(keyword))
    expect(await screen.findByText(/Result Found/)).toBeVisible()
    expect(field()).toHaveValue(keyword.slice(0, 200))
  })

  test('is not cut in the middle of a character', async () => {
    renderApp(paths.search.href(`${'x'.repeat(199)}\u{1F600}y`))
    await screen.findByText(/Result Found|No Matches/)
    expect(field()).toHaveValue('x'.repeat(199))
  })

  test.each(['ജർമ്മനി', 'ജർമനിയിൽ', 'जर्मनी'])('finds Germany under %s', async (keyword) => {
    renderApp(paths.search.href(keyword))
    const countries = await group('Countries')
    expect(within(countries).getByRole('link', { name: 'Germany' })).toBeVisible()
    const categories = await group('Job categories')
    expect(within(categories).getByRole('heading', { name: 'Nursing in Germany' })).toBeVisible()
    expect(within(await group('Jobs')).getAllByRole('article')).toHaveLength(4)
  })

  test.each([
    ['great britain', 'United Kingdom'],
    ['abu dhabi', 'United Arab Emirates'],
    ['ദുബൈ', 'United Arab Emirates'],
  ])('finds a country under another name, “%s”', async (keyword, name) => {
    renderApp(paths.search.href(keyword))
    expect(within(await group('Countries')).getByRole('link', { name })).toBeVisible()
  })

  test('finds countries, categories and works, grouped, and announces how many', async () => {
    renderApp(paths.search.href('germany'))
    const count = await screen.findByRole('heading', { name: /^\d+ Result Found$/ })
    expect(count.closest('[role=status]')).not.toBeNull()
    expect(field()).toHaveValue('germany')
    const countries = await group('Countries')
    expect(within(countries).getByRole('link', { name: 'Germany' })).toBeVisible()
    const categories = await group('Job categories')
    expect(within(categories).getByRole('heading', { name: 'Nursing in Germany' })).toBeVisible()
    // Works are also found by the name of their category.
    const works = within(await group('Jobs')).getAllByRole('article')
    expect(works).toHaveLength(4)
    expect(count).toHaveTextContent('6 Result Found')
  })

  test('product cards lead to /product/{id} and show the price in rupees', async () => {
    renderApp(paths.search.href('ielts'))
    const product = productNamed('IELTS mock test pack')
    const link = await screen.findByRole('link', { name: product.name })
    expect(link).toHaveAttribute('href', `/product/${product._id}`)
    expect(within(await group('Courses and help')).getByText('₹999')).toBeVisible()
    expect(screen.getByRole('heading', { name: '1 Result Found' })).toBeVisible()
  })

  test('says in the specified words that nothing was found', async () => {
    renderApp(paths.search.href('atlantis'))
    const none = await screen.findByRole('heading', { name: '! Oops No Matches Found' })
    expect(none.closest('[role=status]')).not.toBeNull()
  })

  test('links to the pages about words that are too general to search for', async () => {
    renderApp(paths.search.href('study abroad'))
    await screen.findByRole('heading', { name: '! Oops No Matches Found' })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Study Abroad' })).toHaveAttribute('href', '/study')
    expect(main.getByRole('link', { name: 'Job Consultancy' })).toHaveAttribute('href', '/job')
    expect(main.getByRole('link', { name: 'Visiting Visa' })).toHaveAttribute(
      'href',
      '/visiting-visa',
    )
  })

  test.each(['%3Cscript%3E', '..', '%25', '%2F%2F', '(', 'a%26b%3Dc%23'])(
    'the keyword %s does no harm',
    async (keyword) => {
      renderApp(`/search?q=${keyword}`)
      expect(await screen.findByText(/Result Found|No Matches Found/)).toBeVisible()
      expect(field()).toHaveValue(decodeURIComponent(keyword))
    },
  )

  test('puts the keyword into the address and searches again', async () => {
    const { user } = renderApp(paths.search.href())
    await user.type(await findField(), '  nurse germany {Enter}')
    expect(await screen.findByText(/Result Found/)).toBeVisible()
    expect(window.location.search).toBe('?q=nurse%20germany')
    const works = await group('Jobs')
    expect(within(works).getByRole('heading', { name: 'Intensive care nurse' })).toBeVisible()
    await user.clear(field())
    await user.type(field(), 'malta')
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Search' }))
    expect(await screen.findByRole('link', { name: 'Malta' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Intensive care nurse' })).not.toBeInTheDocument()
  })

  test('finds other forms of the word, and a word with one slip', async () => {
    const { user } = renderApp(paths.search.href('nurse'))
    const works = await group('Jobs')
    expect(
      within(works).getByRole('heading', { name: 'Nursing trainee (Ausbildung)' }),
    ).toBeVisible()
    const categories = await group('Job categories')
    expect(within(categories).getByRole('heading', { name: 'Nursing in Germany' })).toBeVisible()
    await user.clear(field())
    await user.type(field(), 'jobs in germny{Enter}')
    const countries = await group('Countries')
    expect(within(countries).getByRole('link', { name: 'Germany' })).toBeVisible()
  })

  test('a slip is forgiven only if nothing has the word itself', async () => {
    // "German", in the details of many works, is one letter away.
    renderApp(paths.search.href('germany'))
    expect(await screen.findByText('6 Result Found')).toBeVisible()
  })

  test('keeps the focus in the field, so that the keyword can be changed at once', async () => {
    const { user } = renderApp(paths.search.href())
    const input = await findField()
    await user.type(input, ' malta {Enter}')
    expect(await screen.findByText(/Result Found/)).toBeVisible()
    expect(input).toBeInTheDocument()
    expect(input).toHaveFocus()
    expect(input).toHaveValue('malta')
  })

  test('has its keyword in the field after Back and Forward', async () => {
    const { user } = renderApp(paths.search.href())
    await user.type(await findField(), 'malta{Enter}')
    expect(await screen.findByText(/Result Found/)).toBeVisible()
    act(() => window.history.back())
    await waitFor(() => expect(field()).toHaveValue(''))
    await user.type(field(), 'dri')
    act(() => window.history.forward())
    expect(await screen.findByText(/Result Found/)).toBeVisible()
    expect(field()).toHaveValue('malta')
  })

  test('a search that takes long says so, with other links, and can be started again', async () => {
    const { user } = renderSlowly('/search?q=malta', '/category/get-category')
    expect(await screen.findByRole('heading', { name: 'Countries' })).toBeVisible()
    expect(screen.getByText(/Searching/)).toBeVisible()
    expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument()
    await pass(8000)
    expect(await screen.findByText(/longer than usual/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact us another way' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/Result Found/)).toBeVisible()
  })

  test('nothing appears above what is being read: each kind waits for those before it', async () => {
    renderSlowly('/search?q=germany', '/country/getCountry')
    expect(await screen.findByText(/Searching/)).toBeVisible()
    await pass(1000)
    expect(screen.queryByRole('heading', { name: 'Job categories' })).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Your shortlist' })).not.toBeInTheDocument()
    await pass(20_000)
    expect(await screen.findByRole('heading', { name: 'Job categories' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Your shortlist' })).toBeVisible()
  })

  test('a list that hangs delays nothing, and is shown below what is being read when it loads', async () => {
    holdClock()
    const answer = holdBack({ path: '/country/getCountry' })
    renderApp(paths.search.href('germany'))
    expect(await screen.findByText(/Searching/)).toBeVisible()
    await pass(2500)
    expect(await group('Job categories')).toBeVisible()
    expect(await group('Jobs')).toBeVisible()
    expect(screen.getByText(/Searching/)).toBeVisible()
    await answer()
    expect(await screen.findByText('6 Result Found')).toBeVisible()
    const headings = within(screen.getByRole('main'))
      .getAllByRole('region')
      .map((region) => within(region).queryByRole('heading', { level: 2 })?.textContent)
    expect(headings.slice(0, 3)).toEqual(['Job categories', 'Jobs', 'Countries'])
  })

  test('without a match leads to the countries of the home page', async () => {
    renderApp(paths.search.href('atlantis'))
    expect(await screen.findByRole('link', { name: 'All countries' })).toHaveAttribute(
      'href',
      '/#countries',
    )
  })

  test('asks for the works of at most four categories at once', async () => {
    apiStore().faults.add({ path: '/work/work-category', delayMs: 60 })
    renderApp(paths.search.href('nurse'))
    const open = () => worksAsked().filter(({ status }) => status === undefined).length
    const most: number[] = []
    const watch = setInterval(() => most.push(open()), 5)
    expect(await screen.findByText(/Result Found/)).toBeVisible()
    clearInterval(watch)
    expect(Math.max(...most)).toBeLessThanOrEqual(4)
    expect(worksAsked()).toHaveLength(apiStore().categories.length)
  })

  test('asks no product search if none is set', async () => {
    vi.spyOn(env, 'searchPath', 'get').mockReturnValue('')
    renderApp(paths.search.href('ielts'))
    expect(await screen.findByText('! Oops No Matches Found')).toBeVisible()
    expect(apiStore().requests.some(({ path }) => path.includes('/product/'))).toBe(false)
  })
})

describe('pages of ours', () => {
  const HEADING = 'On this site'
  const links = async () => within(await group(HEADING)).getAllByRole<HTMLAnchorElement>('link')

  test.each([
    ['visa', 'Visiting Visa', '/visiting-visa'],
    ['passport', 'Study Abroad', '/study'],
    ['refund', 'Premium membership', '/premium'],
    ['fraud', 'Check an offer', '/check-an-offer'],
    ['premium', 'Premium membership', '/premium'],
    ['ielts', 'Study Abroad', '/study'],
    ['office', 'Contact', '/contact'],
    ['forgot password', 'Reset your password', '/forget'],
    ['whatsapp', 'Contact', '/contact'],
    ['plan', 'Make a plan', '/plan'],
    ['പാസ്പോർട്ട്', 'Study Abroad', '/study'],
  ])('are found under “%s”, the best first, five at most', async (keyword, name, address) => {
    renderApp(paths.search.href(keyword))
    const [first, ...others] = await links()
    expect(first).toHaveAccessibleName(name)
    expect(first).toHaveAttribute('href', address)
    expect(others.length).toBeLessThan(5)
  })

  test('say in one line what each is for, and link to it', async () => {
    const { user } = renderApp(paths.search.href('forgot password'))
    const pages = within(await group(HEADING))
    expect(pages.getByText(/Three short steps: your email/)).toBeVisible()
    await user.click(pages.getByRole('link'))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Reset your password' }),
    ).toBeVisible()
  })

  test('are shown below the results and are not counted', async () => {
    renderApp(paths.search.href('ielts'))
    expect(await screen.findByText('1 Result Found')).toBeVisible()
    await group(HEADING)
    expect(headingsNow()).toEqual(['1 Result Found', 'Courses and help', HEADING, 'Your shortlist'])
  })

  test('help if nothing was found; the lists below name none of them again', async () => {
    renderApp(paths.search.href('study abroad'))
    await group(HEADING)
    expect(await screen.findByText('! Oops No Matches Found')).toBeVisible()
    expect(headingsNow()).toEqual(['! Oops No Matches Found', HEADING, 'Your shortlist'])
    const main = within(screen.getByRole('main'))
    const toStudy = main
      .getAllByRole<HTMLAnchorElement>('link')
      .filter((link) => link.pathname === paths.study.href())
    expect(toStudy).toHaveLength(1)
    expect(main.getByRole('link', { name: 'Ask us' })).toBeVisible()
  })

  test('are not named for a country, nor without a keyword', async () => {
    const { user } = renderApp(paths.search.href())
    await findField()
    expect(screen.queryByRole('region', { name: HEADING })).not.toBeInTheDocument()
    await user.type(field(), 'germany{Enter}')
    expect(await screen.findByText('6 Result Found')).toBeVisible()
    expect(await group('Your shortlist')).toBeVisible()
    expect(screen.queryByRole('region', { name: HEADING })).not.toBeInTheDocument()
  })

  test('are found with a slip only if no record has the word itself', async () => {
    const [country] = apiStore().countries
    if (!country) throw new Error('No country is seeded')
    apiStore().countries.push({ ...country, _id: 'new', name: 'Passprt' })
    const { user } = renderApp(paths.search.href('ofice'))
    expect((await links())[0]).toHaveAccessibleName('Contact')
    await user.clear(field())
    await user.type(field(), 'passprt{Enter}')
    expect(await screen.findByText('1 Result Found')).toBeVisible()
    expect(await group('Your shortlist')).toBeVisible()
    expect(screen.queryByRole('region', { name: HEADING })).not.toBeInTheDocument()
  })

  test('can be told apart from a result of the same name', async () => {
    const [category] = apiStore().categories
    if (!category) throw new Error('No category is seeded')
    apiStore().categories.push({ ...category, _id: 'new', name: 'Immigration' })
    renderApp(paths.search.href('immigration'))
    await group('Job categories')
    const [first] = await links()
    expect(first).toHaveTextContent(/^Immigration$/)
    expect(first).toHaveAccessibleName(/^Immigration The main routes/)
  })

  test('are shown even if every call fails, below the note that says so', async () => {
    apiStore().faults.add({ path: '/api/v1/*', body: null })
    renderApp(paths.search.href('passport'))
    const failed = await screen.findByText(/We could not search in/)
    const [first] = await links()
    expect(first).toHaveAttribute('href', '/study')
    if (!first) throw new Error('No page was found')
    const { DOCUMENT_POSITION_FOLLOWING } = Node
    expect(failed.compareDocumentPosition(first) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('are shown after two seconds if a list hangs, which is then shown below them', async () => {
    renderSlowly('/search?q=passport', '/category/get-category')
    expect(await screen.findByText(/Searching/)).toBeVisible()
    expect(screen.queryByRole('region', { name: HEADING })).not.toBeInTheDocument()
    await pass(2500)
    expect(await links()).toHaveLength(3)
    expect(screen.getByText(/Searching/)).toBeVisible()
    expect(screen.queryByText(/Result Found|No Matches/)).not.toBeInTheDocument()
  })
})

describe('a part of the search that fails', () => {
  test('is named and can be tried again, and does not hide the others', async () => {
    apiStore().faults.add({ path: '/country/getCountry', body: null, times: 1 })
    const { user } = renderApp(paths.search.href('germany'))
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText('We could not search in: Countries.')).toBeVisible()
    expect(screen.getByText('5 Result Found')).toBeVisible()
    expect(await screen.findByText('Something Went Wrong')).toBeVisible()
    await user.click(again)
    expect(await screen.findByText('6 Result Found')).toBeVisible()
    expect(within(await group('Countries')).getByRole('link', { name: 'Germany' })).toBeVisible()
  })

  test('the works of one category', async () => {
    const nursing = apiStore().categories[0]?._id ?? ''
    apiStore().faults.add({ path: `/work/work-category/${nursing}`, body: {}, times: 1 })
    const { user } = renderApp('/search?q=german b1')
    expect(await screen.findByText('We could not search in: Jobs.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Home carer' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(
      await screen.findByRole('heading', { name: 'Nursing trainee (Ausbildung)' }),
    ).toBeVisible()
    expect(screen.queryByText(/could not search/)).not.toBeInTheDocument()
  })

  test('is not a category that the server answers with 404 because it has no works', async () => {
    const nursing = apiStore().categories[0]?._id ?? ''
    apiStore().faults.add({ path: `/work/work-category/${nursing}`, status: 404, body: {} })
    renderApp('/search?q=german b1')
    expect(await screen.findByRole('heading', { name: 'Home carer' })).toBeVisible()
    expect(await screen.findByText(/Result Found/)).toBeVisible()
    expect(screen.queryByText(/could not search/)).toBeNull()
    expect(screen.queryByText('Something Went Wrong')).toBeNull()
  })

  test('includes the works if it is the list of categories', async () => {
    apiStore().faults.add({ path: '/category/get-category', body: {}, times: 1 })
    const { user } = renderApp(paths.search.href('nurse'))
    expect(await screen.findByText('We could not search in: Job categories, Jobs.')).toBeVisible()
    // Nothing was found so far, but that is not the same as no match.
    expect(screen.queryByText('! Oops No Matches Found')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Intensive care nurse' })).toBeVisible()
  })

  test('shows one toast if everything fails at once', async () => {
    apiStore().faults.add({ path: '/api/v1/*', text: '<html></html>', contentType: 'text/html' })
    renderApp(paths.search.href('nurse'))
    expect(
      await screen.findByText(
        'We could not search in: Countries, Job categories, Jobs, Courses and help.',
      ),
    ).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('Something Went Wrong')).toHaveLength(1))
  })
})

describe('/product/:id', () => {
  const NAME = 'IELTS mock test pack'

  test('shows the product that was found, without asking again', async () => {
    const { user } = renderApp(paths.search.href('ielts'))
    await user.click(await screen.findByRole('link', { name: NAME }))
    expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeVisible()
    expect(screen.getByText('₹999')).toBeVisible()
    expect(screen.getByText(productNamed(NAME).description)).toBeVisible()
    const asked = apiStore().requests.filter(({ path }) => path.includes('/product/'))
    expect(asked).toHaveLength(1)
  })

  test('finds the product again after a reload or in a new tab by the last search', async () => {
    window.localStorage.setItem('search', JSON.stringify({ keyword: 'ielts' }))
    renderApp(paths.product.href(productNamed(NAME)._id))
    expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeVisible()
  })

  test('finds a product on the shortlist by its name', async () => {
    const id = productNamed(NAME)._id
    window.localStorage.setItem('cart', JSON.stringify([{ kind: 'product', id, name: NAME }]))
    window.localStorage.setItem('search', JSON.stringify({ keyword: 'visa' }))
    renderApp(paths.product.href(id))
    expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeVisible()
  })

  test('an unknown id is the 404', async () => {
    renderApp(paths.product.href('nothing'))
    const page = await screen.findByRole('main')
    await waitFor(() => expect(within(page).getByRole('heading', { level: 1 })).toBeVisible())
    expect(await screen.findByRole('button', { name: 'Go Back' })).toBeVisible()
  })

  test('a failing search is not a 404 and can be tried again', async () => {
    window.localStorage.setItem('search', '{"keyword":"ielts"}')
    apiStore().faults.add({ path: '/product/search', body: null, times: 1 })
    const { user } = renderApp(paths.product.href(productNamed(NAME)._id))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeVisible()
  })
})
