declare module 'fontverter' {
  /** A font file in another packing: for browsers, or none. */
  export function convert(font: Buffer, format: 'woff2' | 'truetype'): Promise<Buffer>
}
