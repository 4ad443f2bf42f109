import { lackedClasses, lackedMembers } from './lacking.mjs'

/** Chromium still applies its policy on what becomes code, so it keeps the objects that the policy needs. */
const kept = /^(?:trustedTypes|Trusted\w+)$/

type Names = { classes: string[]; members: [owner: string, name: string][] }

const names: Names = {
  classes: lackedClasses.map(({ name }) => name).filter((name) => !kept.test(name)),
  members: lackedMembers
    .filter(({ name }) => !kept.test(name))
    .map(({ owner, name }) => [owner, name]),
}

/** Runs in the page, before any script of it. */
function takeAway({ classes, members }: Names) {
  for (const [owner, name] of members) {
    const holder =
      owner === 'TypedArray' ? Object.getPrototypeOf(Uint8Array) : Reflect.get(globalThis, owner)
    for (const from of [holder, holder?.prototype, owner === 'Window' ? globalThis : undefined]) {
      if (Object(from) === from) Reflect.deleteProperty(from, name)
    }
  }
  for (const name of classes) Reflect.deleteProperty(globalThis, name)
}

/**
 * A script that leaves a new browser only what all the oldest engines of the site have (package.json,
 * browserslist): run it before any other of the page. Product 10, Browsers.
 */
export const takeAwayScript = `(${takeAway.toString()})(${JSON.stringify(names)})`
