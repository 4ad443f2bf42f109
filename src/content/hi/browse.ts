// Translated 2026-11-22 from en; not yet read by a native speaker.
/** Words of the pages where a visitor looks around: countries, jobs, search, shortlist. */
export const browse = {
  meta: {
    country: {
      title: 'देश की जानकारी',
      description:
        'फ़ैसला करने से पहले काम की बातें पढ़ें, तारीख़ों वाला प्लान बनाएँ और अपना सवाल भेजें। पहली बातचीत मुफ़्त है।',
    },
    search: {
      title: 'खोजें',
      description:
        'हमारे देश, नौकरियों की कैटेगरी और नौकरियों की जानकारी नाम से खोजें। जो पसंद आए, उसे शॉर्टलिस्ट में सेव करें और जब तैयार हों, तब लौट आएँ।',
    },
    latest: {
      title: 'नौकरियों की नई कैटेगरी',
      description:
        'सबसे नई कैटेगरी सबसे पहले। किसी एक को खोलें, उसकी नौकरियाँ देखें, जानकारी पढ़ें और हमसे पूछें कि आवेदन कैसे करें। देखना मुफ़्त है।',
    },
    latestJobs: {
      title: 'इस कैटेगरी की नौकरियाँ',
      description:
        'इस कैटेगरी की नौकरियाँ और उनकी जानकारी देखें, फिर जो आपके लिए ठीक हो, उसके बारे में पूछें। नौकरी किसे मिलेगी, यह काम देने वाली कंपनी तय करती है।',
    },
  },
  country: {
    loading: 'देश लोड हो रहा है',
    /** The place on the postmark of a turned stamp: where the journey begins. */
    postmark: 'कोझिकोड',
    detailsHeading: 'काम की बातें',
    noDescription: 'इस देश के बारे में हम अभी लिख रहे हैं। हमसे पूछें, जो हमें पता है, बता देंगे।',
    noDetails: 'नियम अक्सर बदलते हैं, इसलिए हमसे पूछ लें कि आज क्या हैं।',
    checked: 'फ़ैसला वही दफ़्तर करता है जिसका नाम यहाँ है। पैसे देने या कहीं साइन करने से पहले वहाँ देख लें।',
    unknownTitle: 'देश नहीं मिला',
    unknownText: 'शायद पता ग़लत है, या यह देश हमारी लिस्ट से निकाल दिया गया है।',
    failedTitle: 'यह देश लोड नहीं हुआ',
    all: 'सारे देश देखें',
    /** Before phone and chat. */
    ask: 'या हमसे पूछें:',
  },
  latest: {
    /** On each category's label. Product 2, Latest jobs strip. */
    cardLink: 'और देखें',
    heading: 'नौकरियों की नई कैटेगरी',
    intro: 'सबसे नई सबसे पहले। नौकरियाँ देखने के लिए कैटेगरी चुनें।',
    loading: 'नौकरियों की कैटेगरी लोड हो रही हैं',
    empty: 'अभी नौकरियों की कोई कैटेगरी नहीं है। कृपया कुछ दिन बाद फिर देखें।',
  },
  jobs: {
    /** Of the browser's tab and of search results, unless the category's name says it already. */
    title: (category: string) => (/नौकर[ीि]/.test(category) ? category : `${category}: नौकरियाँ`),
    /** For search engines: a category and its jobs. */
    describe: (category: string, jobs: string) => `${category}। नौकरियाँ: ${jobs}।`,
    kicker: 'नौकरियों की कैटेगरी',
    loading: 'नौकरियाँ लोड हो रही हैं',
    details: 'जानकारी',
    noDetails: 'अभी इसकी जानकारी नहीं लिखी गई है। इस नौकरी के बारे में हमसे पूछें।',
    apply: 'अभी आवेदन करें',
    intro:
      'पढ़ें कि किस नौकरी के लिए क्या चाहिए, फिर आवेदन करें। नौकरी के पैसे नहीं लगते। आपको और क्या चाहिए, हमारी मदद और वीज़ा पर कितना ख़र्च होगा, यह हम बताते हैं। नौकरी किसे मिलेगी, यह काम देने वाली कंपनी तय करती है।',
    empty: 'अभी इस कैटेगरी में कोई नौकरी नहीं है।',
    unknownTitle: 'कैटेगरी नहीं मिली',
    unknownText:
      'इस पते पर हमारे पास नौकरियों की कोई कैटेगरी नहीं है। शायद वह हमारी लिस्ट से निकाल दी गई है।',
    all: 'नौकरियों की सारी कैटेगरी देखें',
    nameless: 'इस कैटेगरी की नौकरियाँ',
  },
  search: {
    heading: 'खोजें',
    label: 'आप क्या खोज रहे हैं?',
    button: 'खोजें',
    hint: 'कोई देश, नौकरी या कोर्स। जैसे: जर्मनी, IELTS। नौकरी और कोर्स अंग्रेज़ी में भी लिखकर देखें।',
    searching: 'खोज रहे हैं',
    countries: 'देश',
    categories: 'नौकरियों की कैटेगरी',
    works: 'नौकरियाँ',
    products: 'कोर्स और मदद',
    /** What came into the lists after the index of the search was written. */
    moreCountries: 'और देश',
    moreCategories: 'नौकरियों की और कैटेगरी',
    moreWorks: 'और नौकरियाँ',
    /** In place of a job's points, where the index has none. */
    brief: 'इसकी जानकारी इसकी कैटेगरी की लिस्ट में है',
    missing: (parts: string) => `हम इनमें नहीं खोज पाए: ${parts}।`,
    unchecked: (parts: string) => `हम नहीं देख पाए कि इनमें और भी कुछ है या नहीं: ${parts}।`,
    noneHelp: 'सिर्फ़ एक शब्द लिखकर देखें, या कोई छोटा शब्द। आप पूरी लिस्ट भी देख सकते हैं:',
    allCountries: 'सारे देश',
    ask: 'हमसे पूछें',
  },
  product: {
    title: 'खोज का नतीजा',
    loading: 'लोड हो रहा है',
    priceUnknown: 'क़ीमत पूछने पर',
    ask: 'इसके बारे में पूछें',
    back: 'वापस खोज पर',
  },
  shortlist: {
    /** Its storage is full or denied. */
    notKept:
      'यह ब्राउज़र आपकी शॉर्टलिस्ट नहीं रख पाया, क्योंकि इसकी जगह भरी हुई है या रखने पर रोक है। शॉर्टलिस्ट तभी तक ऐसी रहेगी जब तक आप पेज बंद या फिर से लोड नहीं करते।',
    save: 'सेव करें',
    saved: 'सेव है',
    /** Beside a Save button that was just pressed. */
    see: 'शॉर्टलिस्ट देखें',
  },
} as const
