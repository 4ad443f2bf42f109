/** How many entries one browser stores at most, and how many letters their texts may have. Product 10, Plans. */
export const planLimits = {
  plans: 50,
  ownSteps: 200,
  moneyLines: 200,
  nameLetters: 60,
  countryLetters: 120,
  countryIdLetters: 64,
  titleLetters: 120,
  noteLetters: 2000,
} as const
