/** Whether an id from the API may become the name of a file; any other keeps the shell. */
export const isPageId = (id: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(id)
