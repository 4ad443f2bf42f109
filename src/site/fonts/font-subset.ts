import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A set of glyphs, characters or tags, a font face and so on: an address in the module's memory. */
type Pointer = number

/** The functions used of HarfBuzz's hb-subset, which is in the same package as its shaper. */
interface Subsetter extends WebAssembly.Exports {
  memory: WebAssembly.Memory
  _initialize: () => void
  malloc: (size: number) => Pointer
  hb_blob_create: (at: Pointer, size: number, mode: number, data: 0, destroy: 0) => Pointer
  hb_blob_get_data: (blob: Pointer, size: 0) => Pointer
  hb_blob_get_length: (blob: Pointer) => number
  hb_face_create: (blob: Pointer, index: number) => Pointer
  hb_face_reference_blob: (face: Pointer) => Pointer
  hb_set_add: (set: Pointer, value: number) => void
  hb_set_clear: (set: Pointer) => void
  hb_set_invert: (set: Pointer) => void
  hb_subset_input_create_or_fail: () => Pointer
  hb_subset_input_set: (input: Pointer, kind: number) => Pointer
  hb_subset_input_glyph_set: (input: Pointer) => Pointer
  hb_subset_input_unicode_set: (input: Pointer) => Pointer
  hb_subset_input_set_flags: (input: Pointer, flags: number) => void
  hb_subset_input_set_axis_range: (
    ...of: [input: Pointer, face: Pointer, axis: number, min: number, max: number, usual: number]
  ) => number
  hb_subset_or_fail: (face: Pointer, input: Pointer) => Pointer
}

const READ_ONLY = 1
const DROPPED_TABLES = 3
const LAYOUT_FEATURES = 6
const NO_HINTING = 0x1
const NO_LAYOUT_CLOSURE = 0x200

const tag = (name: string) =>
  Array.from(name).reduce((sum, letter) => sum * 256 + (letter.codePointAt(0) ?? 0), 0)

const isSubsetter = (exports: WebAssembly.Exports): exports is Subsetter =>
  'hb_subset_or_fail' in exports

/** A new instance for each file, so that its memory is freed with it. */
async function subsetter(): Promise<Subsetter> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { instance } = await WebAssembly.instantiate(readFileSync(file))
  if (!isSubsetter(instance.exports))
    throw new Error('The package harfbuzzjs does not have the expected subsetter')
  const { _initialize: begin } = instance.exports
  begin()
  return instance.exports
}

/** What a font keeps: `letters` by their code points, `glyphs` by their ids, and a span of weights. */
type Kept = {
  letters: Iterable<number>
  glyphs: Iterable<number>
  weights: readonly [from: number, to: number]
  /** Names of features whose rules are removed. */
  without?: readonly string[]
}

/**
 * An unpacked variable font reduced to these glyphs, with the rules for placing and joining them: a rule is removed
 * unless all its glyphs are kept. subset-font knows only letters, and keeps every conjunct that they could form.
 * Throws if the font cannot be reduced.
 */
export async function subsetByGlyphs(font: Buffer, kept: Kept): Promise<Buffer> {
  const hb = await subsetter()
  const bytes = () => new Uint8Array(hb.memory.buffer)
  const at = hb.malloc(font.length)
  bytes().set(font, at)
  const face = hb.hb_face_create(hb.hb_blob_create(at, font.length, READ_ONLY, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES)
  hb.hb_set_clear(features)
  for (const name of kept.without ?? []) hb.hb_set_add(features, tag(name))
  hb.hb_set_invert(features)
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE)
  // Tables for typesetting programs: style names, and how to smooth at which size.
  const dropped = hb.hb_subset_input_set(input, DROPPED_TABLES)
  for (const table of ['STAT', 'gasp']) hb.hb_set_add(dropped, tag(table))
  const letters = hb.hb_subset_input_unicode_set(input)
  for (const letter of kept.letters) hb.hb_set_add(letters, letter)
  const glyphs = hb.hb_subset_input_glyph_set(input)
  for (const glyph of kept.glyphs) hb.hb_set_add(glyphs, glyph)
  const [from, to] = kept.weights
  if (!hb.hb_subset_input_set_axis_range(input, face, tag('wght'), from, to, Number.NaN))
    throw new Error(`The font has no weights from ${from} to ${to}`)
  const subset = hb.hb_subset_or_fail(face, input)
  if (!subset) throw new Error('HarfBuzz could not make a subset of the font')
  const blob = hb.hb_face_reference_blob(subset)
  const start = hb.hb_blob_get_data(blob, 0)
  return Buffer.from(bytes().slice(start, start + hb.hb_blob_get_length(blob)))
}
