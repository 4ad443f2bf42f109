import type { ActionResult, Observation } from './page-scripts.ts'

/** A key for the addresses whose forms share what was typed. */
function placeOf({ path, member }: Observation): string {
  const place = path
    .replace(/\?.*$/, '')
    .replace(/^\/country-details\//, '/country/')
    .replace(/^\/(job|register)\/.*$/, '/$1')
  return place.startsWith('/dashboard') ? `${member} ${place}` : place
}

/** Forms whose text is lost when their page is left. */
const SHORT: readonly string[] = ['register', 'login', 'forget']

/** A step of one's own is stored in the plan, which makes no call. */
const OWN_STEP = /step/

/** What was typed into forms and not sent; it must be there whenever the form is seen. */
export class Memory {
  readonly #typed = new Map<string, Record<string, string>>()
  /** The key under which each form was last typed into. */
  readonly #last = new Map<string, string>()
  /** Forms that were sent; their page may be left before the answer arrives. */
  readonly #sent = new Set<string>()

  #of(observation: Observation, form: string) {
    return this.#typed.get(`${placeOf(observation)}#${form}`)
  }

  /** Learns after a step: what the step itself changed is what is expected from now on. */
  learn(observation: Observation, { touched }: ActionResult) {
    const form = touched && observation.forms.find(({ id }) => id === touched.form)
    if (!form || OWN_STEP.test(form.id)) return
    const key = `${placeOf(observation)}#${form.id}`
    const known = this.#typed.get(key) ?? {}
    for (const name of touched.fields ?? Object.keys(known)) {
      const text = form.fields[name]
      if (text !== undefined) known[name] = text
    }
    this.#typed.set(key, known)
    this.#last.set(form.id, key)
  }

  /** What is no longer there, as messages. */
  lost(observation: Observation): string[] {
    return observation.forms.flatMap(({ id, fields }) =>
      Object.entries(this.#of(observation, id) ?? {}).flatMap(([name, typed]) =>
        name in fields && fields[name] !== typed
          ? [
              `“${typed}” was typed into ${name} of the form “${id}”, and “${fields[name]}” is there`,
            ]
          : [],
      ),
    )
  }

  /** What a form contains, as remembered. */
  typedInto(observation: Observation, form: string): Readonly<Record<string, string>> {
    return this.#of(observation, form) ?? {}
  }

  /** A form was sent, and is still unchanged. */
  sending(observation: Observation, form: string) {
    this.#sent.add(`${placeOf(observation)}#${form}`)
  }

  /** The API has accepted what was sent. */
  forgetSent() {
    for (const key of this.#sent) this.#typed.delete(key)
    this.#sent.clear()
  }

  /** The forms on the page were sent, or discarded on purpose. */
  forget(observation: Observation) {
    for (const { id } of observation.forms) this.#typed.delete(`${placeOf(observation)}#${id}`)
  }

  /**
   * The forms on the page were discarded on purpose. While Back waits for confirmation, the address is
   * already that of the next page, and the form still that of the last one.
   */
  giveUp(observation: Observation) {
    this.forget(observation)
    for (const { id } of observation.forms) this.#typed.delete(this.#last.get(id) ?? '')
  }

  /** Everything was deleted, or a logout removed it. */
  forgetAll() {
    this.#typed.clear()
  }

  /** The page is left in a way that these forms do not survive. */
  leave() {
    for (const key of this.#typed.keys()) {
      if (SHORT.some((id) => key.endsWith(`#${id}`))) this.#typed.delete(key)
    }
  }
}
