/**
 * Whether an id from the API may become the name of a file; any other keeps the shell. So does
 * "index", which hosts take for the folder, and "constructor", which every record has as a key.
 */
export const isPageId = (id: string): boolean =>
  /^(?!index$)[A-Za-z0-9_-]{1,64}$/i.test(id) && !(id in Object.prototype)
