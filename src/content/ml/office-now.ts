// Translated 2026-11-22 from en; not yet read by a native speaker.
import { company } from '@/content/facts/company'
import { indiaTime } from './india-time'

const { opens, closes } = company.officeHours

/** Whether the office is open. Product 10, Office hours. */
export const officeNow = {
  open: `ഇന്ന് പൊതു അവധിയല്ലെങ്കിൽ ഇപ്പോൾ തുറന്നിട്ടുണ്ട്, വൈകിട്ട് ${closes} വരെ.`,
  /** On a device abroad, where it may be another day; `day` is how a weekday is called in `opensOn`. */
  abroad: {
    open: (day: string) =>
      `${day} പൊതു അവധിയല്ലെങ്കിൽ ഇപ്പോൾ തുറന്നിട്ടുണ്ട്, വൈകിട്ട് ${closes} വരെ ${indiaTime}.`,
    closed: (day: string) =>
      `ഇപ്പോൾ അടച്ചിരിക്കുന്നു. ${day} പൊതു അവധിയല്ലെങ്കിൽ രാവിലെ ${opens}-ന് ${indiaTime} തുറക്കും.`,
  },
  /** `day` is how the day is called, as in `opensOn`. */
  closed: (day: string) => `ഇപ്പോൾ അടച്ചിരിക്കുന്നു. ${day} പൊതു അവധിയല്ലെങ്കിൽ രാവിലെ ${opens}-ന് തുറക്കും.`,
  /** On the same day, on the next, and on another one. */
  opensOn: { today: 'ഇന്ന്', tomorrow: 'നാളെ', weekday: (name: string) => name },
  /** From Sunday on. */
  weekdays: ['ഞായറാഴ്ച', 'തിങ്കളാഴ്ച', 'ചൊവ്വാഴ്ച', 'ബുധനാഴ്ച', 'വ്യാഴാഴ്ച', 'വെള്ളിയാഴ്ച', 'ശനിയാഴ്ച'],
} as const
