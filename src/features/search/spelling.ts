import { plainText } from '@/lib/text/plain-text'

const CHILLUS: Record<string, string> = {
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
}

/** A text with spelling variants made equal: ജർമ്മനി as ജർമനി, ക്ലീനിംഗ് as ക്ലീനിങ്, फ़्रांस as फ्रान्स. */
export const spelt = (text: string) =>
  plainText(text)
    .replace(/[ൺൻർൽൾൿ]/g, (letter) => CHILLUS[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}\s]|\u093c/gu, '')
    // As some phones write ന്യൂസിലൻ്റ് and കുവെെറ്റ്.
    .replaceAll('\u0d4d\u0d4d', '\u0d4d')
    .replaceAll('\u0d46\u0d46', '\u0d48')
    .replace(/(\p{L})[\u0d4d\u094d]\1/gu, '$1')
    .replace(/[നണ]\u0d4d[ടഡറ]/g, 'ന്ഡ')
    .replaceAll('ലാന്ഡ', 'ലന്ഡ')
    .replaceAll('ംഗ്', 'ങ്')
    // ഖത്തർ in "in Qatar" is ഖത്തറിൽ; plainText has split ൌ.
    .replaceAll('ര', 'റ')
    .replaceAll('\u0d46\u0d57', '\u0d57')
    // റഷ്യാ; ക്യാനഡ.
    .replace(/([^\u0d46\u0d47])\u0d3e(?=\s|$)/g, '$1')
    .replaceAll('്യാ', 'ാ')
    .replace(/[ङञणनम]\u094d(?=[क-मश-ह])|\u0901/g, '\u0902')

/** Letters and signs, mapped to others that sound alike: ई to इ, ഖ to ക. */
const ALIKE: Record<string, string> = {
  ഈ: 'ഇ',
  ഊ: 'ഉ',
  ഏ: 'എ',
  ഓ: 'ഒ',
  '\u0d40': '\u0d3f',
  '\u0d42': '\u0d41',
  '\u0d47': '\u0d46',
  ഖ: 'ക',
  ഘ: 'ഗ',
  ഛ: 'ച',
  ഥ: 'ത',
  ഭ: 'ബ',
  ई: 'इ',
  ऊ: 'उ',
  ऐ: 'ए',
  ऑ: 'ओ',
  '\u0940': '\u093f',
  '\u0942': '\u0941',
  '\u0948': '\u0947',
  '\u0949': '\u094b',
  या: 'आ',
  ये: 'ए',
  यो: 'ओ',
}

const alike = (letters: string) => ALIKE[letters] ?? letters

/**
 * How a country's name, as `spelt` returns it, sounds: many are written in two ways, नाइजीरिया as नाईजीरिया. For
 * other words this would mix up different words: नाइट "night" begins like नाई "barber".
 */
export const soundOf = (spelling: string) =>
  spelling
    .replace(/[\u0900-\u0d7f]/g, alike)
    // സിങ്ങപ്പൂർ, സ്പെയ്ൻ.
    .replace(/(?:\u0d02|ങ്)[കഗ]/g, 'ങ')
    .replace(/([\u0d3e\u0d46])യി/g, '$1യ്')
    // केनिया, क्रोयेशिया, आइरलैंड.
    .replaceAll('\u094dया', '\u093fया')
    .replace(
      /([\u093e-\u094c])(य[\u093e\u0947\u094b])/g,
      (_, sign: string, glide: string) => sign + alike(glide),
    )
    .replace(/([\u0906\u093e])य(?![\u093e-\u094d])/g, '$1इ')
