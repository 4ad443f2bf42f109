/** What a test looked for; throws if it is not there, so that the test fails where it is missing. */
export function there<Found>(found: Found | null | undefined): Found {
  if (found !== null && found !== undefined) return found
  const error = new Error('What is to be used is not on the page')
  Error.captureStackTrace(error, there)
  throw error
}
