import { planForm } from './plan-form'
import { planMoney } from './plan-money'
import { planOwn } from './plan-own'

/** Why a plan did not take a change that no field could refuse before. Product 10, Plans. */
export const planRefusals = {
  why: (why: string) => `Nothing was changed. ${why}`,
  name: planForm.nameLong,
  title: planOwn.titleLong,
  note: (letters: number) => `A note can have ${letters} letters: shorten it.`,
  day: planOwn.dayWrong,
  amount: planMoney.errors.wrong,
  rate: planMoney.errors.wrong,
  own: planOwn.full,
  money: planMoney.full,
  papers: (count: number) => `A plan keeps at most ${count} ticked papers. Untick one first.`,
  steps: (count: number) => `A plan keeps ticks and notes of at most ${count} steps.`,
} as const
