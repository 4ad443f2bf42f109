import { describe, expect, test } from 'vitest'
import { names as inHindi } from 'virtual:country-names/hi'
import { names as inMalayalam } from 'virtual:country-names/ml'
import { trades as tradesHi } from '@/content/facts/search-words-hi'
import { trades as tradesMl } from '@/content/facts/search-words-ml'
import { matcher } from '@/features/search/match'
import { inEnglish, meaningOf, spellingsFor } from '@/features/search/meanings'
import { otherNameOf } from '@/features/search/other-names'

async function score(keyword: string, text: string) {
  const spellings = await spellingsFor(keyword)
  return matcher(keyword, (word) => meaningOf(word, spellings))(text)
}

const found = (keyword: string, ...texts: string[]) => matcher(keyword, otherNameOf)(...texts) > 0

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
    ['ദുബൈ', 'United Arab Emirates'],
    ['സിങ്കപ്പൂർ', 'Singapore'],
    ['സൗദിയിൽ ജോലി', 'Nursing in Saudi Arabia'],
    ['സൌദി', 'Drivers in KSA'],
    ['ഖത്തറിൽ ജോലി', 'Qatar'],
    ['കുവൈത്തിൽ', 'Kuwait'],
    ['ന്യൂസിലാൻഡിൽ', 'New Zealand'],
    ['ബെൽജിയത്തിൽ', 'Belgium'],
    ['ടർക്കി', 'Turkey'],
    ['सउदी अरब', 'Saudi Arabia'],
    ['कैनेडा', 'Canada'],
    ['साउथ कोरिया', 'Korea'],
    ['टर्की', 'Türkiye'],
    ['യു എ ഇ', 'Drivers in Dubai'],
    ['यू के', 'United Kingdom'],
    ['UK നഴ്സ്', 'Nurse, United Kingdom'],
    ['United Kingdom നഴ്സ്', 'Nurse, UK'],
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
    ['यू के', 'Ukraine'],
    ['UK നഴ്സ്', 'Nurse, USA'],
  ])('“%s” does not find “%s”', async (keyword, text) => {
    expect(await score(keyword, text)).toBe(0)
  })

  test('the whole name of a country is searched for in English', async () => {
    expect(inEnglish('ജർമനി', await spellingsFor('ജർമനി'))).toBe('germany')
    expect(inEnglish('दक्षिण कोरिया', await spellingsFor('दक्षिण कोरिया'))).toBe('south korea')
    expect(inEnglish('नाईजीरिया', await spellingsFor('नाईजीरिया'))).toBe('nigeria')
    expect(inEnglish('ജോലി', await spellingsFor('ജോലി'))).toBe('ജോലി')
    expect(inEnglish('।', await spellingsFor('ക'))).toBe('।')
  })
})

/** The keys of the countries in `names` that a keyword finds. */
async function countriesOf(keyword: string, names: Readonly<Record<string, string>>) {
  const spellings = await spellingsFor(keyword)
  const matches = matcher(keyword, (words) => meaningOf(words, spellings))
  const keys = Object.keys(names).filter((english) => matches(english) > 0)
  return [...new Set(keys.map((english) => names[english]))]
}

