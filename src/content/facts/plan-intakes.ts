import type { PlanCountry } from './plan-countries'

const intakes: Partial<Record<PlanCountry, readonly string[]>> = {
  australia: ['02', '07'],
  canada: ['01', '05', '09'],
  germany: ['04', '10'],
  ireland: ['01', '09'],
  japan: ['04', '10'],
  'new zealand': ['02', '07'],
  singapore: ['01', '08'],
  'south korea': ['03', '09'],
  'united kingdom': ['01', '09'],
  'united states': ['01', '08'],
}

/**
 * The months in which most courses begin in a country, or in most countries while no country is chosen; "01" is
 * January. Product 10, Plans.
 */
export function intakeMonths(
  country: PlanCountry | undefined,
  isChosen: boolean,
): readonly string[] {
  if (!isChosen) return ['01', '09']
  return (country && intakes[country]) ?? ['09']
}
