declare module 'subset-font' {
  /** Cuts a font down to the glyphs of `text`, and a variable one to a part of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes?: Record<string, { min: number; max: number }>
      noLayoutClosure?: boolean
    },
  ): Promise<Buffer>
}
