import { render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { strokes } from '@/components/art/icon-paths'
import { filled, lateStrokes } from '@/components/art/late-icon-paths'
import { scenes } from '@/components/art/scenes-world'
import { DrawingsPage } from '../local-api/drawings/drawings-page'

type Fiber = { type: unknown; child: Fiber | null; sibling: Fiber | null }

const modules = import.meta.glob<Record<string, unknown>>('/src/components/art/*.tsx', {
  eager: true,
})

const isComponent = (name: string, value: unknown): value is ComponentType =>
  typeof value === 'function' && /^[A-Z]/.test(name)

/** Every component that React has rendered in a container, read from React's fiber tree. */
function drawnIn(container: HTMLElement): Set<unknown> {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer')) ?? ''
  const { stateNode }: { stateNode: { current: Fiber } } = Reflect.get(container, key)
  const drawn = new Set<unknown>()
  const open = [stateNode.current]
  for (let fiber = open.pop(); fiber; fiber = open.pop()) {
    drawn.add(fiber.type)
    for (const next of [fiber.child, fiber.sibling]) if (next) open.push(next)
  }
  return drawn
}

const namesOf = (figures: readonly HTMLElement[]) =>
  figures.map((figure) => figure.lastElementChild?.textContent)

/** Opens the page, and waits for the scenes whose code loads later. */
async function openDrawings() {
  const { container } = render(<DrawingsPage scheme={null} />)
  const shelf = screen.getByRole('region', { name: 'Scenes whose code comes later' })
  for (const name of ['a country, there', 'a job, there']) {
    const figure = within(shelf).getByText(name).closest('figure')
    await expect.poll(() => figure?.querySelectorAll('path').length).toBeGreaterThan(3)
  }
  return container
}

test('the page of all drawings shows every drawing', async () => {
  const drawn = drawnIn(await openDrawings())
  const missing = Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter(([name, value]) => isComponent(name, value) && !drawn.has(value))
      .map(([name]) => `${name} of ${file}`),
  )
  expect(Object.keys(modules).length).toBeGreaterThan(25)
  expect(missing).toEqual([])

  const shown = namesOf(screen.getAllByRole('figure'))
  expect(shown).toEqual(expect.arrayContaining([...scenes.keys()]))
  expect(shown).toEqual(
    expect.arrayContaining(Object.keys({ ...strokes, ...lateStrokes, ...filled })),
  )
})

test('each of them draws something, under a name of its own', async () => {
  await openDrawings()
  const shelves = within(screen.getByRole('main')).getAllByRole('region')
  const empty = screen
    .getAllByRole('figure')
    .filter((figure) => !figure.querySelector('path, circle, [class*="tile"], [class*="picture"]'))
  expect(namesOf(empty)).toEqual(['a job until then'])
  for (const shelf of shelves) {
    const names = namesOf(within(shelf).queryAllByRole('figure'))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})

test('every drawing has a name for screen readers or is hidden from them', async () => {
  const container = await openDrawings()
  const pictures = [...container.querySelectorAll('svg')]
  expect(pictures.length).toBeGreaterThan(150)
  const nameless = pictures.filter(
    (picture) =>
      !picture.closest('[aria-hidden="true"]') &&
      !(picture.getAttribute('role') === 'img' && picture.ariaLabel),
  )
  expect(nameless).toEqual([])
})
