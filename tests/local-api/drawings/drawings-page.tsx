import { MemoryRouter } from 'react-router-dom'
import './drawings.css'
import { marks } from './marks'
import { papers } from './papers'
import { boardingPasses } from './passes'
import { pictures } from './pictures'
import { schemes, type Scheme } from './scheme'
import { addressOf, ShownShelf } from './specimen'

const shelves = [...marks, ...papers, ...boardingPasses, ...pictures]

/**
 * Every drawing of the site in every state, at real sizes: /local/drawings on the development
 * server. The list comes from the modules of the drawings, so a new drawing appears by itself.
 * `scheme` null means the system's colour scheme.
 */
export function DrawingsPage({ scheme }: { scheme: Scheme | null }) {
  return (
    <MemoryRouter>
      <header className="top">
        <h1>All drawings</h1>
        <nav aria-label="Colours">
          {schemes.map((each) => (
            <a
              key={each}
              href={`?scheme=${each}`}
              aria-current={each === scheme ? 'true' : undefined}
            >
              {each}
            </a>
          ))}
          <a href="?" aria-current={scheme ? undefined : 'true'}>
            as the system
          </a>
        </nav>
        <nav aria-label="Drawings">
          {shelves.map(({ title, specimens }) => (
            <a key={title} href={`#${addressOf(title)}`}>
              {title} ({specimens.length})
            </a>
          ))}
        </nav>
      </header>
      <main>
        {shelves.map((shelf) => (
          <ShownShelf key={shelf.title} {...shelf} />
        ))}
      </main>
    </MemoryRouter>
  )
}
