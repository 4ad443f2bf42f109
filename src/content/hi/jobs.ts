// Translated 2026-11-27 from en; not yet read by a native speaker.
import { companyWords } from './company'

/** The job page's words. Product 2, /job. */
export const jobs = {
  meta: {
    title: 'जॉब कंसल्टेंसी और क्या-क्या चाहिए',
    description:
      'आठ देशों में वर्क वीज़ा और जॉब सीकर वीज़ा कैसे मिलते हैं, कौन से काग़ज़ात चाहिए, और नक़ली जॉब ऑफ़र को पैसे जाने से पहले कैसे पहचानें।',
  },
  /** On /job/:id, once the work is known. */
  titleFor: (work: string) => `${work} के लिए आवेदन करें`,
  /** The same in the description: the work, what it asks for, what the page is for. */
  describe: (parts: readonly string[]) => parts.join('। '),
  heading: 'जॉब कंसल्टेंसी',
  intro: 'ज़्यादातर देश पहले जॉब ऑफ़र माँगते हैं और वीज़ा उसके बाद देते हैं। कुछ देश काम ढूँढने के लिए भी आने देते हैं।',
  notRecruiter:
    'हम कंसल्टेंसी हैं, भर्ती करने वाली कंपनी नहीं। हम नौकरियाँ नहीं बेचते, और किसी कंपनी के लिए लोगों को काम पर नहीं रखते।',
  form: {
    heading: 'विदेश में नौकरी के बारे में पूछें',
    intro: 'सिर्फ़ आपका नाम और फ़ोन नंबर चाहिए। कृपया अभी कोई काग़ज़ न भेजें।',
    next: `हम ${companyWords.replyTime} आपको फ़ोन करेंगे। इस फ़ोन का कोई पैसा नहीं लगता।`,
  },
  /** In the place of the work that a person applies for. */
  applied: {
    loading: 'नौकरी का नाम लोड हो रहा है',
    failed: 'नौकरी का नाम लोड नहीं हुआ। आप अपना सवाल फिर भी भेज सकते हैं।',
  },
  requirementsHeading: 'कौन सा देश क्या माँगता है',
  requirementsIntro: 'मुख्य बातें पढ़ने के लिए देश खोलें। सरकारी पेज पर कुछ और लिखा हो, तो वही सही है।',
  warningHeading: 'नौकरी के लिए किसी को पैसे देने से पहले',
  warning: [
    'असली जॉब ऑफ़र कभी बिकता नहीं। कोई उसके पैसे माँगे, तो वहीं रुक जाएँ।',
    'विदेश की नौकरी के लिए भर्ती करने वाले भारत के एजेंट को सरकारी लाइसेंस चाहिए। एजेंट का नाम eMigrate पर खोजें।',
    'काम देने वाली कंपनी की अपनी वेबसाइट पर जो पता है, उस पर लिखकर पूछें कि ऑफ़र असली है या नहीं।',
    'टूरिस्ट वीज़ा वर्क वीज़ा नहीं है। कोई आपको उस पर काम करने के लिए विदेश भेजे, तो न जाएँ।',
  ],
  /** Opens the rest of the warning, where it is folded. */
  warningMore: 'तीन बातें और जान लें',
  warningCheck: 'आपको जो ऑफ़र मिला है, उसे जाँचें',
  warningOfficialBody: 'eMigrate, Ministry of External Affairs (Protector of Emigrants)',
  /** The main points by country; `route` is the usual visa or permit, by its official name. */
  requirements: {
    Germany: {
      route: 'Skilled worker वीज़ा, EU Blue Card या Opportunity Card',
      points: [
        'जॉब ऑफ़र हो: skilled worker वीज़ा, या तनख़्वाह एक तय रक़म से ऊपर हो, तो EU Blue Card।',
        'जॉब ऑफ़र न हो: Opportunity Card पर आप एक साल तक काम ढूँढ सकते हैं। इसके लिए डिग्री या कम से कम दो साल की ट्रेनिंग चाहिए, और रहने-खाने के पैसे।',
        'डिग्री या ट्रेनिंग को जर्मनी न माने, तो पॉइंट भी चाहिए, और शुरुआती जर्मन (A1) या अच्छी अंग्रेज़ी (B2)।',
        'नर्सों और कुछ दूसरे पेशों के लोगों की ट्रेनिंग को पहले मान्यता मिलनी चाहिए। तभी वे उस पेशे में काम कर सकते हैं।',
      ],
      officialBody: 'Make it in Germany',
    },
    Austria: {
      route: 'Red-White-Red Card',
      points: [
        'पॉइंट ट्रेनिंग, काम के अनुभव, भाषाओं और उम्र के मिलते हैं।',
        'ज़्यादातर कैटेगरी में पहले जॉब ऑफ़र चाहिए। जिन कामों में हुनर वाले लोगों की कमी है, उनकी अलग लिस्ट है।',
        'बहुत ऊँची योग्यता वाले लोग काम ढूँढने का वीज़ा माँग सकते हैं।',
      ],
      officialBody: 'Migration.gv.at, ऑस्ट्रिया की सरकार',
    },
    Sweden: {
      route: 'वर्क परमिट',
      points: [
        'पहले जॉब ऑफ़र चाहिए। सरकार ने जो कम से कम तनख़्वाह तय की है, उससे कम नहीं होनी चाहिए।',
        'आवेदन काम देने वाली कंपनी शुरू करती है और आप पूरा करते हैं।',
        'ऊँची डिग्री वाले लोग काम ढूँढने या बिज़नेस शुरू करने का परमिट माँग सकते हैं।',
      ],
      officialBody: 'Swedish Migration Agency',
    },
    Ireland: {
      route: 'Critical Skills या General Employment Permit',
      points: [
        'जॉब ऑफ़र और एम्प्लॉयमेंट परमिट चाहिए। परमिट के लिए आवेदन आप भी कर सकते हैं और कंपनी भी।',
        'जो काम Critical Skills लिस्ट में हैं, उनके नियम आसान हैं। कुछ कामों के लिए परमिट मिलता ही नहीं।',
        'परमिट मिलने के बाद आप वीज़ा के लिए आवेदन करते हैं।',
      ],
      officialBody: 'Department of Enterprise, Tourism and Employment, आयरलैंड',
    },
    Netherlands: {
      route: 'Highly skilled migrant परमिट',
      points: [
        'आपके लिए आवेदन काम देने वाली कंपनी करती है, और उसे मान्यता वाली स्पॉन्सर (recognised sponsor) होना चाहिए। लिस्ट सब देख सकते हैं।',
        'आपकी तनख़्वाह एक तय रक़म तक पहुँचनी चाहिए। यह रक़म हर साल बदलती है।',
        'कुछ यूनिवर्सिटी से पढ़े लोग काम ढूँढने के लिए एक साल माँग सकते हैं।',
      ],
      officialBody: 'Immigration and Naturalisation Service (IND)',
    },
    Poland: {
      route: 'वर्क परमिट और नेशनल वीज़ा (टाइप D)',
      points: [
        'वर्क परमिट प्रांत का ऑफ़िस (voivode) देता है। उसका आवेदन सिर्फ़ पोलैंड में काम देने वाली कंपनी कर सकती है।',
        'परमिट आने पर आप भारत में पोलैंड के कॉन्सुलेट में नेशनल वीज़ा (टाइप D) का आवेदन करते हैं।',
        'सफ़र से पहले जाँच लें कि परमिट पर लिखी कंपनी और नौकरी असली हैं।',
      ],
      officialBody: 'भारत में पोलैंड का दूतावास',
    },
    'United Kingdom': {
      route: 'Skilled Worker वीज़ा',
      points: [
        'ऐसी कंपनी में नौकरी चाहिए जिसके पास Home Office का लाइसेंस हो। लिस्ट सब देख सकते हैं।',
        'कंपनी आपको certificate of sponsorship देती है। इसके लिए किसी को पैसे न दें।',
        'नौकरी आम तौर पर डिग्री स्तर की हो, तनख़्वाह एक तय रक़म से कम न हो, और अंग्रेज़ी अच्छी (B2)।',
        'विदेश के केयर वर्कर और सीनियर केयर वर्कर को अब वीज़ा नहीं मिलता। जो ऐसी नौकरी बेचे, वह आपको ठग रहा है। नर्सें अब भी Health and Care Worker वीज़ा ले सकती हैं: उसकी फ़ीस कम है, और immigration health charge नहीं लगता।',
      ],
      officialBody: 'UK Home Office (gov.uk)',
    },
    Canada: {
      route: 'वर्क परमिट',
      points: [
        'ज़्यादातर लोगों को जॉब ऑफ़र चाहिए। अक्सर कंपनी को भी LMIA नाम का एक काग़ज़ चाहिए होता है।',
        'सलाह के पैसे सिर्फ़ वकील, लाइसेंस वाले पैरालीगल और सलाहकार, और क्यूबेक के नोटरी ले सकते हैं। उनके नाम आप जाँच सकते हैं।',
      ],
      officialBody: 'Immigration, Refugees and Citizenship Canada (IRCC)',
    },
  },
} as const
