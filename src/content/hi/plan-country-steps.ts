// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { CountryKey } from '@/content/facts/countries'
import { visaDays } from '@/content/facts/plan-offices'
import type { Purpose } from '@/content/facts/purposes'
import type { StepWords } from './plan-steps'

type Changes = Readonly<Record<string, Partial<StepWords>>>

/** What the countries of the Schengen area say of a visit's visa, unless they say their own. */
export const schengenVisa = {
  text: `आवेदन सफ़र से छह महीने पहले से हो सकता है, और कम से कम ${visaDays.schengen.usual} दिन पहले कर देना चाहिए। नियम में ऑफ़िस के पास ${visaDays.schengen.usual} दिन हैं, और ज़्यादा जाँचना पड़े तो ${visaDays.schengen.longest} दिन।`,
}

const study: Partial<Record<CountryKey, Changes>> = {
  germany: {
    visa: {
      text: 'German Missions in India का नेशनल वीज़ा, APS सर्टिफ़िकेट और पैसे होने के सबूत के साथ। फ़ैसला सिर्फ़ वही करते हैं।',
    },
  },
  canada: {
    accept: {
      title: 'सीट पक्की करें और Letter of Acceptance लें',
      text: 'चिट्ठी ऐसे कॉलेज की होनी चाहिए जो designated learning institution (DLI) हो। लिस्ट सब देख सकते हैं।',
    },
    visa: {
      title: 'स्टडी परमिट का आवेदन करें और इंतज़ार करें',
      text: 'आवेदन ऑनलाइन होता है, और वीज़ा सेंटर में उँगलियों के निशान देने होते हैं। अभी कितना समय लग रहा है, यह ऑफ़िस ख़ुद बताता है।',
    },
  },
  australia: {
    accept: {
      title: 'सीट पक्की करें और Confirmation of Enrolment लें',
      text: 'ऑफ़र में जितने पैसे माँगे गए हैं, वे देने पर कॉलेज यह (CoE) भेजता है। स्टडी वीज़ा के लिए यह चाहिए।',
    },
    visa: {
      text: 'यहाँ के स्टडी वीज़ा का नाम subclass 500 है। आवेदन ऑनलाइन होता है। अभी कितना समय लग रहा है, यह ऑफ़िस ख़ुद बताता है।',
    },
  },
  'united states': {
    accept: {
      title: 'सीट पक्की करें और फ़ॉर्म I-20 लें',
      text: 'यह फ़ॉर्म कॉलेज भेजता है। सिर्फ़ सर्टिफ़ाइड कॉलेज ही भेज सकते हैं।',
    },
    appointment: {
      title: 'वीज़ा का इंटरव्यू बुक करें',
      text: 'फ़ॉर्म DS-160 भरें, फिर दूतावास या कॉन्सुलेट में बुक करें। ख़ाली दिन कब मिलेगा, यह हर शहर में अलग है।',
    },
    visa: {
      title: 'इंटरव्यू दें और वीज़ा का इंतज़ार करें',
      text: `I-20, SEVIS की रसीद और पैसे होने का सबूत साथ ले जाएँ। कोर्स शुरू होने से ज़्यादा से ज़्यादा ${visaDays.usaEntry} दिन पहले ही वहाँ जा सकते हैं।`,
    },
  },
  'united kingdom': {
    accept: {
      title: 'सीट पक्की करें और CAS नंबर लें',
      text: 'यह ऐसे कॉलेज से मिलता है जिसके पास स्टूडेंट स्पॉन्सर का लाइसेंस हो। लिस्ट सब देख सकते हैं।',
    },
    visa: {
      text: 'आवेदन कोर्स से छह महीने पहले से हो सकता है। अपॉइंटमेंट के बाद ऑफ़िस आम तौर पर तीन हफ़्ते के अंदर फ़ैसला करता है; गर्मियों में पूछ लें कि क्या ज़्यादा समय लग रहा है।',
    },
  },
  ireland: {
    visa: {
      text: 'आवेदन सफ़र से तीन महीने पहले से हो सकता है। कोर्स ऐसा होना चाहिए जिसे आयरलैंड स्टडी वीज़ा के लिए मानता हो।',
    },
  },
  france: {
    visa: {
      text: 'छात्रों के लिए लंबे समय का वीज़ा, Campus France की हाँ के बाद। पहुँचने के बाद आप इसे ऑनलाइन पक्का करते हैं।',
    },
  },
  italy: {
    arrive: {
      text: 'पहुँचने के बाद आठ कामकाजी दिनों के अंदर रेज़िडेंस परमिट का आवेदन करें।',
    },
  },
  netherlands: {
    visa: {
      title: 'वीज़ा और परमिट का आवेदन कॉलेज करता है',
      text: 'आप अकेले नहीं कर सकते। कॉलेज जो माँगे वह सब भेजें और पैसे दिखाएँ, ताकि वह आवेदन कर सके।',
    },
    appointment: {
      title: 'एंट्री वीज़ा (MVV) ले आएँ',
      text: 'जवाब आने के बाद, दूतावास, कॉन्सुलेट या वीज़ा सेंटर से।',
    },
  },
}

