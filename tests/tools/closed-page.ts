type Reported = { name?: string; message?: string; stack?: string }

/**
 * Whether an error outside of all tests is that of a timer which fired after the tests' page was closed. A browser
 * would have dropped the timer together with the page.
 */
export const isOfClosedPage = ({ name, message, stack }: Reported): boolean =>
  name === 'ReferenceError' &&
  message === 'window is not defined' &&
  /\bTimeout\.\S* \[as _onTimeout\]|\blistOnTimeout\b/.test(stack ?? '')
