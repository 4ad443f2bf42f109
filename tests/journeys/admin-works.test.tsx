import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { categoriesQuery } from '@/entities/category/api'
import { WORKS } from '@/entities/work/keys'
import { queryClient } from '@/lib/api/query'
import { paths } from '@/lib/navigation/paths'
import { answer, button, choosePicture, field, put } from '../helpers/admin-forms'
import { SCALED_ADDRESS } from '../samples/admin-pictures'
import { objectIdAt } from '../local-api/object-id'
import { apiStore } from '../helpers/local-server'
import { asked, bodiesOf } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdBack } from '../helpers/waits'

const CREATE = paths.adminWorks.href()
const LATEST = paths.adminLatestCategories.href()
const NURSING = 'Nursing in Germany'

type User = ReturnType<typeof renderApp>['user']

const idOf = (name: string) => apiStore().categories.find((each) => each.name === name)?._id ?? ''
const worksOf = (category: string) => `/dashboard/admin/updatenews/${idOf(category)}`
const workId = (name: string) => apiStore().works.find((each) => each.name === name)?._id ?? ''
const dropCategory = (name: string) => {
  const { categories } = apiStore()
  categories.splice(
    categories.findIndex((each) => each.name === name),
    1,
  )
}
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name })
const names = () =>
  within(screen.getByRole('region', { name: 'Works' }))
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent)

async function chooseCategory(user: User, name: string) {
  await user.type(await field('Country'), name)
  await user.click(await screen.findByTitle(name))
}

async function fillIn(user: User) {
  await put(user, 'Name', 'Night nurse')
  await chooseCategory(user, NURSING)
  await user.type(await field('Point 1'), 'German B2{Enter}Night shifts')
  await choosePicture(user)
}

beforeEach(() => logInAs('admin'))

