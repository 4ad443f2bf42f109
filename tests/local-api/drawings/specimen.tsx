import type { ReactNode } from 'react'

/** One drawing in one state. */
export type Specimen = {
  /** The drawing's name in the code, and its state. */
  name: string
  drawing: ReactNode
  /** Width in CSS pixels, as on some page of the site; without it, the drawing's own width. */
  width?: number
}

/** Drawings that belong together. */
export type Shelf = { title: string; specimens: readonly Specimen[] }

/** The longest name that a list of the site must have room for: 60 letters. */
export const LONG_NAME = 'The Federated Islands of Saint Bartholomew and New Caledonia'

/** One specimen for each export of a module whose drawings need no props. */
export function specimensOf(module: Record<string, () => ReactNode>): Specimen[] {
  return Object.entries(module).map(([name, Drawing]) => ({ name, drawing: <Drawing /> }))
}

/** A shelf under its heading; its id is made from its title. */
export function ShownShelf({ title, specimens }: Shelf) {
  return (
    <section id={addressOf(title)} aria-label={title}>
      <h2>{title}</h2>
      <div className="shelf">
        {specimens.map(({ name, drawing, width }) => (
          <figure key={name} style={{ inlineSize: width }}>
            <div>{drawing}</div>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

/** A title in the form used after "#" in an address. */
export const addressOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-')
