// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { PaperId } from '@/content/facts/papers'
import type { PaperWords } from './paper-words'
import { studyPapers } from './study-papers'
import { visitPapers } from './visit-papers'

/** What each paper is called, and what it has to show. Checked on the day in written-on.ts. */
export const paperWords: Readonly<Record<PaperId, PaperWords>> = {
  ...studyPapers,
  ...visitPapers,
  'job-offer': {
    title: 'जॉब ऑफ़र या कॉन्ट्रैक्ट',
    text: 'जिसमें काम, तनख़्वाह और जगह लिखी हो। नौकरी खोजने के वीज़ा में इसके बिना भी काम चलता है।',
  },
  'work-certificates': {
    title: 'सर्टिफ़िकेट और काम की चिट्ठियाँ',
    text: 'आपकी ट्रेनिंग के सर्टिफ़िकेट, और कंपनियों की चिट्ठियाँ कि आपने कहाँ, कब से कब तक काम किया। जहाँ माँगा जाए, वहाँ अनुवाद के साथ।',
  },
  cv: {
    title: 'CV',
    text: 'बीच में कोई समय छूटा न हो, और वैसा लिखा हो जैसा उस देश में चलता है।',
  },
  'language-proof': {
    title: 'भाषा आने का सबूत',
    text: 'अंग्रेज़ी का या उस देश की भाषा का। कितनी आनी चाहिए, यह नौकरी और वीज़ा पर है।',
  },
  recognition: {
    title: 'आपकी ट्रेनिंग की मान्यता',
    text: 'नर्सों को और कुछ दूसरे पेशों में इसकी ज़रूरत होती है। आपके पेशे में है या नहीं, यह उस देश के ऑफ़िस से पूछें।',
  },
  'police-certificate': {
    title: 'पुलिस क्लियरेंस सर्टिफ़िकेट',
    text: 'कई देश इसे माँगते हैं। भारत में यह पासपोर्ट ऑफ़िस से मिलता है।',
  },
  'australia-enrolment': {
    title: 'Confirmation of Enrolment',
    text: 'ऑस्ट्रेलिया के कॉलेज से। स्टडी वीज़ा (subclass 500) के लिए यह चाहिए।',
  },
  'australia-health-cover': {
    title: 'Overseas Student Health Cover',
    text: 'ऑस्ट्रेलिया में रहने के पूरे समय के लिए।',
  },
  'canada-province-letter': {
    title: 'प्रांत का अटेस्टेशन लेटर',
    text: 'कनाडा में पढ़ने वाले कई लोगों को यह चाहिए। आपको चाहिए या नहीं, यह कॉलेज बताता है।',
  },
  'germany-aps': {
    title: 'APS सर्टिफ़िकेट',
    text: 'भारत से जाने वाले ज़्यादातर लोगों को जर्मनी के वीज़ा का आवेदन करने से पहले यह चाहिए।',
  },
  'uk-cas': {
    title: 'CAS नंबर',
    text: 'ब्रिटेन के ऐसे कॉलेज से, जिसके पास स्टूडेंट स्पॉन्सर का लाइसेंस हो।',
  },
  'uk-tuberculosis-test': {
    title: 'टीबी की जाँच',
    text: 'ऐसे क्लिनिक में जिसे ब्रिटेन ने मंज़ूरी दी हो। छह महीने से ज़्यादा रहने वालों के लिए।',
  },
  'usa-i20': {
    title: 'फ़ॉर्म I-20',
    text: 'यह अमेरिका का कॉलेज भेजता है। सिर्फ़ सर्टिफ़ाइड कॉलेज ही भेज सकते हैं।',
  },
  'usa-sevis': {
    title: 'SEVIS फ़ीस की रसीद',
    text: 'यह फ़ीस F-1 वीज़ा का आवेदन करने से पहले दी जाती है।',
  },
  'canada-lmia': {
    title: 'काम देने वाली कंपनी का LMIA',
    text: 'अक्सर आपके आवेदन से पहले कनाडा की कंपनी के पास यह काग़ज़ होना ज़रूरी होता है। इसके लिए किसी को पैसे न दें।',
  },
  'poland-work-permit': {
    title: 'वर्क परमिट',
    text: 'यह पोलैंड में आपको काम देने वाली कंपनी लेती है। आप ख़ुद नहीं ले सकते। इसके लिए किसी को पैसे न दें।',
  },
  'uk-sponsorship': {
    title: 'Certificate of sponsorship',
    text: 'यह ब्रिटेन में काम देने वाली कंपनी आपको देती है। इसके लिए किसी को पैसे न दें।',
  },
}
