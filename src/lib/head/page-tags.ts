/** The head tags whose text is the page's own, except its title. */
export const PAGE_TAGS =
  '[name="description"],[name="robots"],[property="og:title"],[property="og:description"],[property="og:url"],[rel="canonical"],[rel="alternate"]'
