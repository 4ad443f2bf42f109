/** The tags of a head that are a page's own words, but for its title. */
export const PAGE_TAGS =
  '[name="description"],[name="robots"],[property="og:title"],[property="og:description"],[property="og:url"],[rel="canonical"],[rel="alternate"]'
