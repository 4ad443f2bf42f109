/** What a country is called that the API, or a form, names in English. Product 10, Languages. */
export const countryName = (name: string): string => name
