// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The words of registration, login, password reset, logout and the first page behind a login. */
export const account = {
  meta: {
    login: {
      title: 'लॉग इन करें',
      description:
        'सदस्यता, दोस्तों को जोड़ने का लिंक और प्रोफ़ाइल देखने के लिए लॉग इन करें। नए हैं? एक मिनट में रजिस्टर करें। यह मुफ़्त है और कोई काग़ज़ नहीं चाहिए।',
    },
    register: {
      title: 'रजिस्टर करें',
      description:
        'अपने नाम, ईमेल और फ़ोन नंबर से मुफ़्त खाता बनाएँ। न पासपोर्ट, न बैंक की जानकारी, न पैसे। दोस्त का इनवाइट लिंक खोलें, तो उनका कोड अपने-आप भर जाता है।',
    },
    forget: {
      title: 'नया पासवर्ड बनाएँ',
      description:
        'पासवर्ड भूल गए? अपना ईमेल लिखें, हमारा भेजा हुआ कोड डालें और नया पासवर्ड चुनें। तीन छोटे क़दम, और कोई पैसा नहीं लगता।',
    },
  },
  labels: {
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    password: 'पासवर्ड',
    confirmPassword: 'पासवर्ड दोबारा लिखें',
    invitecode: 'इनवाइट कोड',
    otp: 'OTP',
    newPassword: 'नया पासवर्ड',
  },
  hints: {
    name: 'जैसा पासपोर्ट में है, अगर पासपोर्ट हो।',
    phone: 'भारत का मोबाइल नंबर, 10 अंकों का।',
    invitecode: 'यह उस लिंक से आया है जो आपने खोला। यहाँ इसे बदला नहीं जा सकता।',
    otp: 'हमारे ईमेल में आया एक बार का पासवर्ड। एक मिनट लग सकता है; स्पैम फ़ोल्डर भी देख लें।',
    newPassword: 'ऐसा चुनें जो आप कहीं और इस्तेमाल न करते हों।',
  },
  errors: {
    name: 'अपना नाम लिखें',
    email: 'अपना ईमेल पता लिखें',
    emailFormat: 'ईमेल पता ऐसे लिखें: name@example.com',
    phone: 'अपना फ़ोन नंबर लिखें',
    phoneFormat: '10 अंकों का मोबाइल नंबर लिखें, जो 6, 7, 8 या 9 से शुरू हो',
    password: 'अपना पासवर्ड लिखें',
    choosePassword: 'पासवर्ड चुनें',
    confirmPassword: 'अपना पासवर्ड एक बार और लिखें',
    /** At the field; the specified words stand in the toast. */
    confirmDiffers: 'यह ऊपर वाले पासवर्ड से अलग है',
  },
  /** Above a form when everything needed is there, but something cannot be right. */
  malformed: 'आपने जो लिखा है, उसे एक बार देख लें',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  login: {
    heading: 'लॉग इन',
    lede: 'अपनी सदस्यता, दोस्तों को जोड़ने का लिंक और प्रोफ़ाइल देखने के लिए लॉग इन करें।',
    submit: 'लॉग इन',
    busy: 'लॉग इन हो रहा है...',
    opening: 'आपका पेज खुल रहा है',
    elsewhere:
      'आपने अभी-अभी दूसरे टैब से लॉग इन किया है, और यह पेज उसी से चल रहा है। उसकी जगह यहाँ वाला चाहिए, तो “लॉग इन” फिर से दबाएँ।',
    forgot: 'पासवर्ड भूल गए?',
    newHere: 'यहाँ नए हैं?',
    register: 'मुफ़्त में रजिस्टर करें',
  },
  register: {
    heading: 'रजिस्टर करें',
    lede: 'यह मुफ़्त है। हम न पासपोर्ट माँगते हैं, न बैंक की जानकारी, न पैसे।',
    submit: 'रजिस्टर करें',
    inviteNote:
      'क्या किसी दोस्त ने आपको बुलाया है? उनका भेजा हुआ लिंक खोलें, उनका इनवाइट कोड अपने-आप भर जाएगा।',
    haveAccount: 'पहले से रजिस्टर हैं?',
    login: 'लॉग इन',
    doneHeading: 'आप रजिस्टर हो गए हैं',
    doneText: 'अब हम आपको लॉग इन पेज पर ले जा रहे हैं।',
  },
  forget: {
    heading: 'नया पासवर्ड बनाएँ',
    lede: 'तीन छोटे क़दम: आपका ईमेल, हमारा भेजा हुआ कोड, नया पासवर्ड।',
    step: (now: number, all: number) => `क़दम ${now} (कुल ${all})`,
    send: 'OTP भेजें',
    verify: 'OTP जाँचें',
    reset: 'पासवर्ड बदलें',
    /** Shown where the server says nothing itself in this language. */
    sent: 'OTP आपके ईमेल पर भेज दिया गया',
    verified: 'OTP सही है',
    forAccount: (email: string) => `${email} वाले खाते के लिए।`,
    backToEmail: 'वापस: फिर से भेजें, या किसी और ईमेल पर',
    backToOtp: 'वापस OTP पर',
    doneHeading: 'आपका पासवर्ड बदल गया',
    doneText: 'अब हम आपको लॉग इन पेज पर ले जा रहे हैं। नए पासवर्ड से लॉग इन करें।',
    remembered: 'पासवर्ड याद आ गया?',
    login: 'लॉग इन',
  },
  logOut: {
    button: 'लॉग आउट',
    doneHeading: 'आप लॉग आउट हो गए हैं',
    doneText: 'अब हम आपको लॉग इन पेज पर ले जा रहे हैं।',
  },
  goNow: 'अभी वहाँ जाएँ',
  dashboard: {
    heading: 'डैशबोर्ड',
    welcome: (name: string) => (name ? `नमस्ते, ${name}` : 'नमस्ते'),
  },
} as const