describe('a country that people spell in two ways', () => {
  test.each([
    ['nigeria', 'नाइजीरिया', 'नाईजीरिया'],
    ['nigeria', 'नाइजीरिया', 'नायजीरिया'],
    ['thailand', 'थाईलैंड', 'थाइलेंड'],
    ['iraq', 'इराक', 'ईराक'],
    ['iran', 'ईरान', 'इरान'],
    ['italy', 'इटली', 'ईटली'],
    ['russia', 'रूस', 'रुस'],
    ['ireland', 'आयरलैंड', 'आइरलैंड'],
    ['cyprus', 'साइप्रस', 'सायप्रस'],
    ['croatia', 'क्रोएशिया', 'क्रोयेशिया'],
    ['ethiopia', 'इथियोपिया', 'इथिओपिया'],
    ['kenya', 'केन्या', 'केनिया'],
    ['mauritius', 'मॉरीशस', 'मोरिशस'],
    ['new zealand', 'न्यूज़ीलैंड', 'न्युजिलेंड'],
    ['czech republic', 'चेक गणराज्य', 'चैक गणराज्य'],
    ['united kingdom', 'यूके', 'युके'],
    ['united arab emirates', 'यूएई', 'युएइ'],
    ['united arab emirates', 'दुबई', 'दूबइ'],
  ])('in Hindi: %s is “%s” and “%s”', async (english, one, other) => {
    const name = inHindi[english]
    expect(name).toBeDefined()
    expect(await countriesOf(one, inHindi)).toEqual([name])
    expect(await countriesOf(other, inHindi)).toEqual([name])
  })

  test.each([
    ['qatar', 'ഖത്തർ', 'കത്തർ'],
    ['qatar', 'ഖത്തറിൽ', 'കത്തറിൽ'],
    ['iraq', 'ഇറാഖ്', 'ഇറാക്ക്'],
    ['pakistan', 'പാക്കിസ്ഥാൻ', 'പാകിസ്താൻ'],
    ['russia', 'റഷ്യ', 'റഷ്യാ'],
    ['malaysia', 'മലേഷ്യ', 'മലേഷ്യാ'],
    ['croatia', 'ക്രൊയേഷ്യ', 'ക്രോയേഷ്യാ'],
    ['slovakia', 'സ്ലോവാക്യ', 'സ്ലൊവാക്യാ'],
    ['singapore', 'സിംഗപ്പൂർ', 'സിങ്ങപ്പൂർ'],
    ['hungary', 'ഹംഗറി', 'ഹങ്കറി'],
    ['sri lanka', 'ശ്രീലങ്ക', 'ശ്രീലംക'],
    ['new zealand', 'ന്യൂസിലാന്റ്', 'ന്യൂസീലൻ്റ്'],
    ['kuwait', 'കുവൈറ്റ്', 'കുവെെറ്റ്'],
    ['china', 'ചൈനയിൽ', 'ചെെനയിൽ'],
    ['spain', 'സ്പെയിൻ', 'സ്പെയ്ന്‍'],
    ['ukraine', 'യുക്രെയ്ൻ', 'ഉക്രെയിൻ'],
    ['oman', 'ഒമാൻ', 'ഓമാൻ'],
    ['united kingdom', 'യുകെ', 'യൂകെ'],
    ['united arab emirates', 'യുഎഇ', 'യൂഎഇ'],
  ])('in Malayalam: %s is “%s” and “%s”', async (english, one, other) => {
    const name = inMalayalam[english]
    expect(name).toBeDefined()
    expect(await countriesOf(one, inMalayalam)).toContain(name)
    expect(await countriesOf(other, inMalayalam)).toEqual(await countriesOf(one, inMalayalam))
  })

  test.each([
    ['नाइट', 'Barber'],
    ['फीस', 'Office clerk'],
    ['ഫീസ്', 'Physiotherapist'],
    ['കത്ത്', 'Qatar'],
    ['കഥ', 'Qatar'],
  ])(
    'another word that sounds alike keeps its own meaning: “%s” does not find “%s”',
    async (keyword, text) => {
      expect(await score(keyword, text)).toBe(0)
    },
  )
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
    ['ക്ലീനർ', 'Cleaner'],
    ['ക്ലീനർ', 'Cleaning staff'],
    ['ക്ലീനിംഗ്', 'Cleaner'],
    ['വെയിറ്റർ', 'Waiters in Dubai'],
    ['ഹെവി ഡ്രൈവർ', 'Heavy driver'],
    ['ഹൗസ് ഡ്രൈവർ', 'House driver'],
    ['ലോറി', 'Lorry driver'],
    ['ഹോട്ടൽ', 'Hotel receptionist'],
    ['ഫാർമസി', 'Pharmacy assistant'],
    ['ഫിസിയോതെറാപ്പി', 'Physiotherapy'],
    ['ഹോം നഴ്സ്', 'Home nurse'],
    ['ലാബ് ടെക്നീഷ്യൻ', 'Lab technician'],
    ['വീട്ടുജോലി', 'Housemaid'],
    ['പ്രോഗ്രാമർ', 'Programmer'],
    ['ഐടി', 'IT in Ireland'],
    ['സെക്യൂരിറ്റി ഗാർഡ്', 'Security guard'],
    ['തൊഴിലാളി', 'Construction worker'],
    ['ഡ്രൈവറുടെ ഒഴിവ്', 'Driver'],
    ['क्लीनर', 'Cleaning staff'],
    ['सफाई', 'Cleaner'],
    ['वेटर', 'Waiter'],
    ['हेवी ड्राइवर', 'Heavy driver'],
    ['होटल', 'Hotel receptionist'],
    ['फार्मेसी', 'Pharmacy assistant'],
    ['फिजियोथेरेपिस्ट', 'Physiotherapist'],
    ['मजदूर', 'Labourer'],
    ['एसी टेक्नीशियन', 'AC technician'],
    ['आईटी', 'IT in Ireland'],
    ['प्रोग्रामर', 'Programmer'],
    ['गार्ड', 'Guard'],
    ['टेलर', 'Tailor'],
    ['अध्यापिका', 'Primary teacher'],
    ['ഫാം', 'Farm worker'],
    ['ഫാമിലെ ജോലി', 'Farm worker'],
    ['ഹോം', 'Home nurse'],
    ['നഴ്സിങ് ഹോമിൽ', 'Nursing home'],
    ['കെട്ടിട നിർമാണ', 'Construction of a building'],
    ['കെട്ടിടത്തിന്റെ', 'Building supervisor'],
    ['വിയറ്റ്നാമിൽ ജോലി', 'Vietnam'],
    ['ബസ്', 'Bus driver'],
    ['ബോയ്', 'Delivery boy'],
    ['എസി', 'AC technician'],
    ['കെയർ', 'Caretaker'],
    ['ഹൗസ്', 'Warehouse keeper'],
    ['ഫാർമസിസ്റ്റ്', 'Pharmacy assistant'],
    ['ഫിസിയോതെറാപ്പിസ്റ്റ്', 'Physiotherapy'],
    ['തെറാപ്പി', 'Physiotherapist'],
    ['അക്കൗണ്ടന്റ്', 'Accounts manager'],
    ['फार्म', 'Farm worker'],
    ['हाउस', 'Warehouse keeper'],
    ['केयर', 'Caretaker'],
    ['अकाउंटेंट', 'Accounts manager'],
    ['माली', 'Gardener'],
    ['मेडिकल', 'Medical coder'],
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
    ['ഐടി', 'Pipe fitter with experience'],
    ['ലാബ്', 'Labourer'],
    ['बस', 'Business manager'],
    ['एसी', 'Machine operator'],
    ['ഫാം', 'Pharmacy assistant'],
    ['ഫാം', 'Pharmacist'],
    ['ഫാം', 'Factory worker'],
    ['ഹോം', 'Hotel receptionist'],
    ['ഹോം', 'Hospitality in Malta'],
    ['ഹോം', 'Netherlands'],
    ['ഹോം', 'Hong Kong'],
    ['ഹോട്ടൽ', 'Home nurse'],
    ['ഹോട്ടലിൽ ജോലി', 'Home nurse'],
    ['പണം', 'Carpenter'],
    ['സ്റ്റോർ', 'Restaurant manager'],
    ['ട്രക്ക്', 'Construction worker'],
    ['ഹൗസ്മെയ്ഡ്', 'House driver'],
    ['फार्म', 'Pharmacist'],
    ['फार्मेसी', 'Farm worker'],
    ['स्टोर', 'Restaurant manager'],
    ['ट्रक', 'Construction worker'],
    ['पेंटर', 'Carpenter'],
    ['क्रेन', 'Ukraine'],
    ['मेड', 'Madagascar'],
    ['मेडिकल', 'Housemaid'],
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

  test('a trade alone is searched for in English', async () => {
    expect(inEnglish('നഴ്സ്', await spellingsFor('നഴ്സ്'))).toBe('nurse')
    expect(inEnglish('वेल्डर', await spellingsFor('वेल्डर'))).toBe('welder')
    expect(inEnglish('വെയിറ്റർ', await spellingsFor('വെയിറ്റർ'))).toBe('waiter')
    expect(inEnglish('होटल', await spellingsFor('होटल'))).toBe('hotel')
    expect(inEnglish('ഫാർമസി', await spellingsFor('ഫാർമസി'))).toBe('pharmacy')
    expect(inEnglish('ഫാർമസിസ്റ്റ്', await spellingsFor('ഫാർമസിസ്റ്റ്'))).toBe('pharmacist')
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
    ['united kingdom', 'UK'],
    ['the United Kingdom', 'Carers for the UK'],
    ['united states', 'USA'],
    ['united states of america', 'USA'],
    ['united arab emirates', 'Drivers in Dubai'],
    ['abu dhabi', 'UAE'],
    ['great britain', 'United Kingdom'],
    ['czech republic', 'Czechia'],
    ['new zealand', 'Work in NZ'],
    ['south korea', 'Korea'],
    ['republic of ireland', 'Ireland'],
    ['united kingdom nurse', 'Nurse, UK'],
    ['nursing jobs in the united kingdom', 'Nurse', 'UK'],
    ['turkey', 'Türkiye'],
    ['türkiye', 'Turkey'],
    ['ksa driver', 'Driver, Saudi Arabia'],
    ['saudi arabia', 'Nursing in KSA'],
    ['gulf', 'Nursing in KSA'],
    ['ivory coast', 'Cote d’Ivoire'],
  ])('“%s” finds “%s”', (keyword, ...texts) => {
    expect(found(keyword, ...texts)).toBe(true)
  })

  test.each([
    ['US', 'Drivers in the USA'],
    ['jobs in UK, nurse', 'Nurse in the UK'],
    ['Oman', 'Drivers in Oman'],
    ['Niger', 'Niger'],
    ['australia visa', 'Australian visas'],
    ['Europe', 'European languages'],
    ['IT jobs', 'IT in Ireland'],
    ['ger', 'Germany'],
    ['new zealand', 'Work in NewZealand'],
  ])('a short word or a name: “%s” finds “%s”', (keyword, text) => {
    expect(found(keyword, text)).toBe(true)
  })

  const short = Object.keys({ ...tradesMl, ...tradesHi }).filter((name) => name.length < 4)

  test.each(short)('a short trade, “%s”, is found as a whole word only', (name) => {
    expect(found(name, `Drivers (${name})`)).toBe(true)
    expect(found(name, `Drivers (x${name}x)`)).toBe(false)
  })

  test.each([
    ['US', 'Australia'],
    ['US visa', 'Austria'],
    ['jobs in US', 'Industrial nurse'],
    ['UK', 'Ukraine'],
    ['u.k.', 'Ukraine'],
    ['IT jobs', 'Italy'],
    ['IT, jobs', 'Pipe fitter'],
    ['AC', 'Machine operator'],
    ['lab', 'Labourer'],
    ['bus', 'Business manager'],
    ['Oman', 'Romania'],
    ['Niger', 'Nigeria'],
    ['Mali', 'Somalia'],
    ['India', 'Indianapolis'],
  ])('a short word or a name: “%s” is not found in “%s”', (keyword, text) => {
    expect(found(keyword, text)).toBe(false)
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
    ['united kingdom', 'United States'],
    ['united kingdom', 'Kingdom of Denmark'],
    ['united kingdom nurse', 'Nurse, USA'],
    ['united kingdom nurse', 'Cook, UK'],
    ['northern ireland', 'Ireland'],
    ['south korea', 'North Korea'],
    ['turkey', 'Turkmenistan'],
  ])('“%s” does not find “%s”', (keyword, text) => {
    expect(found(keyword, text)).toBe(false)
  })
})
