import { commonNames, lackedAttributes, lackedClasses, lackedMembers } from './lacking.mjs'

const enginesByName = (list, nameOf = ({ name }) => name) =>
  new Map(list.map((each) => [nameOf(each), each.engines.join(', ')]))

/** Objects of the page and the class whose members they have. */
export const objects = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  screen: 'Screen',
  performance: 'Performance',
  history: 'History',
}

/** `Owner.name` of each member that an engine at the floor lacks, and which engines those are. */
export const owned = enginesByName(lackedMembers, ({ owner, name }) => `${owner}.${name}`)

/** Names without an owner: classes, and members of the window. */
export const globals = enginesByName([
  ...lackedClasses,
  ...lackedMembers.filter(({ owner }) => owner === 'Window'),
])

/** Whether a name alone identifies a member. Not for iterator helpers: common words, unknown to the type checker. */
const isTold = ({ owner, name }) => owner !== 'Iterator' && !commonNames.has(name)

/** Methods of the language, which are identified by their name alone, on any object. */
export const methods = enginesByName(
  lackedMembers.filter((member) => member.isLanguage && isTold(member)),
)

/** Members of the page's classes; a single plain word is left out, as it may be a field of the site's own. */
export const compounds = enginesByName(
  lackedMembers.filter(
    (member) => !member.isLanguage && isTold(member) && /[a-z][A-Z]/.test(member.name),
  ),
)

/** Attributes of HTML, in lower case. */
export const attributes = enginesByName(lackedAttributes)
