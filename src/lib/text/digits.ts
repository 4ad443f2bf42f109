/** The zero of each script's ten digits: Arabic, Persian, Devanagari, Tamil, Telugu, Kannada, Malayalam, wide. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10]

/** Replaces the digits of other scripts with 0 to 9: "൧൨" → "12". */
export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    const zero = ZEROS.find((first) => code >= first && code < first + 10)
    return zero === undefined ? sign : String(code - zero)
  })
}
