// Translated 2026-11-27 from en; not yet read by a native speaker.
import type { PlanCountry } from '@/content/facts/plan-countries'
import {
  appointment,
  type Changes,
  fingerprints,
  germanPortal,
  online,
  ukFlight,
  usaInterview,
  waiting,
} from './plan-shared-steps'
import { clearanceRules } from './plan-steps'

/** Goes behind the level that a country asks for, where one learns it from nothing. */
const fromNothing =
  'शुरू से सीखें, तो नौ से बारह महीने लगते हैं। इतनी भाषा आती हो, तो टिक करें। कुछ नौकरियों में यह नहीं चाहिए: तब यह क़दम छोड़ दें।'

/** The papers for work in the Gulf. */
const gulfPapers =
  'आपकी ट्रेनिंग के, और आपने कहाँ, कब से कब तक काम किया, इसके। केरल में ये पहले NORKA Roots में, फिर विदेश मंत्रालय में, और कुछ देशों के लिए उनके दूतावास में भी जाते हैं।'

/** Of the fingerprints for work in the Gulf. */
const whoSays = 'कहाँ और कब, यह कंपनी या मालिक बताते हैं। कोई न माँगे, तो यह क़दम छोड़ दें।'

/** What is otherwise for work in the Gulf. */
export const gulfWork: Changes = {
  'work-papers': {
    text: gulfPapers,
  },
  job: {
    text: 'जिसमें काम, तनख़्वाह, घंटे और जगह लिखी हो। नर्सों और दूसरे हेल्थ वर्करों को पहले DataFlow की जाँच और उस देश की लाइसेंस परीक्षा चाहिए। केरल में पहले NORKA Roots और ODEPC में देखें: ये सरकारी भर्ती एजेंसियाँ हैं।',
  },
  permit: {
    title: 'परमिट और वीज़ा कंपनी या मालिक लेते हैं',
    text: 'इनका आवेदन आप ख़ुद नहीं करते। कंपनी या मालिक से नंबर माँगें, और पूछें कि आपसे क्या चाहिए।',
  },
  health: {
    title: 'मेडिकल जाँच कराएँ',
    text: 'उस सेंटर में जो Wafid (पहले GAMCA) बताए: कंपनी या मालिक से पूछें।',
  },
  appointment: {
    title: 'माँगे जाएँ, तो उँगलियों के निशान दें',
    text: whoSays,
  },
  visa: {
    title: 'वीज़ा का इंतज़ार करें और उसे जाँचें',
    text: 'वहाँ के मंत्रालय के पेज पर वीज़ा का नंबर खोजें। यह वर्क वीज़ा होना चाहिए, जिसमें आपका नाम, कंपनी या मालिक और आपका काम लिखा हो। विज़िटिंग वीज़ा पर नौकरी के लिए कभी न जाएँ।',
  },
  flight: {
    text: 'वीज़ा मिल जाने के बाद। पहले पढ़ें कि वहाँ का भारतीय दूतावास क्या सलाह देता है। कंपनी या मालिक से पूछें कि टिकट और रहने का ख़र्च कौन देगा।',
  },
}

/** The flight to work in a country that India asks for emigration clearance for; the Gulf has its own. */
export const clearanceWork: Changes = {
  flight: {
    text: 'वीज़ा आ जाने के बाद। पहले पढ़ें कि वहाँ का भारतीय दूतावास क्या सलाह देता है। वहाँ के पहले कुछ हफ़्तों की जगह उड़ान से पहले बुक कर लें।',
  },
}

