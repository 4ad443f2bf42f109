import { languages } from '#languages'

/** An nginx variable: the path of a file that each language has, by the language of the requested address. */
export const fileInLanguage = (name: string, file: string) => `map $uri ${name} {
    default ${file};
${languages
  .filter(({ prefix }) => prefix)
  .map(({ prefix }) => `    "~*^${prefix}(?:/|$)" ${prefix}${file};`)
  .join('\n')}
}`
