declare module 'subset-font' {
  /** Cuts a font down to the glyphs of `text`, and a variable one to a part of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      /** Compressed for browsers, or an unpacked font file. */
      targetFormat: 'woff2' | 'truetype'
      /** A range of an axis, or the one value on it that is kept. */
      variationAxes?: Record<string, number | { min: number; max: number }>
      noLayoutClosure?: boolean
      /** OpenType features to keep, by tag; without it, all. */
      keepFeatures?: string[]
    },
  ): Promise<Buffer>
}
