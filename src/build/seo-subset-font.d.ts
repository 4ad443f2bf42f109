declare module 'subset-font' {
  /** The same for one weight, as an unpacked font file. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: { wght: number } },
  ): Promise<Buffer>
}
