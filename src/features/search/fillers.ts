import { plainText } from '@/lib/text/plain-text'

/** The words of some lines, in the form that `plainText` gives them. */
export const setOf = (...lines: string[]) => new Set(plainText(lines.join(' ')).split(' '))

/** Words that say nothing about what is searched for. */
export const SMALL_WORDS: ReadonlySet<string> = setOf(
  'a an and at for from how i in is my of on or the to want with',
  'എങ്ങനെ',
  'में मे की के का को से लिए और कैसे',
)

/** Words that distinguish nothing on a site about work and visas abroad. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...SMALL_WORDS,
  ...setOf(
    'abroad apply get go going job jobs salary student students study studying visa visas work working',
    'വിസ വീസ ജോലി ജോലികൾ ജോലിക്ക് ജോബ് ഒഴിവ് ഒഴിവുകൾ ശമ്പളം',
    'പഠനം പഠിക്കാൻ പഠിക്കണം പോകാൻ പോകണം വിദേശത്ത്',
    'वीज़ा वीजा नौकरी नौकरियाँ नौकरियां जॉब काम सैलरी',
    'पढ़ाई पढाई पढ़ना पढ़ने जाना जाने विदेश',
  ),
])
