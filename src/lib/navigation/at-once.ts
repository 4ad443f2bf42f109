/**
 * The state of a link whose page comes in the very frame that answers the press. Others show first that
 * the press was heard.
 */
export const AT_ONCE = { atOnce: true }

/** Whether the way to a page was begun by such a link. */
export const isAtOnce = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'atOnce') === true
