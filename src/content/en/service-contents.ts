/**
 * The parts of the pages with an enquiry form, by their ids: on a phone they come after the form, and
 * these links lead to them. Product 2, Screens and routes.
 */
export const serviceContents = {
  label: 'On this page',
  study: { papers: 'Papers', countries: 'Countries', caution: 'Check the college' },
  job: { requirements: 'What countries ask', caution: 'Before you pay' },
  visitingVisa: { status: 'Where to apply', officer: 'What to show', caution: 'Good to know' },
  immigration: { routes: 'Main routes', caution: 'Who may advise you' },
}
