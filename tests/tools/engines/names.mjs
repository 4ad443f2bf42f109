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

/** `Owner.name` of each member an engine at the floor lacks, and which engines those are. */
export const owned = enginesByName(lackedMembers, ({ owner, name }) => `${owner}.${name}`)

/** Names without an owner: classes, and what stands on the window. */
export const globals = enginesByName([
  ...lackedClasses,
  ...lackedMembers.filter(({ owner }) => owner === 'Window'),
])

/** The type checker knows no helper of an iterator, and their names are common words. */
const isTold = ({ owner, name }) => owner !== 'Iterator' && !commonNames.has(name)

/** Methods of the language, which are told by their name alone, on whatever is before them. */
export const methods = enginesByName(
  lackedMembers.filter((member) => member.isLanguage && isTold(member)),
)

/** Members of the page's classes; one of a single plain word may be a field of our own. */
export const compounds = enginesByName(
  lackedMembers.filter(
    (member) => !member.isLanguage && isTold(member) && /[a-z][A-Z]/.test(member.name),
  ),
)

/** Attributes of HTML, in small letters. */
export const attributes = enginesByName(lackedAttributes)
