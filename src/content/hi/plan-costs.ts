// Translated 2026-11-22 from en; not yet read by a native speaker.
import { clearanceCountries, gulfCountries } from '@/content/facts/plan-clearance'
import type { PlanCountry } from '@/content/facts/plan-countries'
import type { Purpose } from '@/content/facts/purposes'

/** One usual cost: what it is called, and where its figure is published; a link may follow. */
interface CostWords {
  title: string
  where: string
}

const onCountryPage = 'रक़म वीज़ा का फ़ैसला करने वाले ऑफ़िस के पेज पर मिलेगी'

/** The usual costs, by the ids in the facts. */
export const costWords: Readonly<Record<string, CostWords>> = {
  passport: {
    title: 'पासपोर्ट की फ़ीस',
    where: 'रक़म Passport Seva के फ़ीस कैलकुलेटर में मिलेगी',
  },
  'language-test': {
    title: 'भाषा की परीक्षा',
    where: 'रक़म उस परीक्षा के पेज पर मिलेगी जो आप दे रहे हैं',
  },
  'certified-papers': {
    title: 'सर्टिफ़ाइड और अनुवाद किए हुए काग़ज़ात',
    where:
      'अनुवाद की क़ीमत अनुवादक से पूछें। केरल के काग़ज़ात को अटेस्ट कराना हो, तो पहले NORKA Roots में, फिर विदेश मंत्रालय (Ministry of External Affairs) में, और कुछ देशों के लिए उनके दूतावास में। मंत्रालय की रक़म उसके अपोस्टिल वाले पेज पर मिलेगी',
  },
  recognition: {
    title: 'आपकी ट्रेनिंग या पेशे की मान्यता',
    where: 'रक़म विदेश के उस ऑफ़िस के पेज पर मिलेगी जो इसे जाँचता है',
  },
  'our-premium': {
    title: 'हमारी प्रीमियम सदस्यता, अगर आप चाहें',
    where: 'रक़म हमारे प्रीमियम पेज पर मिलेगी',
  },
  'course-application': {
    title: 'कॉलेजों में आवेदन की फ़ीस',
    where: 'रक़म हर कोर्स के पेज पर मिलेगी',
  },
  'police-certificate': {
    title: 'पुलिस क्लियरेंस सर्टिफ़िकेट',
    where: 'रक़म Passport Seva के फ़ीस कैलकुलेटर में मिलेगी',
  },
  'health-check': {
    title: 'वीज़ा की मेडिकल जाँच',
    where: 'उन डॉक्टरों से पूछें जिनके नाम वीज़ा का फ़ैसला करने वाले ऑफ़िस के पेज पर हैं',
  },
  'visa-fee': { title: 'वीज़ा फ़ीस', where: onCountryPage },
  'visa-centre': {
    title: 'वीज़ा सेंटर की सर्विस फ़ीस',
    where: 'दूतावास के पेज से शुरू करें: वहाँ वीज़ा सेंटर का नाम है, और रक़म उस सेंटर के पेज पर मिलेगी',
  },
  'country-charges': {
    title: 'इस देश की दूसरी फ़ीस',
    where: `कुछ देश और चीज़ों की भी फ़ीस लेते हैं, जैसे हेल्थ बीमे या उँगलियों के निशान की। ${onCountryPage}`,
  },
  'our-service': {
    title: 'हमारी फ़ीस, अगर आप हमारी मदद से आवेदन करें',
    where: 'हमसे पूछें: कुछ भी देने से पहले हम लिखकर बता देते हैं। यह फ़ीस एडवांस में देनी होती है',
  },
  'first-fee': {
    title: 'कॉलेज की पहली फ़ीस या डिपॉज़िट',
    where: 'रक़म कॉलेज की चिट्ठी में और कोर्स के पेज पर मिलेगी',
  },
  'shown-money': {
    title: 'वीज़ा के लिए दिखाने के पैसे',
    where: onCountryPage,
  },
  'emigration-clearance': {
    title: `एमिग्रेशन क्लियरेंस (${clearanceCountries.length} देश: ECR पासपोर्ट वालों और सभी नर्सों को, एक देश के लिए सबको)`,
    where: 'रक़म भारत सरकार के eMigrate पेज पर मिलेगी',
  },
  insurance: {
    title: 'बीमा',
    where:
      'रक़म बीमा कंपनी के पेज पर मिलेगी; बीमे में क्या-क्या होना चाहिए, यह वीज़ा का फ़ैसला करने वाला ऑफ़िस अपने पेज पर बताता है',
  },
  flight: { title: 'हवाई टिकट', where: 'रक़म एयरलाइन के पेज पर मिलेगी' },
  'residence-permit': {
    title: 'रजिस्ट्रेशन और रेज़िडेंस परमिट',
    where: 'जिस शहर या ऑफ़िस में रजिस्टर करेंगे, वहाँ पूछें। वीज़ा ऑफ़िस के पेज पर शायद और बताया हो',
  },
  rent: {
    title: 'कमरे का किराया और डिपॉज़िट',
    where: 'रक़म छात्रों के हॉस्टल के पेज पर या किराए के कॉन्ट्रैक्ट में मिलेगी',
  },
  living: {
    title: 'पहले कुछ महीनों का खाना, आना-जाना और फ़ोन',
    where: 'कई देश अपने वीज़ा वाले पेज पर बताते हैं कि एक महीने के लिए कितना चाहिए',
  },
  stay: {
    title: 'ठहरने की जगह',
    where: 'रक़म होटल के पेज पर मिलेगी। दोस्तों के यहाँ ठहरें, तो शायद कुछ न लगे',
  },
  'local-travel': {
    title: 'वहाँ आना-जाना और खाना',
    where: 'टिकट की रक़म वहाँ की रेल कंपनियों के पेजों पर देखें; खाने के बारे में उनसे पूछें जिनके यहाँ जा रहे हैं',
  },
}

