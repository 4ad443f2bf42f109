/**
 * The state of a link whose page comes in the very frame that answers the press. Others show first that
 * the press was heard.
 */
export const AT_ONCE = { atOnce: true }
