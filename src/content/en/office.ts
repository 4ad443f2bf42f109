/** The office: where it is, and who answers. Product 10, Office hours. */
export const office = {
  addressHeading: 'The office',
  hoursHeading: 'Office hours',
  directions: 'Directions',
  directionsHint: 'opens a map at Google in a new tab',
  whoHeading: 'Who answers',
  who: 'Somebody in our own office in Kozhikode, in Malayalam, Hindi or English.',
} as const
