// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { CountryStatus, VisitCountry } from '@/content/facts/visit-countries'

/** The word on the stamp of a country. Product 2, Visit-visa country status cards. */
export const statusNames: Readonly<Record<CountryStatus, string>> = {
  Open: 'തുറന്നിട്ടുണ്ട്',
  Restricted: 'നിയന്ത്രണമുണ്ട്',
  Closed: 'അടച്ചു',
}

const schengen =
  'ചെറിയ സന്ദർശനങ്ങൾക്ക് ഷെങ്കൻ വിസ (Schengen, type C): ഏത് 180 ദിവസമെടുത്താലും അതിൽ 90 ദിവസം വരെ, എല്ലാ ഷെങ്കൻ രാജ്യങ്ങളിലും കൂടി.'

/** What a visit visa is called in each country, and the office that decides about it. */
export const visitVisas: Readonly<
  Record<VisitCountry['name'], { summary: string; officialBody: string }>
> = {
  USA: {
    summary:
      'ബിസിനസിനുള്ള വിസിറ്റിങ് വിസയുടെ പേര് B-1, ടൂറിസത്തിനും വീട്ടുകാരെ കാണാനും ഉള്ളതിന്റെ പേര് B-2. മിക്കവർക്കും ഇന്റർവ്യൂ ഉണ്ട്.',
    officialBody: 'U.S. Department of State',
  },
  Canada: {
    summary: 'വിസിറ്റിങ് വിസയ്ക്ക് temporary resident visa എന്നും പറയും. അപേക്ഷ ഓൺലൈനിൽ, വിരലടയാളവും കൊടുക്കണം.',
    officialBody: 'Immigration, Refugees and Citizenship Canada (IRCC)',
  },
  Germany: {
    summary: schengen,
    officialBody: 'ഇന്ത്യയിലെ German Missions',
  },
  France: {
    summary: schengen,
    officialBody: 'ഫ്രഞ്ച് കോൺസുലേറ്റ് (France-Visas)',
  },
  Italy: {
    summary: schengen,
    officialBody: 'Italian Ministry of Foreign Affairs',
  },
  Spain: {
    summary: schengen,
    officialBody: 'Spanish Ministry of Foreign Affairs',
  },
  Japan: {
    summary:
      'ടൂറിസത്തിനും വീട്ടുകാരെ കാണാനും ചെറിയ ബിസിനസ് യാത്രയ്ക്കും short-term stay visa ആണ്. ശമ്പളമുള്ള ജോലി ചെയ്യാൻ പറ്റില്ല.',
    officialBody: 'ഇന്ത്യയിലെ ജപ്പാൻ എംബസി',
  },
  Australia: {
    summary:
      'വിസിറ്റിങ് വിസയുടെ പേര് subclass 600 എന്നാണ്. ടൂറിസ്റ്റുകൾക്കും ബിസിനസിനും സ്പോൺസർ ചെയ്ത കുടുംബ സന്ദർശനത്തിനും അതിൽ വേറെ വേറെ വിഭാഗങ്ങളുണ്ട്.',
    officialBody: 'Australian Department of Home Affairs',
  },
  India: {
    summary:
      'വിദേശ പാസ്‌പോർട്ടുള്ള അതിഥികൾക്ക്. പലർക്കും e-Visa-യ്ക്ക് ഓൺലൈനിൽ അപേക്ഷിക്കാം. ഇന്ത്യൻ പൗരർക്ക് വിസ വേണ്ട.',
    officialBody: 'Bureau of Immigration, ഇന്ത്യാ ഗവൺമെന്റ്',
  },
  Brazil: {
    summary:
      'വിസിറ്റിങ് വിസയുടെ പേര് VIVIS എന്നാണ്. ടൂറിസത്തിനും ബിസിനസ് മീറ്റിങ്ങിനും അതുവഴി കടന്നുപോകാനും (ട്രാൻസിറ്റ്) അതു മതി. ശമ്പളമുള്ള ജോലി പറ്റില്ല.',
    officialBody: 'Brazilian Ministry of Foreign Affairs',
  },
  'South Korea': {
    summary:
      'ചെറിയ സന്ദർശനങ്ങൾ C-3 എന്ന വിസ വിഭാഗത്തിലാണ്: ടൂറിസം, കുടുംബം, ബിസിനസ്. ശമ്പളമുള്ള ജോലി ചെയ്യാൻ പറ്റില്ല.',
    officialBody: 'കൊറിയൻ എംബസി അല്ലെങ്കിൽ കോൺസുലേറ്റ് (Korea Visa Portal)',
  },
  Mexico: {
    summary:
      'ശമ്പളമുള്ള ജോലിക്ക് അനുവാദമില്ലാത്ത സന്ദർശകർക്കുള്ളതാണ് വിസിറ്റിങ് വിസ. മെക്സിക്കോയുടെ കോൺസുലേറ്റിലാണ് അപേക്ഷിക്കുന്നത്.',
    officialBody: 'ഇന്ത്യയിലെ മെക്സിക്കോ എംബസി',
  },
}