type Where = Readonly<Record<string, string>>

const uk: Where = {
  'country-charges': `ब्रिटेन में immigration health charge लगता है। ${onCountryPage}`,
}
const ukWork: Where = {
  'country-charges': `ब्रिटेन में immigration health charge लगता है, पर Health and Care Worker वीज़ा वालों (नर्स, डॉक्टर) को नहीं। ${onCountryPage}`,
}
const canada: Where = {
  'country-charges': `कनाडा में उँगलियों के निशान की फ़ीस लगती है। ${onCountryPage}`,
}

const gulf: Where = {
  'visa-fee': 'खाड़ी में यह फ़ीस काम देने वाली कंपनी देती है। वीज़ा के लिए किसी को पैसे न दें',
  'residence-permit': 'खाड़ी में यह फ़ीस काम देने वाली कंपनी देती है',
}

/** Where a figure is published, as a country has it: by what for and by the cost's id. */
export const countryCosts: Readonly<Record<Purpose, Partial<Record<PlanCountry, Where>>>> = {
  study: {
    'united kingdom': uk,
    canada,
    'united states': {
      'country-charges': `अमेरिका में SEVIS फ़ीस लगती है। रक़म fmjfee.com पर मिलेगी; वीज़ा के बारे में ज़्यादा वीज़ा ऑफ़िस के पेज पर है`,
    },
    germany: {
      'country-charges': `जर्मनी के लिए APS सर्टिफ़िकेट चाहिए। रक़म aps-india.de पर मिलेगी; वीज़ा के बारे में ज़्यादा जर्मन दूतावास के पेज पर है`,
      'shown-money': `ज़्यादातर छात्रों को ये पैसे ब्लॉक्ड अकाउंट में डालने होते हैं। ${onCountryPage}`,
    },
    australia: {
      'country-charges': `ऑस्ट्रेलिया के लिए हेल्थ बीमा चाहिए। रक़म बीमा कंपनी बताती है; बीमे में क्या-क्या होना चाहिए, यह वीज़ा ऑफ़िस के पेज पर है`,
    },
  },
  work: {
    'united kingdom': ukWork,
    canada,
    ...Object.fromEntries(gulfCountries.map((key) => [key, gulf])),
    iraq: {
      'emigration-clearance':
        'इराक़ के लिए यह सबको चाहिए, पासपोर्ट कोई भी हो। रक़म भारत सरकार के eMigrate पेज पर मिलेगी',
    },
  },
  visit: { canada },
}
