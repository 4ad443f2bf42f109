import { data, lacking } from './floor.mjs'

const { javascript } = data
const syntax = javascript.regular_expressions

const forms = [
  { name: 'A look behind, (?<=', compat: syntax.lookbehind_assertion, form: /\(\?<[=!]/ },
  { name: 'A modifier, (?i:', compat: syntax.modifier, form: /\(\?[ims-]+:/ },
].map(({ name, compat, form }) => ({ name, form, engines: lacking(compat).join(', ') }))

const sets = lacking(javascript.builtins.RegExp.unicodeSets).join(', ')

/** The part of a regular expression that an engine at the floor cannot read: `{ name, engines }`. */
export function lackOfPattern({ pattern, flags }) {
  if (flags.includes('v') && sets) return { name: 'The flag v', engines: sets }
  return forms.find(({ form, engines }) => engines && form.test(pattern))
}
