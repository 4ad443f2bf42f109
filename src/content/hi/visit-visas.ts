// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { CountryStatus, VisitCountry } from '@/content/facts/visit-countries'

/** The word on the stamp of a country. Product 2, Visit-visa country status cards. */
export const statusNames: Readonly<Record<CountryStatus, string>> = {
  Open: 'खुला',
  Restricted: 'सीमित',
  Closed: 'बंद',
}

const schengen =
  'Schengen वीज़ा (टाइप C) थोड़े दिनों के सफ़र के लिए है: किन्हीं 180 दिनों में 90 दिन तक, सारे Schengen देशों को मिलाकर।'

/** What a visit visa is called in each country, and the office that decides about it. */
export const visitVisas: Readonly<
  Record<VisitCountry['name'], { summary: string; officialBody: string }>
> = {
  USA: {
    summary:
      'बिज़नेस के लिए विज़िटिंग वीज़ा का नाम B-1 है, घूमने और घरवालों से मिलने के लिए B-2। ज़्यादातर लोगों का इंटरव्यू होता है।',
    officialBody: 'U.S. Department of State',
  },
  Canada: {
    summary:
      'विज़िटिंग वीज़ा को temporary resident visa भी कहते हैं। आवेदन ऑनलाइन होता है, और उँगलियों के निशान देने होते हैं।',
    officialBody: 'Immigration, Refugees and Citizenship Canada (IRCC)',
  },
  Germany: {
    summary: schengen,
    officialBody: 'German Missions in India',
  },
  France: {
    summary: schengen,
    officialBody: 'फ़्रांस का कॉन्सुलेट (France-Visas)',
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
      'घूमने, घरवालों से मिलने और काम के छोटे सफ़र के लिए short-term stay visa होता है। पैसे लेकर काम करना मना है।',
    officialBody: 'भारत में जापान का दूतावास',
  },
  Australia: {
    summary:
      'विज़िटिंग वीज़ा का नाम subclass 600 है। इसमें घूमने, बिज़नेस और घरवालों के बुलावे (sponsor) पर जाने के अलग हिस्से हैं।',
    officialBody: 'Australian Department of Home Affairs',
  },
  India: {
    summary:
      'विदेशी पासपोर्ट वाले मेहमानों के लिए। कई लोग ऑनलाइन e-Visa के लिए आवेदन कर सकते हैं। भारत के नागरिकों को वीज़ा नहीं चाहिए।',
    officialBody: 'Bureau of Immigration, भारत सरकार',
  },
  Brazil: {
    summary:
      'विज़िटिंग वीज़ा का नाम VIVIS है। यह घूमने, बिज़नेस की मुलाक़ात और रास्ते में रुकने के लिए है, पैसे लेकर काम करने के लिए नहीं।',
    officialBody: 'Brazilian Ministry of Foreign Affairs',
  },
  'South Korea': {
    summary:
      'थोड़े दिनों के सफ़र C-3 वीज़ा में आते हैं: घूमना, घरवालों से मिलना और बिज़नेस। पैसे लेकर काम करना मना है।',
    officialBody: 'कोरिया का दूतावास या कॉन्सुलेट (Korea Visa Portal)',
  },
  Mexico: {
    summary:
      'विज़िटिंग वीज़ा ऐसे मेहमान के लिए है जिसे पैसे लेकर काम करने की इजाज़त नहीं। आवेदन मेक्सिको के कॉन्सुलेट में होता है।',
    officialBody: 'भारत में मेक्सिको का दूतावास',
  },
}
