/** What clients say about us. Product 2, /job. */
export const testimonialWords = {
  heading: 'What clients say',
  sampleNote: 'These are samples. Real words come here, with consent.',
  /** By the ids in the facts. Replace each, with the client's consent, or remove it. */
  said: {
    student: {
      name: 'Sample',
      detail: 'A student',
      text: 'Here a student tells what was hard.',
    },
    worker: {
      name: 'Sample',
      detail: 'Somebody who works abroad',
      text: 'Here somebody who works abroad tells how long it took.',
    },
    visitor: {
      name: 'Sample',
      detail: 'Somebody who visited family',
      text: 'Here somebody who visited family tells what happened.',
    },
  },
} as const
