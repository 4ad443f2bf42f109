/**
 * What anybody may read of the API, below `<host>/api/v1`: an id follows a slash at the end. The site
 * asks for it, and its worker keeps it. Product 7.
 */
export const COUNTRIES_CALL = '/country/getCountry'
export const COUNTRY_CALL = '/country/getoneCountry/'
export const CATEGORIES_CALL = '/category/get-category'
export const WORK_CALL = '/work/getone-work/'
export const CATEGORY_WORKS_CALL = '/work/work-category/'