describe('creating a work', () => {
  test('says in plain words what each field holds; "Country" is a job category', async () => {
    renderApp(CREATE)
    expect(await field('Name')).toHaveAccessibleDescription(/^The vacancy, such as/)
    expect(await field('Country')).toHaveAccessibleDescription(
      /^The job category of the vacancy, not the country it is in/,
    )
    expect(screen.getByText('Choose a job category')).toBeVisible()
    expect(screen.getByText(/^What the vacancy offers and asks for\./)).toBeVisible()
    expect(screen.getByText(/^A work is a vacancy\./)).toBeVisible()
  })

  test('a search in the categories that finds none says so, and not that there are none', async () => {
    const { user } = renderApp(CREATE)
    await user.type(await field('Country'), 'Germnay')
    expect(await screen.findByText(/^No job category has these letters/)).toBeInTheDocument()
    expect(screen.queryByText(/There is no job category/)).not.toBeInTheDocument()
  })

  test('announces the chosen country with its field, and not the arrow beside it', async () => {
    const { user } = renderApp(CREATE)
    await chooseCategory(user, NURSING)
    expect(await field('Country')).toHaveAccessibleDescription(
      /^Nursing in Germany The job category/,
    )
    expect(screen.queryByRole('img', { name: 'down' })).not.toBeInTheDocument()
    // What the library announces of the field is the name, not the record's id.
    const said = [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent)
    expect(said).toContain(NURSING)
    expect(said.join(' ')).not.toContain(idOf(NURSING))
  })

  test('sends name, photo, category and the points with commas between', async () => {
    const bodies = bodiesOf('/work/create-work')
    const { user } = renderApp(CREATE)
    await fillIn(user)
    await user.click(await button('Create work'))
    expect(await screen.findByText('Night nurse is created')).toBeVisible()
    expect(bodies).toEqual([
      {
        name: 'Night nurse',
        photo: SCALED_ADDRESS,
        category: idOf(NURSING),
        details: 'German B2, Night shifts',
      },
    ])
    // The next work begins empty, in the same country.
    expect(await field('Name')).toHaveValue('')
    expect(await field('Point 1')).toHaveValue('')
    expect(screen.getByTitle(NURSING)).toBeVisible()
    await user.click(screen.getByRole('link', { name: `Works of ${NURSING}` }))
    await h1(`Works of ${NURSING}`)
    await waitFor(() => expect(names()).toContain('Night nurse'))
  })

  test('asks for what is missing, at the first missing field, and sends nothing', async () => {
    const { user } = renderApp(CREATE)
    await user.click(await button('Create work'))
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible()
    expect(await field('Name')).toHaveFocus()
    // The toast says it once; each message describes its field.
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent)
    expect(alerts).toEqual(['Please fill in all required fields'])
    expect(await field('Name')).toHaveAccessibleDescription(/Name is required/)
    for (const words of ['Name is required', 'Country is required', 'Photo is required']) {
      expect(await screen.findByText(words)).toBeInTheDocument()
    }
    await put(user, 'Name', 'Night nurse')
    await put(user, 'Name', '')
    expect(screen.getByText('Name is required')).toHaveRole('alert')
    await put(user, 'Name', 'Night nurse')
    await user.click(await button('Create work'))
    await waitFor(() => expect(screen.getByLabelText('Country')).toHaveFocus())
    await chooseCategory(user, NURSING)
    await user.click(await button('Create work'))
    await waitFor(() => expect(screen.getByLabelText('Point 1')).toHaveFocus())
    expect(screen.getByText('Write at least one point')).toBeVisible()
    expect(screen.getByLabelText('Point 1')).toBeRequired()
    await put(user, 'Point 1', 'German B2')
    await user.click(await button('Create work'))
    await waitFor(() => expect(screen.getByLabelText('Photo')).toHaveFocus())
    expect(asked('/work/create-work')).toBe(0)
  })

  test('refuses a comma inside a point, says why and offers a way out', async () => {
    const bodies = bodiesOf('/work/create-work')
    const { user } = renderApp(CREATE)
    await fillIn(user)
    await put(user, 'Point 2', 'Nights, weekends')
    expect(await screen.findByText(/A point cannot hold a comma/)).toBeVisible()
    await user.click(await button('Create work'))
    expect(await screen.findByText('Please check what you typed')).toBeVisible()
    expect(await field('Point 2')).toHaveFocus()
    expect(bodies).toEqual([])

    await user.click(await button('make separate points of it'))
    expect(await field('Point 2')).toHaveValue('Nights')
    expect(await field('Point 3')).toHaveValue('weekends')
    expect(await field('Point 3')).toHaveFocus()
    await user.click(await button('Create work'))
    await screen.findByText('Night nurse is created')
    expect(bodies).toMatchObject([{ details: 'German B2, Nights, weekends' }])
  })

  test('takes pasted lines as points, and points can be removed again', async () => {
    const { user } = renderApp(CREATE)
    await user.click(await field('Point 1'))
    await user.paste('- German B2\n- Night shifts\n\n• Housing')
    expect(await field('Point 1')).toHaveValue('German B2')
    expect(await field('Point 3')).toHaveValue('Housing')
    await user.click(await button('Remove point 2'))
    expect(await field('Point 2')).toHaveValue('Housing')
    expect(screen.queryByLabelText('Point 3')).toBeNull()
    await user.click(await button('Add a point'))
    expect(await field('Point 3')).toHaveFocus()
  })

  test('that was left unsaved comes back with its country, its points and its picture', async () => {
    const { user } = renderApp(CREATE)
    await fillIn(user)
    cleanup()
    const bodies = bodiesOf('/work/create-work')
    renderApp(CREATE)
    expect(await field('Name')).toHaveValue('Night nurse')
    expect(screen.getByTitle(NURSING)).toBeVisible()
    expect(screen.getByText('The picture you chose before is still here.')).toBeVisible()
    expect(await field('Point 2')).toHaveValue('Night shifts')
    await user.click(await button('Create work'))
    await screen.findByText('Night nurse is created')
    expect(bodies).toMatchObject([{ category: idOf(NURSING), photo: SCALED_ADDRESS }])
  })

  test.each([
    [{ body: { success: false, message: 'No more works' } }, 'No more works'],
    [{ body: { success: false } }, 'Work creation failed'],
    [{ body: { success: true, message: 'Work already exists' } }, 'Work already exists'],
    [{ reset: true }, 'Work creation failed'],
  ])('answered with %j says so and keeps what was typed', async (fault, words) => {
    const { user } = renderApp(CREATE)
    await fillIn(user)
    const releaseAnswer = holdBack({ path: '/create-work', ...fault })
    await user.dblClick(await button('Create work'))
    expect(await button('Creating...')).toBeDisabled()
    await releaseAnswer()
    expect(await screen.findByText(words)).toBeVisible()
    expect(asked('/work/create-work')).toBe(1)
    expect(await field('Name')).toHaveValue('Night nurse')
    expect(await field('Point 2')).toHaveValue('Night shifts')
  })

  test('in a country that somebody else deleted meanwhile asks for another one', async () => {
    const bodies = bodiesOf('/work/create-work')
    const { user } = renderApp(CREATE)
    await fillIn(user)
    const gone = idOf(NURSING)
    dropCategory(NURSING)
    await act(() => queryClient.invalidateQueries({ queryKey: categoriesQuery().queryKey }))
    expect(await screen.findByText('Choose a job category')).toBeVisible()
    expect(screen.queryByTitle(gone)).toBeNull()
    await user.click(await button('Create work'))
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible()
    expect(screen.getByText('Country is required')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Country')).toHaveFocus())
    expect(bodies).toEqual([])
    await chooseCategory(user, 'Caregivers in Austria')
    await user.click(await button('Create work'))
    expect(await screen.findByText('Night nurse is created')).toBeVisible()
    expect(bodies).toMatchObject([{ category: idOf('Caregivers in Austria') }])
  })

  test('says so when the countries do not load', async () => {
    apiStore().faults.add({ path: '/get-category', status: 500 })
    const { user } = renderApp(CREATE)
    expect(await screen.findByText('Something went wrong in getting categories')).toBeVisible()
    apiStore().faults.clear()
    await user.click(await button('Try again'))
    expect(await field('Country')).toBeVisible()
  })
})

