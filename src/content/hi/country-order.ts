import { orderIn } from '@/content/facts/country-names'
import { names } from 'virtual:country-names/hi'

/** A list of countries in the order of the alphabet, by their English names. Product 10, Languages. */
export const inAlphabet = orderIn(names)
