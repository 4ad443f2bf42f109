const WITH_ARTICLE = /^(?:united|netherlands|philippines|uk|usa?|uae)\b/i

/** A country within an English sentence: "the United Kingdom". */
export const withArticle = (name: string): string =>
  WITH_ARTICLE.test(name) ? `the ${name}` : name
