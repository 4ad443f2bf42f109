import { basename } from 'node:path'
import type { Rolldown } from 'vite'

/** The module of the lines that the bundler itself needs. */
export const RUNTIME = '\0rolldown/runtime.js'

type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'name' | 'fileName' | 'code' | 'imports' | 'moduleIds'
>
type Bundle = Record<string, Chunk | { type: 'asset' }>

const EXPORTS = /export\{([^}]*)\};?\s*$/

/** Under which name another file hands one of those lines on: longer than any that a minified file has. */
const handedOn = (name: string) => `runtime_${name}`

/** The pairs of a list of imports or exports: "a as b,c" is a and b, c and c. */
const pairsOf = (list: string) =>
  list
    .split(',')
    .filter(Boolean)
    .map((each) => {
      const [from = '', to = from] = each.trim().split(' as ')
      return [from, to] as const
    })

function partsOf(pattern: RegExp, { code, fileName }: Chunk) {
  const found = pattern.exec(code)
  if (!found) throw new Error(`${fileName} does not have the form ${String(pattern)}`)
  return {
    pairs: pairsOf(found[1] ?? ''),
    before: code.slice(0, found.index),
    after: code.slice(found.index + found[0].length),
  }
}

/**
 * Moves the bundler's own lines into the chunk `hostName`, which each page has anyway: the bundler puts
 * them into a file of their own, and no page should fetch one for that. Throws for code of another form.
 */
export function moveRuntime(bundle: Bundle, hostName: string) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const runtime = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === RUNTIME)
  const host = chunks.find(({ name }) => name === hostName)
  if (!runtime || !host) return
  const file = basename(runtime.fileName)
  const imports = new RegExp(`import(?:\\{([^}]*)\\}from)?"\\./${file}";?`)

  const given = partsOf(EXPORTS, runtime)
  const names = given.pairs.map(([, name]) => handedOn(name))
  const inside = given.pairs.map(([local, name]) => `${handedOn(name)}:${local}`)
  const lines = `var{${names.join(',')}}=(()=>{${given.before};return{${inside.join(',')}}})();`

  for (const chunk of chunks.filter((each) => each.imports.includes(runtime.fileName))) {
    const others = chunk.imports.filter((name) => name !== runtime.fileName)
    // What the bundler found to be unused is listed all the same.
    if (!chunk.code.includes(file)) {
      chunk.imports = others
      continue
    }
    const { pairs, before, after } = partsOf(imports, chunk)
    if (chunk === host) {
      const own = pairs.map(([name, local]) => `${local}=${handedOn(name)}`)
      chunk.code = `${before}${lines}var ${own.join(',')};${after}`
      chunk.imports = others
    } else {
      const wanted = pairs.map(([name, local]) => `${handedOn(name)} as ${local}`)
      chunk.code = `${before}import{${wanted.join(',')}}from"./${basename(host.fileName)}";${after}`
      chunk.imports = others.includes(host.fileName) ? others : [host.fileName, ...others]
    }
  }
  const { before } = partsOf(EXPORTS, host)
  const list = EXPORTS.exec(host.code)?.[1]
  host.code = `${before}export{${[list, ...names].join(',')}};\n`
  delete bundle[runtime.fileName]
}
