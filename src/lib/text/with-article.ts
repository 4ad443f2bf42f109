const WITH_ARTICLE =
  /^(?:united (?:kingdom|states|arab emirates)(?: of america)?|netherlands|philippines|czech republic|uk|usa?|uae)(?: \(.*\))?(?=:|$)/i

/** A country within an English sentence: "the United Kingdom". Other names, as of a job in the UK, stay as they are. */
export const withArticle = (name: string): string =>
  WITH_ARTICLE.test(name) ? `the ${name}` : name

/** The same at the start of a sentence: "The United Kingdom". */
export const articleFirst = (name: string): string => withArticle(name).replace(/^the /, 'The ')