/** What a country says otherwise about the steps to work there. Product 10, Plans. */
export const workSteps: Partial<Record<PlanCountry, Changes>> = {
  germany: {
    'work-language': {
      text: `नर्सों को वीज़ा के लिए B1 चाहिए और रजिस्टर होने के लिए B2। ${fromNothing}`,
    },
    appointment: germanPortal,
    visa: appointment,
  },
  australia: { appointment: fingerprints, visa: { title: 'वीज़ा का इंतज़ार करें', text: waiting } },
  'united states': {
    permit: {
      title: 'H-1B का आवेदन कंपनी करती है',
      text: 'डिग्री वाली ज़्यादातर नौकरियों के लिए यह चाहिए। साल में एक ही बार ड्रॉ होता है: मार्च में, अक्टूबर से शुरू होने वाली नौकरियों के लिए। कई लोगों का नाम नहीं निकलता। विदेश में रहने वाले के लिए कंपनी को बहुत ऊँची फ़ीस देनी पड़ सकती है: पहले पूछ लें। इसके लिए किसी को पैसे न दें।',
      late: 'नाम न निकले, तो अगला ड्रॉ एक साल बाद होता है। कुछ जगहों को, जैसे यूनिवर्सिटी को, ड्रॉ की ज़रूरत नहीं: कंपनी से पूछें।',
    },
    ...usaInterview,
  },
  'united kingdom': {
    permit: {
      title: 'Certificate of sponsorship लें',
      text: 'काम देने वाली कंपनी के पास स्पॉन्सर का लाइसेंस होना चाहिए, और वही आपको यह देती है। इसके लिए किसी को पैसे न दें।',
    },
    appointment: online,
    visa: {
      ...appointment,
      text: 'आवेदन नौकरी शुरू होने से तीन महीने पहले से हो सकता है। अपॉइंटमेंट के बाद ऑफ़िस आम तौर पर तीन हफ़्ते के अंदर फ़ैसला करता है।',
    },
    notice: {
      text: 'सिर्फ़ वीज़ा आ जाने के बाद। वीज़ा का आवेदन नौकरी शुरू होने से ठीक पहले के तीन महीनों में ही हो सकता है। छह हफ़्ते से ज़्यादा का नोटिस देना हो, तो काम का पहला दिन आगे का तय करें।',
    },
    flight: ukFlight,
  },
  canada: {
    permit: {
      title: 'कंपनी के काग़ज़ (LMIA) का इंतज़ार करें',
      text: 'अक्सर आपके आवेदन से पहले कंपनी के पास यह होना ज़रूरी होता है। इसके लिए किसी को पैसे न दें। कुछ नौकरियों में नहीं चाहिए: तब यह क़दम छोड़ दें।',
    },
    appointment: fingerprints,
    visa: { title: 'वर्क परमिट का इंतज़ार करें', text: waiting },
  },
  'saudi arabia': {
    'work-papers': {
      text: `${gulfPapers} सऊदी अरब के लिए कई हुनरों की परीक्षा वीज़ा से पहले होती है (SVP): कंपनी या मालिक से पूछें।`,
    },
    appointment: { text: `सऊदी अरब इन्हें भारत के किसी सेंटर में माँगता है। ${whoSays}` },
  },
  qatar: {
    health: { text: 'क़तर की जाँच उसके अपने वीज़ा सेंटर में होती है: कंपनी या मालिक से पूछें।' },
    appointment: { text: `क़तर इन्हें भारत के किसी सेंटर में माँगता है। ${whoSays}` },
  },
  iraq: {
    'emigration-clearance': {
      text: `इराक़ में काम के लिए यह सबको चाहिए, पासपोर्ट कोई भी हो। ${clearanceRules}`,
    },
  },
  'united arab emirates': {
    health: {
      text: 'यूएई की जाँच वहाँ पहुँचने के बाद होती है। कंपनी या मालिक से पूछें कि पहले भी जाँच चाहिए या नहीं; न चाहिए, तो यह क़दम छोड़ दें।',
    },
  },
  ireland: { permit: { title: 'एम्प्लॉयमेंट परमिट लें' } },
  netherlands: {
    permit: {
      title: 'आपके परमिट का आवेदन कंपनी करती है',
      text: 'ज़्यादातर परमिट के लिए कंपनी मान्यता वाली स्पॉन्सर (recognised sponsor) होनी चाहिए। लिस्ट सब देख सकते हैं।',
    },
    visa: { title: 'एंट्री वीज़ा (MVV) ले आएँ' },
  },
  austria: {
    'work-language': { text: `नर्सों को B1 या B2 चाहिए: पूछ लें। ${fromNothing}` },
    permit: {
      text: 'हुनर वाले ज़्यादातर लोग Red-White-Red Card का आवेदन करते हैं। आपके लिए कंपनी भी आवेदन कर सकती है।',
    },
  },
  poland: {
    permit: {
      text: 'इसका आवेदन सिर्फ़ पोलैंड में काम देने वाली कंपनी कर सकती है, प्रांत के ऑफ़िस (voivode) में। इसके लिए किसी को पैसे न दें।',
    },
  },
  sweden: {
    permit: { text: 'आवेदन कंपनी शुरू करती है, और आप उसे ऑनलाइन आगे बढ़ाते हैं।' },
  },
}
