/**
 * The parts of the API that anybody may read, below `<host>/api/v1`; after a slash at the end an id follows. The site
 * requests them, and its worker caches the answers. Product 7.
 */
export const COUNTRIES_CALL = '/country/getCountry'
export const COUNTRY_CALL = '/country/getoneCountry/'
export const CATEGORIES_CALL = '/category/get-category'
export const WORK_CALL = '/work/getone-work/'
export const CATEGORY_WORKS_CALL = '/work/work-category/'

/** All of them: what the worker may store. */
export const publicCalls: readonly string[] = [
  COUNTRIES_CALL,
  COUNTRY_CALL,
  CATEGORIES_CALL,
  WORK_CALL,
  CATEGORY_WORKS_CALL,
]
