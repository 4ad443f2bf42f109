// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { PlanCountry } from '@/content/facts/plan-countries'
import { visaDays } from '@/content/facts/plan-offices'
import type { Purpose } from '@/content/facts/purposes'
import {
  appointment,
  type Changes,
  deposit,
  fingerprints,
  germanPortal,
  online,
  ukFlight,
  ukVisitFlight,
  usaBooking,
  usaInterview,
  waiting,
} from './plan-shared-steps'
import { workSteps } from './plan-work-steps'

const study: Partial<Record<PlanCountry, Changes>> = {
  germany: {
    appointment: germanPortal,
    visa: {
      ...appointment,
      text: 'German Missions in India का नेशनल वीज़ा, APS सर्टिफ़िकेट और पैसे होने के सबूत के साथ। फ़ैसला सिर्फ़ वही करते हैं।',
    },
  },
  canada: {
    accept: {
      title: 'सीट पक्की करें और Letter of Acceptance लें',
      text: `चिट्ठी ऐसे कॉलेज की होनी चाहिए जो designated learning institution (DLI) हो। लिस्ट सब देख सकते हैं। ${deposit}`,
    },
    appointment: fingerprints,
    visa: {
      title: 'स्टडी परमिट का इंतज़ार करें',
      text: waiting,
    },
  },
  australia: {
    accept: {
      title: 'सीट पक्की करें और Confirmation of Enrolment लें',
      text: `ऑफ़र में जितने पैसे माँगे गए हैं, वे देने पर कॉलेज यह (CoE) भेजता है। स्टडी वीज़ा के लिए यह चाहिए। ${deposit}`,
    },
    appointment: fingerprints,
    visa: {
      title: 'वीज़ा का इंतज़ार करें',
      text: `यहाँ के स्टडी वीज़ा का नाम subclass 500 है। ${waiting}`,
    },
  },
  'united states': {
    accept: {
      title: 'सीट पक्की करें और फ़ॉर्म I-20 लें',
      text: `यह फ़ॉर्म कॉलेज भेजता है। सिर्फ़ सर्टिफ़ाइड कॉलेज ही भेज सकते हैं। ${deposit}`,
    },
    appointment: {
      title: 'वीज़ा का इंटरव्यू बुक करें',
      text: `${usaBooking} ख़ाली दिन कब मिलेगा, यह हर शहर में अलग है।`,
    },
    visa: {
      title: 'इंटरव्यू दें और वीज़ा का इंतज़ार करें',
      text: `I-20, SEVIS की रसीद और पैसे होने का सबूत साथ ले जाएँ। कोर्स शुरू होने से ज़्यादा से ज़्यादा ${visaDays.usaEntry} दिन पहले ही वहाँ जा सकते हैं।`,
    },
  },
  'united kingdom': {
    accept: {
      title: 'सीट पक्की करें और CAS नंबर लें',
      text: `यह ऐसे कॉलेज से मिलता है जिसके पास स्टूडेंट स्पॉन्सर का लाइसेंस हो। लिस्ट सब देख सकते हैं। ${deposit}`,
    },
    money: {
      text: `बैंक स्टेटमेंट, एजुकेशन लोन या स्कॉलरशिप। बैंक के पैसे लगातार ${visaDays.ukMoney.held} दिन खाते में होने चाहिए। इनमें से आख़िरी दिन आवेदन से ज़्यादा से ज़्यादा ${visaDays.ukMoney.within} दिन पहले का हो।`,
    },
    appointment: online,
    visa: {
      ...appointment,
      text: 'आवेदन कोर्स से छह महीने पहले से हो सकता है। अपॉइंटमेंट के बाद ऑफ़िस आम तौर पर तीन हफ़्ते के अंदर फ़ैसला करता है; वहाँ की गर्मियों में पूछ लें कि क्या ज़्यादा समय लग रहा है।',
    },
    flight: ukFlight,
  },
  ireland: {
    visa: {
      text: 'आवेदन सफ़र से तीन महीने पहले से हो सकता है। कोर्स ऐसा होना चाहिए जिसे आयरलैंड स्टडी वीज़ा के लिए मानता हो।',
    },
  },
  france: {
    visa: {
      text: 'छात्रों के लिए लंबे समय का वीज़ा, Campus France की हाँ के बाद। पहुँचने के बाद इसे ऑनलाइन पक्का करना होता है।',
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

const visit: Partial<Record<PlanCountry, Changes>> = {
  'united kingdom': {
    appointment: online,
    visa: {
      ...appointment,
      text: 'आवेदन सफ़र से तीन महीने पहले से हो सकता है। अपॉइंटमेंट के बाद ऑफ़िस आम तौर पर तीन हफ़्ते के अंदर फ़ैसला करता है।',
    },
    flight: ukVisitFlight,
  },
  'united states': usaInterview,
  canada: { appointment: fingerprints, visa: { title: 'वीज़ा का इंतज़ार करें', text: waiting } },
  australia: { appointment: fingerprints, visa: { title: 'वीज़ा का इंतज़ार करें', text: waiting } },
}

/** What a country says otherwise about a step, by what it is for. */
export const countrySteps: Readonly<Record<Purpose, Partial<Record<PlanCountry, Changes>>>> = {
  study,
  work: workSteps,
  visit,
}
