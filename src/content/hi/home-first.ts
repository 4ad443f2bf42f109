// Translated 2026-11-22 from en; not yet read by a native speaker.
import { company } from '@/content/facts/company'

/** What the home page's own code says, before the reader has touched anything. Product 2, Home page. */
export const homeFirst = {
  meta: {
    title: `${company.name}: विदेश में पढ़ाई, नौकरी और घूमना`,
    description:
      'विदेश में पढ़ाई, नौकरी की सलाह, विज़िटिंग वीज़ा और इमिग्रेशन में केरल से ईमानदार मदद। साफ़ क़दम, लिखी हुई क़ीमत और पहली बातचीत मुफ़्त।',
  },
  latest: {
    heading: 'नौकरियों की नई ख़बर',
    intro: 'चार सबसे नई कैटेगरी। देखना मुफ़्त है। खाता बनाने की ज़रूरत नहीं।',
    allLink: 'नौकरियों की सारी कैटेगरी देखें',
    empty: 'अभी नौकरियों की कोई नई ख़बर नहीं है। कृपया कुछ दिन बाद फिर देखें।',
  },
  /** Where a block's code did not arrive. */
  notLoaded: 'यह हिस्सा लोड नहीं हो पाया।',
} as const
