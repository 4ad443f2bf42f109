// Translated 2026-11-30 from en; not yet read by a native speaker.
import { planForm } from './plan-form'
import { planMoney } from './plan-money'
import { planOwn } from './plan-own'

/** Why a plan did not take a change that no field could refuse before. Product 10, Plans. */
export const planRefusals = {
  why: (why: string) => `कुछ नहीं बदला। ${why}`,
  name: planForm.nameLong,
  title: planOwn.titleLong,
  note: (letters: number) => `एक नोट में ${letters} अक्षर तक हो सकते हैं: इसे छोटा करें।`,
  day: planOwn.dayWrong,
  amount: planMoney.errors.wrong,
  rate: planMoney.errors.wrong,
  own: planOwn.full,
  money: planMoney.full,
  papers: (count: number) =>
    `एक प्लान में टिक किए हुए ${count} काग़ज़ात तक रह सकते हैं। पहले किसी एक का टिक हटाएँ।`,
  steps: (count: number) => `एक प्लान में ${count} क़दमों तक के टिक और नोट रह सकते हैं।`,
} as const
