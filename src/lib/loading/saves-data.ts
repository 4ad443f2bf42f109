/** Whether the reader asked the browser to save data. */
export const savesData = (): boolean =>
  Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData') === true
