import { languages } from '#languages'

/** A file that each language has, as a variable of nginx: by the language of the address that is asked for. */
export const fileInLanguage = (name: string, file: string) => `map $uri ${name} {
    default ${file};
${languages
  .filter(({ prefix }) => prefix)
  .map(({ prefix }) => `    "~*^${prefix}(?:/|$)" ${prefix}${file};`)
  .join('\n')}
}`
