import { company } from '@/content/facts/company'

/** Comes after every page title but the home page's. */
export const titleSuffix = ` | ${company.name}`
