/**
 * Whether an id from the API may become the name of a file; pages of other ids stay the shell. These include
 * "index", which hosts take for the folder, and "constructor", which every record has as a key.
 */
export const isPageId = (id: string): boolean =>
  /^(?!index$)[A-Za-z0-9_-]{1,64}$/i.test(id) && !(id in Object.prototype)
