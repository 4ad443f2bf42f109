// Translated 2026-11-27 from en; not yet read by a native speaker.
import { visaDays } from '@/content/facts/plan-offices'
import type { StepWords } from './plan-steps'

/** What a country says otherwise about steps, by the step's id. Product 10, Plans. */
export type Changes = Readonly<Record<string, Partial<StepWords>>>

/** What the countries of the Schengen area say of a visit's visa, unless they say their own. */
export const schengenVisa = {
  text: `आवेदन सफ़र से छह महीने पहले से हो सकता है, और कम से कम ${visaDays.schengen.usual} दिन पहले कर देना चाहिए। नियम में ऑफ़िस के पास ${visaDays.schengen.usual} दिन हैं, और ज़्यादा जाँचना पड़े तो ${visaDays.schengen.longest} दिन। वीज़ा हो, तो ETIAS नहीं चाहिए: जो उसे बेचे, वह आपको ठग रहा है।`,
}

/** To be read before a deposit is paid: as in the usual step, whose text those of a country replace. */
export const deposit =
  'पहले लिखित में पूछें: वीज़ा न मिले, तो क्या डिपॉज़िट वापस मिलेगा? पैसे कॉलेज के खाते में दें या उस सेवा से, जिसका नाम कॉलेज की अपनी वेबसाइट पर है, किसी व्यक्ति को कभी नहीं।'

/** The appointment, where the papers go in online before it. */
export const online = {
  title: 'ऑनलाइन आवेदन करें, फिर अपॉइंटमेंट बुक करें',
  text: 'सरकारी पेज पर आवेदन भरें, काग़ज़ात जोड़ें और पैसे दें। उसके बाद ही बुक कर सकते हैं।',
}

/** The visa, where that is so. */
export const appointment = { title: 'अपॉइंटमेंट पर जाएँ और वीज़ा का इंतज़ार करें' }

/** The appointment, where a letter asks for it after the application. */
export const fingerprints = {
  title: 'ऑनलाइन आवेदन करें, फिर उँगलियों के निशान दें',
  text: 'सरकारी पेज पर आवेदन भरें, काग़ज़ात जोड़ें और पैसे दें। इसके लिए चिट्ठी आए, तो उसमें बताए सेंटर पर उँगलियों के निशान दें।',
}

/** Of a visa that nothing is left to do for. */
export const waiting = 'अभी कितना समय लग रहा है, यह ऑफ़िस ख़ुद बताता है।'

/** The appointment for a German national visa. */
export const germanPortal = {
  ...online,
  text: 'Consular Services Portal (digital.diplo.de) पर आवेदन भरें और काग़ज़ात जोड़ें। जर्मन दूतावास या कॉन्सुलेट उन्हें देख ले, तो आप बुक कर सकते हैं।',
}

/** What to do with a British visa, which is on no paper, before flying. */
const eVisa =
  'फ़ैसला आ जाने के बाद। आपका वीज़ा eVisa है: UKVI अकाउंट बनाएँ, जिस पासपोर्ट से जा रहे हैं उसे जोड़ें, और उड़ान से पहले eVisa देख लें।'

/** The flight with a British visa. */
export const ukFlight = { text: `${eVisa} रहने की जगह भी बुक करें।` }

/** The visa office has seen the booking, or the host's letter. */
const bookedStay = 'तारीख़ें बदल जाएँ, तो बुकिंग बदलें या मेज़बान को बताएँ।'

/** What a visit says otherwise about the usual steps, wherever it goes. */
export const visitSteps: Changes = {
  flight: {
    title: 'टिकट बुक करें',
    text: `वीज़ा आ जाने के बाद। ${bookedStay}`,
    late: 'ऐसा टिकट लें जिसे बदल सकें।',
  },
}

/** The flight of a visit with a British visa. */
export const ukVisitFlight = { text: `${eVisa} ${bookedStay}` }

/** Where an interview for a visa of the United States is booked. */
export const usaBooking =
  'फ़ॉर्म DS-160 भरें। बुकिंग दूतावास की अपनी साइट in.usembassy.gov से शुरू करें: वहाँ से usvisascheduling.com खुलती है। उसकी नक़ली साइटें भी हैं।'

/** The appointment and the visa of the United States. */
export const usaInterview = {
  appointment: {
    title: 'वीज़ा का इंटरव्यू बुक करें',
    text: `${usaBooking} ख़ाली दिन मिलने में बहुत समय लग सकता है, और हर शहर में अलग: पहले देख लें।`,
  },
  visa: { title: 'इंटरव्यू दें और वीज़ा का इंतज़ार करें' },
}
