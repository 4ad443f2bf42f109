import type { ReactNode } from 'react'

/** One drawing in one state. */
export type Specimen = {
  /** What the drawing is called in the code, and its state. */
  name: string
  drawing: ReactNode
  /** Width in CSS pixels, as some page shows it; else as wide as the drawing itself. */
  width?: number
}

/** Drawings that belong together. */
export type Shelf = { title: string; specimens: readonly Specimen[] }

/** The longest name that a list of the site has to hold: 60 letters. */
export const LONG_NAME = 'The Federated Islands of Saint Bartholomew and New Caledonia'

/** Each export of a module that is drawn without anything to fill in. */
export function specimensOf(module: Record<string, () => ReactNode>): Specimen[] {
  return Object.entries(module).map(([name, Drawing]) => ({ name, drawing: <Drawing /> }))
}

/** A shelf under its heading; its name is its address on the page. */
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

/** A title as the part of an address after "#". */
export const addressOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-')
