import type { Deed, Look } from './look.ts'

/** Addresses whose forms share what was typed. */
function placeOf({ path, member }: Look): string {
  const place = path
    .replace(/\?.*$/, '')
    .replace(/^\/country-details\//, '/country/')
    .replace(/^\/(job|register)\/.*$/, '/$1')
  return place.startsWith('/dashboard') ? `${member} ${place}` : place
}

/** Forms that are left with what is typed in them. */
const SHORT: readonly string[] = ['register', 'login', 'forget']

/** A step of a plan goes into the plan, which no call tells of. */
const OWN_STEP = /step/

/** What was typed into forms and not sent, as it must be found whenever the form is seen. */
export class Memory {
  readonly #typed = new Map<string, Record<string, string>>()
  /** Where each form was typed into last. */
  readonly #last = new Map<string, string>()
  /** Forms that were sent; their page may be left before the answer comes. */
  readonly #sent = new Set<string>()

  #of(look: Look, form: string) {
    return this.#typed.get(`${placeOf(look)}#${form}`)
  }

  /** After a step: what it changed by itself is how it is to be from now on. */
  learn(look: Look, { touched }: Deed) {
    const form = touched && look.forms.find(({ id }) => id === touched.form)
    if (!form || OWN_STEP.test(form.id)) return
    const key = `${placeOf(look)}#${form.id}`
    const known = this.#typed.get(key) ?? {}
    for (const name of touched.fields ?? Object.keys(known)) {
      const text = form.fields[name]
      if (text !== undefined) known[name] = text
    }
    this.#typed.set(key, known)
    this.#last.set(form.id, key)
  }

  /** What is no longer there, in words. */
  lost(look: Look): string[] {
    return look.forms.flatMap(({ id, fields }) =>
      Object.entries(this.#of(look, id) ?? {}).flatMap(([name, typed]) =>
        name in fields && fields[name] !== typed
          ? [
              `“${typed}” was typed into ${name} of the form “${id}”, and “${fields[name]}” is there`,
            ]
          : [],
      ),
    )
  }

  /** What stands in a form by its memory. */
  typedInto(look: Look, form: string): Readonly<Record<string, string>> {
    return this.#of(look, form) ?? {}
  }

  /** A form was sent, and is still as it is. */
  sending(look: Look, form: string) {
    this.#sent.add(`${placeOf(look)}#${form}`)
  }

  /** The API has taken what was sent. */
  forgetSent() {
    for (const key of this.#sent) this.#typed.delete(key)
    this.#sent.clear()
  }

  /** The forms in sight were sent, or given up on purpose. */
  forget(look: Look) {
    for (const { id } of look.forms) this.#typed.delete(`${placeOf(look)}#${id}`)
  }

  /**
   * The forms in sight were given up on purpose. While Back waits for a yes, the address is
   * already the next page's, and the form still that of the last one.
   */
  giveUp(look: Look) {
    this.forget(look)
    for (const { id } of look.forms) this.#typed.delete(this.#last.get(id) ?? '')
  }

  /** All was deleted, or a logout took it. */
  forgetAll() {
    this.#typed.clear()
  }

  /** The page is left by a way that these forms do not outlive. */
  leave() {
    for (const key of this.#typed.keys()) {
      if (SHORT.some((id) => key.endsWith(`#${id}`))) this.#typed.delete(key)
    }
  }
}
