// Translated 2026-11-30 from en; not yet read by a native speaker.
import { planForm } from './plan-form'
import { planMoney } from './plan-money'
import { planOwn } from './plan-own'

/** Why a plan did not take a change that no field could refuse before. Product 10, Plans. */
export const planRefusals = {
  why: (why: string) => `ഒന്നും മാറ്റിയില്ല. ${why}`,
  name: planForm.nameLong,
  title: planOwn.titleLong,
  note: (letters: number) => `ഒരു കുറിപ്പിൽ ${letters} അക്ഷരമേ പറ്റൂ: അതു ചുരുക്കൂ.`,
  day: planOwn.dayWrong,
  amount: planMoney.errors.wrong,
  rate: planMoney.errors.wrong,
  own: planOwn.full,
  money: planMoney.full,
  papers: (count: number) =>
    `ഒരു പ്ലാനിൽ ടിക് ചെയ്ത രേഖകൾ ${count} വരെയേ പറ്റൂ. ആദ്യം ഒരെണ്ണത്തിന്റെ ടിക് മാറ്റൂ.`,
  steps: (count: number) => `ഒരു പ്ലാനിൽ ${count} പടികളുടെ ടിക്കും കുറിപ്പും വരെയേ പറ്റൂ.`,
} as const
