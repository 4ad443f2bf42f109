/** Does nothing: for a failure that others report, and where a function is asked for and there is none. */
export const nothing = () => undefined