/** Adds works to the nursing category until it has `count`, each a day newer than the one before. */
function fillUpTo(count: number) {
  const { works } = apiStore()
  const present = works.filter(({ category }) => category === idOf(NURSING))
  const [first] = present
  if (!first) throw new Error('No work is seeded')
  for (let number = present.length; number < count; number += 1) {
    const createdAt = new Date(2027, 0, number)
    works.push({
      ...first,
      _id: objectIdAt(createdAt, 1),
      name: `Job ${number}`,
      createdAt: createdAt.toISOString(),
    })
  }
}

describe('the works of a category', () => {
  test('are edited', async () => {
    const id = workId('Intensive care nurse')
    const bodies = bodiesOf(`/work/update-work/${id}`)
    const { user } = renderApp(worksOf(NURSING))
    await h1(`Works of ${NURSING}`)
    await user.click(screen.getByRole('link', { name: 'Edit Intensive care nurse' }))
    await h1('Edit Intensive care nurse')
    expect(await field('Point 2')).toHaveValue('Two years in an intensive care unit')
    await put(user, 'Name', 'Ward nurse')
    await put(user, 'Point 2', 'One year')
    await user.click(await button('Save'))
    expect(await screen.findByText('Updated successfully')).toBeVisible()
    expect(bodies).toEqual([
      {
        name: 'Ward nurse',
        photo: expect.stringMatching(/^data:image\/png/),
        category: idOf(NURSING),
        details: 'B.Sc. Nursing or GNM, One year, German B2, Adaptation course on arrival',
      },
    ])
    await h1(`Works of ${NURSING}`)
    await waitFor(() => expect(names()).toContain('Ward nurse'))
    expect(names()).not.toContain('Intensive care nurse')
  })

  test('are edited with the server’s data, not with that of the list that was open', async () => {
    const { user } = renderApp(worksOf(NURSING))
    await h1(`Works of ${NURSING}`)
    // Another administrator has changed it meanwhile.
    const work = apiStore().works.find(({ name }) => name === 'Intensive care nurse')
    Object.assign(work ?? {}, { details: 'German C1' })
    await user.click(screen.getByRole('link', { name: 'Edit Intensive care nurse' }))
    expect(await field('Point 1')).toHaveValue('German C1')
    expect(screen.queryByLabelText('Point 2')).toBeNull()
    await put(user, 'Name', 'Ward nurse')
    await user.click(await button('Save'))
    expect(await screen.findByText('Updated successfully')).toBeVisible()
    expect(work).toMatchObject({ name: 'Ward nurse', details: 'German C1' })
  })

  test('whose form does not load say so and load on another try', async () => {
    const { user } = renderApp(worksOf(NURSING))
    await h1(`Works of ${NURSING}`)
    apiStore().faults.add({ path: '/getone-work', status: 500 })
    await user.click(screen.getByRole('link', { name: 'Edit Intensive care nurse' }))
    expect(await screen.findByText('Something went wrong')).toBeVisible()
    expect(screen.getByText('The work could not be loaded.')).toBeVisible()
    apiStore().faults.clear()
    await user.click(await button('Try again'))
    expect(await field('Name')).toHaveValue('Intensive care nurse')
  })

  test('that are gone meanwhile say so', async () => {
    const { user } = renderApp(worksOf(NURSING))
    await h1(`Works of ${NURSING}`)
    const { works } = apiStore()
    works.splice(
      works.findIndex(({ name }) => name === 'Intensive care nurse'),
      1,
    )
    await user.click(screen.getByRole('link', { name: 'Edit Intensive care nurse' }))
    expect(await screen.findByText(/There is no such work here/)).toBeVisible()
  })

  test('with more points than anybody writes are edited without a field for each', async () => {
    const works = apiStore().works
    const work = works.find(({ category }) => category === idOf(NURSING))
    if (!work) throw new Error('No work is seeded')
    work.details = Array.from({ length: 5000 }, (_, place) => `point ${place}`).join(', ')
    const bodies = bodiesOf(`/work/update-work/${work._id}`)
    const { user } = renderApp(`${worksOf(NURSING)}?edit=${work._id}`)
    expect(await field('Point 1')).toHaveValue('point 0')
    expect(screen.getAllByLabelText(/^Point \d+$/)).toHaveLength(300)
    expect(screen.getByText('4700 more are too many to show; they stay as they are.')).toBeVisible()
    await put(user, 'Name', 'Ward nurse')
    await user.click(await button('Save'))
    await waitFor(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]).toMatchObject({ name: 'Ward nurse', details: work.details })
  })

  test.each([
    ['of the same category', NURSING, ['Ward nurse']],
    ['of another one', 'Caregivers in Austria', []],
  ])(
    'are reported saved, and their list is right before it is read again (now a work %s)',
    async (_, chosen, left) => {
      const { user } = renderApp(worksOf(NURSING))
      await h1(`Works of ${NURSING}`)
      const others = names().filter((name) => name !== 'Intensive care nurse')
      await user.click(screen.getByRole('link', { name: 'Edit Intensive care nurse' }))
      await put(user, 'Name', 'Ward nurse')
      if (chosen !== NURSING) await chooseCategory(user, chosen)
      apiStore().faults.add({ path: '/work-category', hang: true })
      const missed = vi.fn<() => void>()
      // The form is never replaced by the note that there is no such work either.
      const watch = new MutationObserver(() => {
        if (screen.queryByText(/There is no such work here/)) missed()
      })
      watch.observe(document.body, { childList: true, subtree: true })
      await user.click(await button('Save'))
      expect(await screen.findByText('Updated successfully')).toBeVisible()
      await h1(`Works of ${chosen}`)
      if (chosen !== NURSING) act(() => window.history.go(-2))
      await h1(`Works of ${NURSING}`)
      expect(names().toSorted()).toEqual([...left, ...others].toSorted())
      watch.disconnect()
      expect(missed).toHaveBeenCalledTimes(0)
    },
  )

  test('are listed newest first, 24 at a time, and are searched and sorted in the address', async () => {
    fillUpTo(30)
    const { user } = renderApp(`/dashboard/admin/updatenews/${idOf(NURSING)}`)
    await h1(`Works of ${NURSING}`)
    expect(await screen.findByText('30 works')).toBeVisible()
    expect(names()).toHaveLength(24)
    expect(names()[0]).toBe('Job 29')
    await user.click(screen.getByRole('link', { name: 'Next' }))
    expect(window.location.search).toBe('?page=2')
    await user.selectOptions(await field('Sort by'), 'Oldest first')
    await user.type(await field('Search by name'), 'job 2')
    expect(await screen.findByText('10 of 30 match')).toBeVisible()
    expect(names()).toHaveLength(10)
    await waitFor(() => expect(window.location.search).toBe('?sort=made&q=job+2'))
  })

  test('keep their search and the list of categories when one of them is opened and left', async () => {
    fillUpTo(8)
    const { user } = renderApp(`${LATEST}?all=1&q=nursing`)
    await user.click(await screen.findByRole('link', { name: `Works ${NURSING}` }))
    await h1(`Works of ${NURSING}`)
    await user.type(await field('Search by name'), 'job')
    await waitFor(() => expect(window.location.search).toBe('?q=job'))
    await user.click(screen.getByRole('link', { name: 'Edit Job 6' }))
    await h1('Edit Job 6')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await h1(`Works of ${NURSING}`)
    expect(window.location.search).toBe('?q=job')
    expect(await field('Search by name')).toHaveValue('job')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Edit Job 6' })).toHaveFocus())
    // The search of the list of categories is remembered too.
    await user.click(screen.getByRole('link', { name: 'Back to the latest countries' }))
    await h1('Latest country')
    expect(window.location.search).toBe('?all=1&q=nursing')
  })

  test('move to another category', async () => {
    const { user } = renderApp(worksOf(NURSING))
    await user.click(await screen.findByRole('link', { name: 'Edit Intensive care nurse' }))
    await chooseCategory(user, 'Caregivers in Austria')
    await user.click(await button('Save'))
    await screen.findByText('Updated successfully')
    // Where the work is now, in its row, and no longer among those it was opened from.
    await h1('Works of Caregivers in Austria')
    const edit = await screen.findByRole('link', { name: 'Edit Intensive care nurse' })
    await waitFor(() =>
      expect(edit.closest('[data-row]')?.contains(document.activeElement)).toBe(true),
    )
    act(() => window.history.back())
    await h1(`Edit Intensive care nurse`)
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await h1(`Works of ${NURSING}`)
    await waitFor(() => expect(names()).not.toContain('Intensive care nurse'))
    const moved = apiStore().works.find(({ name }) => name === 'Intensive care nurse')
    expect(moved?.category).toBe(idOf('Caregivers in Austria'))
  })

  test('are shown from the top of the list once the search no longer finds the saved one', async () => {
    const { user } = renderApp(`${worksOf(NURSING)}?q=intensive`)
    await user.click(await screen.findByRole('link', { name: 'Edit Intensive care nurse' }))
    await put(user, 'Name', 'Ward nurse')
    const scrolled = vi.spyOn(window, 'scrollTo')
    await user.click(await button('Save'))
    expect(await screen.findByText('No name matches your search.')).toBeVisible()
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0))
    expect(screen.getByRole('main')).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Add a work here' }))
    await h1('Add a work')
  })

  test.each([
    [{ reset: true }, 'Something went wrong during update'],
    [{ body: { success: false } }, 'Update failed'],
    [{ body: { success: false, message: 'Locked' } }, 'Locked'],
  ])('keep what was typed when an update is answered with %j', async (fault, words) => {
    const { user } = renderApp(worksOf(NURSING))
    await user.click(await screen.findByRole('link', { name: 'Edit Intensive care nurse' }))
    await put(user, 'Name', 'Ward nurse')
    apiStore().faults.add({ path: '/update-work', ...fault })
    await user.click(await button('Save'))
    expect(await screen.findByText(words)).toBeVisible()
    expect(await field('Name')).toHaveValue('Ward nurse')
  })

  test('are deleted at once, by name', async () => {
    const { user } = renderApp(worksOf(NURSING))
    const releaseAnswer = holdBack({ method: 'DELETE', path: '/delete-work' })
    await user.click(await button('Delete Intensive care nurse'))
    expect(await screen.findByRole('dialog')).toHaveTextContent('Intensive care nurse')
    await answer(user, 'Delete')
    await waitFor(() => expect(names()).not.toContain('Intensive care nurse'))
    expect(screen.queryByText('Deleted successfully')).toBeNull()
    await releaseAnswer()
    expect(await screen.findByText('Deleted successfully')).toBeVisible()
    expect(workId('Intensive care nurse')).toBe('')
  })

  test('come back when deleting fails', async () => {
    const { user } = renderApp(worksOf(NURSING))
    await h1(`Works of ${NURSING}`)
    const before = names()
    const releaseAnswer = holdBack({ method: 'DELETE', path: '/delete-work', status: 500 })
    await user.click(await button('Delete Intensive care nurse'))
    await answer(user, 'Delete')
    await waitFor(() => expect(names()).not.toContain('Intensive care nurse'))
    await releaseAnswer()
    expect(await screen.findByText('Delete failed')).toBeVisible()
    expect(names()).toEqual(before)
  })

  test('lead to a new work in the same category', async () => {
    const { user } = renderApp(worksOf(NURSING))
    await user.click(await screen.findByRole('link', { name: 'Add a work here' }))
    await h1('Add a work')
    expect(screen.getByTitle(NURSING)).toBeVisible()
  })

  test('that do not load say so and load on another try', async () => {
    apiStore().faults.add({ path: '/work-category', status: 500 })
    const { user } = renderApp(worksOf(NURSING))
    expect(await screen.findByText('Something went wrong')).toBeVisible()
    apiStore().faults.clear()
    await user.click(await button('Try again'))
    await h1(`Works of ${NURSING}`)
  })

  test.each([{}, { delayMs: 300 }])(
    'are none yet if the server answers 404 for a category that exists (its list: %j)',
    async (slowness) => {
      apiStore().faults.add({ path: '/work-category', status: 404, body: {} })
      apiStore().faults.add({ path: '/get-category', ...slowness })
      const missed = vi.fn<() => void>()
      const watch = new MutationObserver(() => {
        const failed = screen.queryAllByText(/There is no country|Something went wrong/)
        if (failed.length > 0) missed()
      })
      watch.observe(document.body, { childList: true, subtree: true })
      const { user } = renderApp(worksOf(NURSING))
      await h1(`Works of ${NURSING}`)
      expect(screen.getByText('There is no work here yet.')).toBeVisible()
      await user.click(screen.getByRole('link', { name: 'Add a work here' }))
      await h1('Add a work')
      expect(screen.getByTitle(NURSING)).toBeVisible()
      watch.disconnect()
      expect(missed).toHaveBeenCalledTimes(0)
    },
  )

  test('stay none, with the focus where it is, while the server answers 404 again', async () => {
    apiStore().faults.add({ path: '/work-category', status: 404, body: {} })
    renderApp(worksOf(NURSING))
    const add = await screen.findByRole('link', { name: 'Add a work here' })
    add.focus()
    const releaseAnswer = holdBack({ path: '/work-category', status: 404, body: {} })
    act(() => void queryClient.invalidateQueries({ queryKey: WORKS }))
    await waitFor(() => expect(queryClient.isFetching()).toBe(1))
    expect(screen.getByText('There is no work here yet.')).toBeVisible()
    await releaseAnswer()
    expect(queryClient.isFetching()).toBe(0)
    expect(screen.getByText('There is no work here yet.')).toBeVisible()
    expect(add).toHaveFocus()
  })

  test('are gone after another administrator deleted all, also if the server then answers 404', async () => {
    renderApp(worksOf(NURSING))
    await h1(`Works of ${NURSING}`)
    expect(names()).not.toEqual([])
    apiStore().faults.add({ path: '/work-category', status: 404, body: {} })
    await act(() => queryClient.invalidateQueries({ queryKey: WORKS }))
    expect(await screen.findByText('There is no work here yet.')).toBeVisible()
    expect(names()).toEqual([])
  })

  test('of an unknown category say so', async () => {
    renderApp(paths.adminUpdateWorks.href('unknown'))
    expect(await screen.findByText(/There is no country at this address/)).toBeVisible()
  })
})
