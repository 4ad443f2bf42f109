/** The path of the API below its host. Product 7. */
export const API_PATH = '/api/v1'
