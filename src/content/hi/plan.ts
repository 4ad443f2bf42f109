// Translated 2026-11-22 from en; not yet read by a native speaker.
import { planLimits as limits } from '@/content/facts/plan-limits'
import { planForm } from './plan-form'

/** The words of the page at /plan. Product 10, Plans. */
export const plan = {
  meta: {
    title: 'प्लान बनाएँ',
    description:
      'कब तक क्या करना है, कितना ख़र्च होगा और कौन से काग़ज़ात चाहिए: शुरू करने के दिन से पीछे गिनकर। आपके ही फ़ोन या कंप्यूटर में रहता है, खाता नहीं चाहिए।',
  },
  heading: 'प्लान बनाएँ',
  intro:
    'बताएँ कि किसलिए, कहाँ और कब तक। हर क़दम में लिखा है कि कब शुरू करना है और कब तक तैयार होना है। जो हो जाए, उसे टिक करते जाएँ।',
  failed: 'प्लान लोड नहीं हो पाया।',
  purposes: { study: 'पढ़ाई', work: 'काम', visit: 'घूमना' },
  /** The parts that load after the steps. */
  parts: {
    failed: {
      money: 'पैसों का हिसाब लोड नहीं हो पाया।',
      takeAway: 'प्लान सेव या शेयर करने के तरीक़े लोड नहीं हो पाए।',
      shared: 'आपके लिंक वाला प्लान लोड नहीं हो पाया।',
    },
    loading: {
      money: 'पैसों का हिसाब लोड हो रहा है',
      takeAway: 'सेव या शेयर करने के तरीक़े लोड हो रहे हैं',
      shared: 'आपके लिंक वाला प्लान लोड हो रहा है',
    },
    label: 'इस प्लान में',
    steps: 'क़दम',
    papers: 'काग़ज़ात',
    money: 'पैसे',
    takeAway: 'सेव या शेयर',
  },
  /** The name of a plan that the reader has given none. */
  named: {
    study: (country: string) => (country ? `${country} में पढ़ाई` : 'विदेश में पढ़ाई'),
    work: (country: string) => (country ? `${country} में काम` : 'विदेश में काम'),
    visit: (country: string) => (country ? `${country} का सफ़र` : 'विदेश का सफ़र'),
  },
  begins: {
    study: (day: string) => `कोर्स शुरू होता है: ${day}`,
    work: (day: string) => `नौकरी शुरू होती है: ${day}`,
    visit: (day: string) => `सफ़र शुरू होता है: ${day}`,
  },
  form: planForm,
  typical: {
    heading: 'प्लान में क्या होता है',
    intro:
      'आम तौर पर ये क़दम होते हैं, इसी क्रम में। कुछ देश और भी माँगते हैं; उसमें से जो हम जानते हैं, वह भी आपके प्लान में होता है। उसमें आप क़दम टिक करते हैं, छोड़ते हैं, नोट लिखते हैं, अपने क़दम जोड़ते हैं, काग़ज़ात टिक करते हैं और पैसों का हिसाब रखते हैं।',
    headings: {
      study: 'विदेश में पढ़ाई के क़दम',
      work: 'विदेश में काम के क़दम',
      visit: 'विदेश के सफ़र के क़दम',
    },
    before: (span: string) => `${span} पहले शुरू करें`,
  },
  /** Spans and what they rest on. */
  spans: {
    weeks: (from: number, to: number) =>
      from === to ? `${to} ${to === 1 ? 'हफ़्ता' : 'हफ़्ते'}` : `${from} से ${to} हफ़्ते`,
    days: (from: number, to: number) => (from === to ? `${to} दिन` : `${from} से ${to} दिन`),
    months: (count: number) => (count === 1 ? 'क़रीब एक महीना' : `क़रीब ${count} महीने`),
    takes: (span: string) => `समय लगता है: ${span}।`,
    office: 'यह समय उस ऑफ़िस ने ख़ुद बताया है।',
    experience: 'यह आम समय का हमारा सँभलकर लगाया अंदाज़ा है। आपके मामले में अलग हो सकता है।',
    decides: 'फ़ैसला कौन करता है',
    official: 'सरकारी पेज',
  },
  chooser: {
    heading: 'आपके प्लान',
    another: 'नया प्लान',
  },
  sheet: {
    change: 'बदलें',
    changing: 'प्लान बदलें',
    remove: 'मिटाएँ',
    removed: (name: string) => `${name}: मिटा दिया गया।`,
    undo: 'वापस लाएँ',
    kept: 'सिर्फ़ इसी ब्राउज़र में रखा है। हम इसे नहीं देखते।',
    notHere:
      'यह प्लान इस ब्राउज़र में नहीं है। शायद इसे मिटा दिया गया है, या यह किसी और ब्राउज़र या फ़ोन में रखा है।',
  },
  steps: {
    heading: 'क़दम',
    note: 'तारीख़ें भारत के समय से हैं।',
    // "शुरू करें" stays together, or its second word would begin a line.
    beginReady: (begin: string, ready: string) => `${begin} तक शुरू\u00a0करें, ${ready} तक तैयार`,
    by: (day: string) => `${day} तक`,
    skipped: 'छोड़ा हुआ',
    skip: 'यह क़दम छोड़ें',
    unskip: 'फिर से शामिल करें',
    more: 'क्या करना है',
    ownMore: 'नोट और बदलाव',
    noteLabel: 'आपका नोट',
    notePlace: 'आपको क्या बताया गया, कोई नंबर, कोई नाम …',
    noteCut: (count: number) =>
      `नोट में ${limits.noteLetters} अक्षर आते हैं। ${count === 1 ? 'आख़िरी अक्षर नहीं रखा गया' : `आख़िरी ${count} अक्षर नहीं रखे गए`}: इसे छोटा करें।`,
    noteJoined: 'यह नोट दूसरे टैब में भी बदला गया था। अब इसमें दोनों की बातें हैं।',
    orphans: 'उन क़दमों के नोट जो अब इस प्लान में नहीं हैं',
    edit: 'बदलें',
    remove: 'मिटाएँ',
    removed: (title: string) => `“${title}” मिटा दिया गया।`,
  },
  papers: {
    heading: 'काग़ज़ात',
    intro: 'आम तौर पर ये माँगे जाते हैं। जो तैयार हैं, उन्हें टिक करें।',
    ready: (count: number, all: number) => `${all} में से ${count} तैयार`,
  },
  store: {
    notKept:
      'यह ब्राउज़र आपके प्लान सेव नहीं कर पाया, क्योंकि उसकी जगह भरी हुई है या रखने पर रोक है। पेज बंद या फिर से लोड होने तक ही वे ऐसे रहेंगे।',
    noRoom:
      'कुछ नहीं बदला गया: इस ब्राउज़र में ऐसे प्लान हैं जो पढ़े नहीं जाते, और उन्हें अलग रखने की जगह नहीं है। थोड़ी जगह ख़ाली करके फिर कोशिश करें।',
    refused: 'कुछ नहीं बदला: प्लान में यह नहीं रखा जा सकता।',
  },
  unreadable: {
    heading: 'यहाँ का कुछ हिस्सा पढ़ा नहीं जा सका',
    text: 'इस ब्राउज़र में ऐसे प्लान हैं जो ख़राब हो गए हैं या इस पेज के किसी दूसरे वर्शन के हैं। हमने कुछ भी मिटाया नहीं है। जो रखा था, वह यहाँ है; आप उसे कॉपी कर सकते हैं या फ़ाइल में सेव कर सकते हैं।',
    label: 'क्या रखा था',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया',
    copyFailed: 'टेक्स्ट चुना हुआ है। उसे ख़ुद कॉपी करें।',
    download: 'फ़ाइल में सेव करें',
    forget: 'हमेशा के लिए मिटाएँ',
    forgotten: 'मिटा दिया गया।',
  },
} as const
