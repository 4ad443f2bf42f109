declare module 'fontverter' {
  /** Converts a font file: compressed for browsers, or unpacked. */
  export function convert(font: Buffer, format: 'woff2' | 'truetype'): Promise<Buffer>
}
