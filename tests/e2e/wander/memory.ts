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

  /** The forms in sight were sent, or given up on purpose. */
  forget(look: Look) {
    for (const { id } of look.forms) this.#typed.delete(`${placeOf(look)}#${id}`)
  }

  /** All was deleted. */
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
