import { data, isFeature, lacking } from './floor.mjs'

/** Entries that the data lists below a class but that are not its members. */
const remark =
  /_(?:event|permission|support|parameter)$|^(?:secure_context_required|serializable_object)$/

/** Whether it is a name of the language or the page, not a remark about one. */
const isName = (name) => /^[A-Za-z]\w*$/.test(name) && !remark.test(name)

const membersOf = (owner, node) =>
  Object.entries(node)
    .filter(([name, part]) => isName(name) && name !== owner && isFeature(part))
    .map(([name, part]) => ({
      owner,
      name: name.replace(/_static$/, ''),
      isLanguage: owner in data.javascript.builtins,
      engines: lacking(part),
    }))

const classes = [...Object.entries(data.javascript.builtins), ...Object.entries(data.api)]
  .filter(([name, node]) => isName(name) && isFeature(node))
  .map(([name, node]) => ({ name, node, engines: lacking(node) }))

const members = classes
  .filter(({ engines }) => engines.length === 0)
  .flatMap(({ name, node }) => membersOf(name, node))

/** Classes and namespaces that an engine at the floor lacks: `{ name, engines }`. */
export const lackedClasses = classes.filter(({ engines }) => engines.length > 0)

/** Members that an engine lacks of a class that all have: `{ owner, name, isLanguage, engines }`. */
export const lackedMembers = members.filter(({ engines }) => engines.length > 0)

/** Names of members that all engines have on some class: such a name alone shows nothing. */
export const commonNames = new Set(
  members.filter(({ engines }) => engines.length === 0).map(({ name }) => name),
)

const { elements, global_attributes: everywhere } = data.html
const attributes = [everywhere, ...Object.values(elements)].flatMap((node) =>
  Object.entries(node)
    .filter(([name, part]) => isName(name) && isFeature(part))
    .map(([name, part]) => ({ name, engines: lacking(part) })),
)
const commonAttributes = new Set(
  attributes.filter(({ engines }) => engines.length === 0).map(({ name }) => name),
)

/** Attributes of HTML that an engine lacks on all elements: `{ name, engines }`. */
export const lackedAttributes = attributes.filter(
  ({ name, engines }) => engines.length > 0 && !commonAttributes.has(name),
)