const work: Partial<Record<CountryKey, Changes>> = {
  'united kingdom': {
    permit: {
      title: 'Certificate of sponsorship लें',
      text: 'काम देने वाली कंपनी के पास स्पॉन्सर का लाइसेंस होना चाहिए, और वही आपको यह देती है। इसके लिए किसी को पैसे न दें।',
    },
    visa: {
      text: 'आवेदन नौकरी शुरू होने से तीन महीने पहले से हो सकता है। अपॉइंटमेंट के बाद ऑफ़िस आम तौर पर तीन हफ़्ते के अंदर फ़ैसला करता है।',
    },
  },
  canada: {
    permit: {
      title: 'कंपनी के काग़ज़ (LMIA) का इंतज़ार करें',
      text: 'अक्सर आपके आवेदन से पहले कंपनी के पास यह होना ज़रूरी होता है। कुछ नौकरियों में नहीं चाहिए: तब यह क़दम छोड़ दें।',
    },
    visa: { title: 'वर्क परमिट का आवेदन करें और इंतज़ार करें' },
  },
  ireland: { permit: { title: 'एम्प्लॉयमेंट परमिट लें' } },
  netherlands: {
    permit: {
      title: 'आपके परमिट का आवेदन कंपनी करती है',
      text: 'ज़्यादातर परमिट के लिए कंपनी मान्यता वाली स्पॉन्सर होनी चाहिए। लिस्ट सब देख सकते हैं।',
    },
    visa: { title: 'एंट्री वीज़ा (MVV) ले आएँ' },
  },
  austria: {
    permit: {
      text: 'हुनर वाले ज़्यादातर लोग Red-White-Red Card का आवेदन करते हैं। आपके लिए कंपनी भी आवेदन कर सकती है।',
    },
  },
  poland: {
    permit: { text: 'यह पोलैंड में आपको काम देने वाली कंपनी लेती है। आप ख़ुद नहीं ले सकते।' },
  },
  sweden: {
    permit: { text: 'आवेदन कंपनी शुरू करती है, और आप उसे ऑनलाइन आगे बढ़ाते हैं।' },
  },
}

const visit: Partial<Record<CountryKey, Changes>> = {
  'united kingdom': {
    visa: {
      text: 'आवेदन सफ़र से तीन महीने पहले से हो सकता है। अपॉइंटमेंट के बाद ऑफ़िस आम तौर पर तीन हफ़्ते के अंदर फ़ैसला करता है।',
    },
  },
  'united states': {
    appointment: {
      title: 'वीज़ा का इंटरव्यू बुक करें',
      text: 'फ़ॉर्म DS-160 भरें, फिर दूतावास या कॉन्सुलेट में बुक करें। ख़ाली दिन मिलने में बहुत समय लग सकता है, और हर शहर में अलग: पहले देख लें।',
    },
    visa: { title: 'इंटरव्यू दें और वीज़ा का इंतज़ार करें' },
  },
}

/** What a country says otherwise about a step, by what it is for. */
export const countrySteps: Readonly<Record<Purpose, Partial<Record<CountryKey, Changes>>>> = {
  study,
  work,
  visit,
}
