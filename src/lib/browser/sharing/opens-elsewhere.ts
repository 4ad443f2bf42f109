type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>

/** Whether a click on a link opens a new tab or window: the browser does that, and this page stays. */
export const opensElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Press) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey
