// Translated 2026-11-22 from en; not yet read by a native speaker.
import { ukGraduateTwoYears } from '@/content/facts/immigration'
import { companyWords } from './company'
import { longDay } from './written-on'

/** The immigration page's words. Product 2, /immigration. */
export const immigration = {
  meta: {
    title: 'इमिग्रेशन के रास्ते और क्या-क्या चाहिए',
    description:
      'हुनर वाला काम, परिवार, बिज़नेस, या पढ़ाई के बाद काम: दूसरे देश में रहने के मुख्य रास्ते, हर एक में क्या चाहिए, और फ़ैसला कौन करता है।',
  },
  heading: 'इमिग्रेशन',
  intro:
    'दूसरे देश में बरसों रहने के लिए ऐसी वजह चाहिए जिसे वहाँ का क़ानून मानता हो: आपका हुनर, आपका परिवार, आपका बिज़नेस, या वहाँ पूरी की हुई पढ़ाई।',
  form: {
    heading: 'इमिग्रेशन के बारे में पूछें',
    intro: 'जितना बताना चाहें, उतना बताएँ, कम या ज़्यादा। कृपया अभी कोई काग़ज़ न भेजें।',
    next: `फ़ोन नंबर या ईमेल दें, तो हम ${companyWords.replyTime} जवाब देंगे। इसका कोई पैसा नहीं लगता।`,
  },
  requirementsHeading: 'मुख्य रास्ते',
  requirementsIntro:
    'ये मिसालें हैं, पूरी लिस्ट नहीं। कोई भी आपके लिए ठीक न हो, तो हमसे पूछें, हम बताएँगे कि क्या ठीक है।',
  kinds: {
    skilled: 'हुनर वाला काम',
    family: 'परिवार',
    business: 'बिज़नेस',
    studyToWork: 'पढ़ाई के बाद काम',
  },
  /** Before a country's name, which leads to its page. */
  onOurSite: 'हमारी साइट पर',
  warningHeading: 'आपको सलाह कौन दे सकता है',
  warning: {
    Canada: {
      text: 'कनाडा: सलाह के पैसे आप जिसे भी दें, वह वकील, क्यूबेक का नोटरी या लाइसेंस वाला सलाहकार होना चाहिए।',
      officialBody: 'College of Immigration and Citizenship Consultants',
    },
    Australia: {
      text: 'ऑस्ट्रेलिया: वहाँ इमिग्रेशन में मदद रजिस्टर्ड माइग्रेशन एजेंट या वकील करते हैं।',
      officialBody: 'Office of the Migration Agents Registration Authority',
    },
    'United Kingdom': {
      text: 'ब्रिटेन: वहाँ सलाह देने वाले या तो एक सरकारी संस्था में रजिस्टर होते हैं, या वकील होते हैं।',
      officialBody: 'Immigration Advice Authority (gov.uk)',
    },
  },
  warningNote:
    'हमसे पूछें कि आपकी फ़ाइल कौन देखेगा और किस लाइसेंस पर, और पैसे देने से पहले उस व्यक्ति का नाम जाँच लें।',
  /** Examples of routes, by the ids in the facts. Checked on the day in written-on.ts. */
  routes: {
    'canada-express-entry': {
      title: 'Express Entry',
      points: [
        'आप ऑनलाइन प्रोफ़ाइल बनाते हैं और पॉइंट पाते हैं, जैसे उम्र, पढ़ाई, काम और भाषा के।',
        'भाषा की परीक्षा चाहिए। पढ़ाई कनाडा से बाहर की हो, तो आम तौर पर डिग्री की जाँच (असेसमेंट) भी।',
        'आवेदन सिर्फ़ वे कर सकते हैं जिन्हें बुलाया जाता है। सिर्फ़ प्रोफ़ाइल बन जाना कोई वादा नहीं है।',
      ],
      officialBody: 'Immigration, Refugees and Citizenship Canada (IRCC)',
    },
    'australia-skilled': {
      title: 'SkillSelect से मिलने वाले स्किल्ड वीज़ा',
      points: [
        'आपका पेशा लिस्ट में होना चाहिए, और ऑस्ट्रेलिया की किसी संस्था को आपका हुनर जाँचना होता है।',
        'आप सरकार को बताते हैं कि आप आना चाहते हैं, और बुलावे का इंतज़ार करते हैं।',
        'उम्र, अंग्रेज़ी और पॉइंट, तीनों देखे जाते हैं।',
      ],
      officialBody: 'Australian Department of Home Affairs',
    },
    'germany-blue-card': {
      title: 'EU Blue Card',
      points: [
        'ऐसा जॉब ऑफ़र चाहिए जो आपकी डिग्री से मेल खाए, और तनख़्वाह एक तय रक़म से ऊपर हो।',
        'आपकी डिग्री को जर्मनी में मान्यता मिली होनी चाहिए, या वह जर्मन डिग्री के बराबर की होनी चाहिए।',
        'कुछ IT के जानकार डिग्री की जगह अनुभव से भी इसे पा सकते हैं।',
      ],
      officialBody: 'Make it in Germany',
    },
    'germany-family': {
      title: 'पति या पत्नी के पास जाना',
      points: [
        'जो जर्मनी में हैं, उनके पास रेज़िडेंस परमिट होना चाहिए, और आम तौर पर दोनों के लिए घर और कमाई भी।',
        'आम तौर पर आपको शुरुआती जर्मन (A1) दिखानी होती है। कुछ लोगों को इससे छूट है।',
        'शादी के काग़ज़ात सही होने चाहिए, अनुवाद के साथ।',
      ],
      officialBody: 'German Missions in India',
    },
    'uk-family': {
      title: 'फ़ैमिली वीज़ा',
      points: [
        'जिनके पास ब्रिटेन में रहने की सही इजाज़त है, उनके पति, पत्नी या पार्टनर, माता-पिता और बच्चों के लिए।',
        'पति-पत्नी या पार्टनर के लिए कम से कम एक तय कमाई चाहिए, जब तक कि छूट न मिले।',
        'आप दिखाते हैं कि रिश्ता सच्चा है और अंग्रेज़ी आती है।',
      ],
      officialBody: 'UK Home Office (gov.uk)',
    },
    'uk-business': {
      title: 'Innovator Founder वीज़ा',
      points: [
        'उनके लिए जो नया बिज़नेस शुरू करते हैं, ऐसा जो बाज़ार में पहले से मौजूद बिज़नेस से अलग हो।',
        'पहले एक मान्य संस्था को आपके प्लान को मंज़ूरी देनी होती है।',
        'आप रहने-खाने के पैसे और अच्छी अंग्रेज़ी दिखाते हैं।',
      ],
      officialBody: 'UK Home Office (gov.uk)',
    },
    'netherlands-start-up': {
      title: 'स्टार्ट-अप परमिट',
      points: [
        'नया और नई सोच वाला बिज़नेस शुरू करने के लिए एक साल का परमिट।',
        'आप नीदरलैंड के किसी अनुभवी गाइड के साथ काम करते हैं, जिसे facilitator कहते हैं।',
        'साल पूरा होने पर आप अपने ख़ुद के काम के लिए वहाँ और रहने का आवेदन कर सकते हैं।',
      ],
      officialBody: 'Immigration and Naturalisation Service (IND)',
    },
    'uk-graduate': {
      title: 'Graduate वीज़ा',
      points: [
        'उनके लिए जिन्होंने ब्रिटेन में स्टडी वीज़ा पर ऐसा कोर्स पूरा किया है जो इसमें गिना जाता है।',
        'आवेदन आप ब्रिटेन के अंदर से करते हैं, स्टडी वीज़ा ख़त्म होने से पहले।',
        'आप काम कर सकते हैं या ढूँढ सकते हैं। यह वीज़ा बढ़ता नहीं, पर आप दूसरा वीज़ा ले सकते हैं।',
        `${longDay(ukGraduateTwoYears)} तक आवेदन करें, तो दो साल का है, उसके बाद 18 महीने का, और पीएचडी के बाद तीन साल का।`,
      ],
      officialBody: 'UK Home Office (gov.uk)',
    },
    'canada-graduate': {
      title: 'Post-graduation work permit',
      points: [
        'उनके लिए जिन्होंने ऐसे कॉलेज से ऐसा कोर्स पूरा किया है जो इसमें गिने जाते हैं। हर कोर्स नहीं गिना जाता, इसलिए दाख़िले से पहले जाँच लें।',
        'यह कितने समय का होगा, यह ज़्यादातर इस पर है कि आपका कोर्स कितना लंबा था।',
        'यह परमिट एक ही बार मिल सकता है।',
      ],
      officialBody: 'Immigration, Refugees and Citizenship Canada (IRCC)',
    },
    'germany-graduate': {
      title: 'जर्मन डिग्री के बाद काम ढूँढना',
      points: [
        'जर्मन यूनिवर्सिटी से पढ़े लोग 18 महीने तक रुककर अपनी डिग्री से मेल खाता काम ढूँढ सकते हैं।',
        'ढूँढते समय आप कोई भी नौकरी कर सकते हैं।',
        'पढ़ाई का परमिट ख़त्म होने से पहले आप वहाँ के इमिग्रेशन ऑफ़िस में आवेदन करते हैं।',
      ],
      officialBody: 'Make it in Germany',
    },
  },
} as const
