// The parts of the API that anybody may read, below `<host>/api/v1`; an id follows a slash at the end. Product 7.

/** The list of countries. */
export const COUNTRIES_CALL = '/country/getCountry'
/** One country, by its id. */
export const COUNTRY_CALL = '/country/getoneCountry/'
/** The list of categories. */
export const CATEGORIES_CALL = '/category/get-category'
/** One work, by its id. */
export const WORK_CALL = '/work/getone-work/'
/** The works of a category, by its id. */
export const CATEGORY_WORKS_CALL = '/work/work-category/'

/** All public calls: the site requests them, and its worker may cache the answers. */
export const publicCalls: readonly string[] = [
  COUNTRIES_CALL,
  COUNTRY_CALL,
  CATEGORIES_CALL,
  WORK_CALL,
  CATEGORY_WORKS_CALL,
]
