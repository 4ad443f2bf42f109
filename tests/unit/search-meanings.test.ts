import { describe, expect, test } from 'vitest'
import { matcher } from '@/features/search/match'
import { inEnglish, meaningOf, spellingsFor } from '@/features/search/meanings'
import { otherNameOf } from '@/features/search/other-names'

async function score(keyword: string, text: string) {
  const spellings = await spellingsFor(keyword)
  return matcher(keyword, (word) => meaningOf(word, spellings))(text)
}

const found = (keyword: string, text: string) => matcher(keyword, otherNameOf)(text) > 0

describe('countries in other scripts', () => {
  test.each([
    ['ജർമ്മനി', 'Germany'],
    ['ജർമനി', 'Germany'],
    ['ജര്‍മ്മനി', 'Germany'],
    ['ജർമ്മനിയിൽ ജോലി', 'Nursing in Germany'],
    ['ജർമ്', 'Germany'],
    ['ഫിൻലൻഡ്', 'Finland'],
    ['ഫിൻലാൻഡ്', 'Finland'],
    ['ഫിന്‍ലാന്‍ഡ്', 'Finland'],
    ['പോളണ്ടിൽ', 'Poland'],
    ['ദക്ഷിണ കൊറിയ', 'South Korea'],
    ['ദക്ഷിണകൊറിയ', 'South Korea'],
    ['അമേരിക്ക', 'Drivers in the USA'],
    ['യു.കെ', 'United Kingdom'],
    ['ന്യൂസിലാന്റ്', 'New Zealand'],
    ['ക്യാനഡ', 'Canada'],
    ['जर्मनी', 'Germany'],
    ['जर्मनी में नौकरी', 'Nursing in Germany'],
    ['फ्रांस', 'France'],
    ['फ़्रान्स', 'France'],
    ['ऑस्ट्रेलीया', 'Australia'],
    ['न्यूजीलैंड', 'New Zealand'],
    ['अमेरिका', 'United States'],
    ['तुर्की', 'Turkey'],
    ['ഇംഗ്ലണ്ട്', 'United Kingdom'],
    ['ദുബായ്', 'United Arab Emirates'],
    ['ദുബായിൽ ജോലി', 'Drivers in Dubai'],
    ['यूके', 'United Kingdom'],
    ['इंग्लैंड', 'United Kingdom'],
    ['अमरीका', 'United States'],
    ['दुबई', 'United Arab Emirates'],
  ])('“%s” finds “%s”', async (keyword, text) => {
    expect(await score(keyword, text)).toBeGreaterThan(0)
  })

  test.each([
    ['ജർമ്മനി', 'France'],
    ['ഇറ്റലി ഫ്രാൻസ്', 'Italy'],
    ['ക', 'Canada'],
    ['ജോലി', 'Germany'],
    ['जर्मनी', 'Nursing'],
    ['ഓസ്ട്രിയ', 'Australia'],
    ['ഇറാൻ', 'Iraq'],
  ])('“%s” does not find “%s”', async (keyword, text) => {
    expect(await score(keyword, text)).toBe(0)
  })

  test('the whole of a country is asked for in English', async () => {
    expect(inEnglish('ജർമനി', await spellingsFor('ജർമനി'))).toBe('germany')
    expect(inEnglish('दक्षिण कोरिया', await spellingsFor('दक्षिण कोरिया'))).toBe('south korea')
    expect(inEnglish('ജോലി', await spellingsFor('ജോലി'))).toBe('ജോലി')
  })
})

describe('trades in other scripts', () => {
  test.each([
    ['നഴ്സ്', 'Staff nurse, hospital ward'],
    ['നേഴ്സ്', 'Intensive care nurse'],
    ['നഴ്സിംഗ് ജോലി', 'Nursing in Germany'],
    ['ജർമനി നഴ്സ്', 'Nursing in Germany'],
    ['നഴ്സുമാർ', 'Staff nurse'],
    ['ഡ്രൈവർ', 'Truck drivers in Canada'],
    ['ഇലക്ട്രിഷ്യൻ', 'Electrician'],
    ['എഞ്ചിനീയര്‍', 'Engineering in the Netherlands'],
    ['ടീച്ചർ', 'Teaching in the United Arab Emirates'],
    ['इलेक्ट्रीशियन', 'Electrician'],
    ['इलेक्ट्रिशियन', 'Electrician'],
    ['बिजली मिस्त्री', 'Electrician'],
    ['नर्स जर्मनी', 'Nursing in Germany'],
    ['वेल्डर', 'MIG/MAG welder'],
    ['ट्रक ड्राईवर', 'Long-haul truck driver'],
    ['प्लम्बर', 'Plumber'],
  ])('“%s” finds “%s”', async (keyword, text) => {
    expect(await score(keyword, text)).toBeGreaterThan(0)
  })

  test.each([
    ['നഴ്സ്', 'Germany'],
    ['നഴ്സ്', 'Home carer'],
    ['കാനഡ നഴ്സ്', 'Nursing in Germany'],
    ['इलेक्ट्रीशियन', 'Carpenter'],
    ['बिजली मिस्त्री', 'Carpenter'],
    ['ड्राइवर', 'Nursing trainee'],
  ])('“%s” does not find “%s”', async (keyword, text) => {
    expect(await score(keyword, text)).toBe(0)
  })

  test.each([
    ['ഗൾഫ്', 'Drivers in Dubai'],
    ['ഗൾഫിൽ ജോലി', 'Nursing in Saudi Arabia'],
    ['യൂറോപ്പിൽ', 'Hospitality in Malta'],
    ['खाड़ी में नौकरी', 'Drivers in Qatar'],
    ['यूरोप', 'Germany'],
    ['शेंगेन वीज़ा', 'Italy'],
  ])('a part of the world, “%s”, finds “%s”', async (keyword, text) => {
    expect(await score(keyword, text)).toBeGreaterThan(0)
  })

  test('a trade alone is asked for in English', async () => {
    expect(inEnglish('നഴ്സ്', await spellingsFor('നഴ്സ്'))).toBe('nurse')
    expect(inEnglish('वेल्डर', await spellingsFor('वेल्डर'))).toBe('welder')
  })
})

describe('other names of a country', () => {
  test.each([
    ['UK', 'United Kingdom'],
    ['jobs in uk', 'Carers for the United Kingdom'],
    ['england', 'United Kingdom'],
    ['usa', 'United States'],
    ['America', 'United States'],
    ['dubai', 'United Arab Emirates'],
    ['uae', 'Drivers in Dubai'],
    ['nz', 'New Zealand'],
    ['Holland', 'Netherlands'],
    ['dubai driver', 'Driver, United Arab Emirates'],
    ['gulf jobs', 'Drivers in Dubai'],
    ['GCC', 'Nursing in Saudi Arabia'],
    ['nurse gulf', 'Staff nurse, Qatar'],
    ['jobs in europe', 'Truck drivers in Lithuania'],
    ['Europe', 'United Kingdom'],
    ['schengen visa', 'Malta'],
  ])('“%s” finds “%s”', (keyword, text) => {
    expect(found(keyword, text)).toBe(true)
  })

  test.each([
    ['america', 'Mexico'],
    ['uk', 'Germany'],
    ['holland', 'Poland'],
    ['dubai', 'United Kingdom'],
    ['gulf', 'Romania'],
    ['schengen', 'United Kingdom'],
    ['schengen', 'Ireland'],
    ['europe', 'Canada'],
  ])('“%s” does not find “%s”', (keyword, text) => {
    expect(found(keyword, text)).toBe(false)
  })
})
