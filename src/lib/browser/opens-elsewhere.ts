type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>

/** Whether a press on a link opens a tab or a window of its own: the browser does that, and this page stays. */
export const opensElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Press) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey
