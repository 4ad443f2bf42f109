/** Parts of antd, which no reader without a login meets. */
const BY_OTHERS = '[class^="ant-"], [class*=" ant-"]'

const lost = new Set<string>()

/** React gives a text a key of its own only if it is not alone in its element. */
const isBesideOthers = (node: unknown): node is Text =>
  node instanceof Text &&
  node.isConnected &&
  !node.parentElement?.closest(BY_OTHERS) &&
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

function note(what: string, node: unknown) {
  if (isBesideOthers(node)) lost.add(`${what}: "${node.data}" in ${node.parentElement?.outerHTML}`)
}

type Accessor = 'set' | 'value'

/** Calls `before` with the arguments of each call of a method, or of each change of a property. */
function watch(
  owner: object,
  name: string,
  how: Accessor,
  before: (self: unknown, first: unknown, second: unknown) => void,
) {
  const property = Object.getOwnPropertyDescriptor(owner, name)
  const call: unknown = property?.[how]
  if (typeof call !== 'function') throw new Error(`happy-dom has ${name} in another place`)
  const watched = new Proxy(call, {
    apply(target, self: unknown, args: unknown[]) {
      before(self, args[0], args[1])
      return Reflect.apply(target, self, args)
    },
  })
  Object.defineProperty(owner, name, { ...property, [how]: watched })
}

let isWatched = false

/**
 * A browser that translates a page puts elements of its own in the place of texts. React then finds a text again only
 * if it is alone in its element: others keep what they said, or break the page. Decision 231.
 */
export function watchChangingTexts() {
  if (isWatched) return
  isWatched = true
  watch(Node.prototype, 'removeChild', 'value', (_, child) => note('taken out', child))
  watch(Node.prototype, 'insertBefore', 'value', (_, child, next) => {
    if (child !== next) note('put something before', next)
  })
  watch(CharacterData.prototype, 'nodeValue', 'set', (self, value) => {
    if (self instanceof Text && value !== self.data) note(`changed to "${String(value)}"`, self)
  })
}

/** What a translated page would have got wrong since the last call. */
export function takeLostTexts(): string[] {
  const all = [...lost]
  lost.clear()
  return all
}
