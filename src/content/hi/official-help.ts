// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { Helpline, LookUpPlace } from '@/content/facts/official-help'

/** Offices by name, and what to look for there. Product 10, Checking an offer. */
export const placeWords: Record<LookUpPlace, { name: string; lookFor: string }> = {
  recruiters: {
    name: 'eMigrate, Ministry of External Affairs',
    lookFor:
      '“List of active RA” खोलें। एजेंट का नाम, नंबर और पता खोजें। बिना लाइसेंस वाले एजेंटों की लिस्ट भी वहाँ है।',
  },
  ukEmployers: {
    name: 'ब्रिटेन: लाइसेंस वाली कंपनियों की लिस्ट',
    lookFor: 'ब्रिटेन में नौकरी के लिए: काम देने वाली कंपनी का नाम हूबहू खोजें।',
  },
  canadaColleges: {
    name: 'कनाडा: designated learning institutions (DLI)',
    lookFor: 'कॉलेज और उसका DLI नंबर खोजें।',
  },
  ukColleges: {
    name: 'ब्रिटेन: स्टूडेंट स्पॉन्सर के लाइसेंस वाले कॉलेज',
    lookFor: 'कॉलेज का नाम हूबहू खोजें।',
  },
  australiaColleges: {
    name: 'ऑस्ट्रेलिया: CRICOS',
    lookFor: 'कॉलेज और कोर्स खोजें।',
  },
  usColleges: {
    name: 'अमेरिका: SEVP के सर्टिफ़ाइड कॉलेज',
    lookFor: 'कॉलेज और उसका शहर खोजें।',
  },
  germanyColleges: {
    name: 'जर्मनी: anabin',
    lookFor: 'कॉलेज खोजें, और देखें कि जर्मनी उसे क्या दर्जा देता है।',
  },
  germanyCourses: {
    name: 'जर्मनी: DAAD',
    lookFor: 'कोर्स खोजें, और देखें कि उसे कौन पढ़ाता है।',
  },
  canadaAdvisers: {
    name: 'कनाडा: College of Immigration and Citizenship Consultants',
    lookFor: 'सलाहकार और उसका लाइसेंस नंबर खोजें।',
  },
  australiaAdvisers: {
    name: 'ऑस्ट्रेलिया: Office of the Migration Agents Registration Authority',
    lookFor: 'सलाहकार और उसका नंबर खोजें।',
  },
  ukAdvisers: {
    name: 'ब्रिटेन: इमिग्रेशन सलाहकार खोजें',
    lookFor: 'सलाहकार या उसकी कंपनी खोजें।',
  },
  visaCentre: {
    name: 'VFS Global, कई देशों का वीज़ा सेंटर',
    lookFor:
      'दूतावास के पेज से शुरू करें: सेंटर का नाम वहाँ लिखा है। स्पेन के लिए वह BLS है। बुकिंग और पेमेंट सिर्फ़ वहीं करें।',
  },
  cybercrime: {
    name: 'National Cyber Crime Reporting Portal',
    lookFor: 'मैसेज, फ़ोन या पेमेंट की शिकायत यहाँ करें।',
  },
  madad: {
    name: 'MADAD, Ministry of External Affairs',
    lookFor: 'किसी भी राज्य के लोगों के लिए: एजेंट ने ठगा हो तो यहाँ शिकायत करें।',
  },
}

/** Helplines by name, and when to call them. */
export const helplineWords: Record<Helpline, { name: string; when: string }> = {
  norka: {
    name: 'NORKA Roots हेल्पलाइन (केरल)',
    when: 'विदेश में काम के लिए: साइन करने या पैसे देने से पहले पूछें।',
  },
  shubhayatra: {
    name: 'Operation Shubhayatra, केरल पुलिस और NORKA',
    when: 'जब किसी एजेंट ने आपको ठगा हो, या इसकी कोशिश की हो।',
  },
  cyberFraud: {
    name: 'साइबर धोखाधड़ी की हेल्पलाइन',
    when: 'जब पैसे या कोड जा चुके हों। तुरंत फ़ोन करें।',
  },
  pbsk: {
    name: 'PBSK, Ministry of External Affairs',
    when: 'दिन-रात: जब किसी एजेंट ने आपको ठगा हो, या विदेश में कंपनी या मालिक तनख़्वाह न दे।',
  },
}

/** Where a number is called from. */
export const callFrom = {
  india: 'भारत में',
  abroad: 'विदेश से: मिस्ड कॉल दें, वे वापस फ़ोन करेंगे',
  anywhere: '',
} as const
