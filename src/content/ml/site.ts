// Translated 2026-11-22 from en; not yet read by a native speaker.
import { company } from '@/content/facts/company'

/** Comes after every page title but the home page's. */
export const titleSuffix = ` | ${company.name}`
