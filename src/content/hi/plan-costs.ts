// Translated 2026-11-22 from en; not yet read by a native speaker.
/** One usual cost: what it is called, and where its figure is published. */
interface CostWords {
  title: string
  /** Follows "रक़म पता चलेगी" in plan-money. */
  where: string
}

const onCountryPage = 'वीज़ा का फ़ैसला करने वाले ऑफ़िस के पेज पर'

/** The usual costs, by the ids in the facts. */
export const costWords: Readonly<Record<string, CostWords>> = {
  passport: {
    title: 'पासपोर्ट की फ़ीस',
    where: 'Passport Seva के फ़ीस कैलकुलेटर में',
  },
  'language-test': {
    title: 'भाषा की परीक्षा',
    where: 'जो परीक्षा दे रहे हैं उसके पेज पर, जैसे IELTS या Goethe',
  },
  'certified-papers': {
    title: 'सर्टिफ़ाइड और अनुवाद किए हुए काग़ज़ात',
    where: 'Ministry of External Affairs के अपोस्टिल वाले पेज पर; अनुवाद की क़ीमत अनुवादक से पूछें',
  },
  recognition: {
    title: 'आपकी ट्रेनिंग या पेशे की मान्यता',
    where: 'विदेश के उस ऑफ़िस के पेज पर जो इसे जाँचता है',
  },
  'our-premium': {
    title: 'हमारी प्रीमियम सदस्यता, अगर आप चाहें',
    where: 'हमारे प्रीमियम पेज पर',
  },
  'course-application': {
    title: 'कॉलेजों में आवेदन की फ़ीस',
    where: 'हर कोर्स के पेज पर',
  },
  'police-certificate': {
    title: 'पुलिस क्लियरेंस सर्टिफ़िकेट',
    where: 'Passport Seva के फ़ीस कैलकुलेटर में',
  },
  'health-check': {
    title: 'वीज़ा की मेडिकल जाँच',
    where: `उन डॉक्टरों से जिनकी लिस्ट है ${onCountryPage}`,
  },
  'visa-fee': { title: 'वीज़ा फ़ीस', where: onCountryPage },
  'visa-centre': {
    title: 'वीज़ा सेंटर की सर्विस फ़ीस',
    where: 'आपके देश के वीज़ा सेंटर के पेज पर',
  },
  'our-service': {
    title: 'हमारी फ़ीस, अगर आप हमारी मदद से आवेदन करें',
    where: 'हमसे पूछने पर: कुछ भी देने से पहले हम बता देते हैं',
  },
  'first-fee': {
    title: 'कॉलेज की पहली फ़ीस या डिपॉज़िट',
    where: 'कॉलेज की चिट्ठी में और कोर्स के पेज पर',
  },
  'shown-money': {
    title: 'दिखाने के पैसे, या ब्लॉक्ड अकाउंट में डालने के',
    where: onCountryPage,
  },
  'emigration-clearance': {
    title: 'एमिग्रेशन क्लियरेंस (सिर्फ़ ECR पासपोर्ट)',
    where: 'भारत सरकार के eMigrate पेज पर',
  },
  insurance: {
    title: 'बीमा',
    where: `बीमा कंपनी के पेज पर; बीमे में क्या-क्या होना चाहिए, यह लिखा है ${onCountryPage}`,
  },
  flight: { title: 'हवाई टिकट', where: 'एयरलाइन के पेज पर' },
  'residence-permit': {
    title: 'रजिस्ट्रेशन और रेज़िडेंस परमिट',
    where: 'जिस शहर या ऑफ़िस में रजिस्टर करेंगे, उसके पेज पर',
  },
  rent: {
    title: 'कमरे का किराया और डिपॉज़िट',
    where: 'छात्रों के हॉस्टल के पेज पर या किराए के कॉन्ट्रैक्ट में',
  },
  living: {
    title: 'पहले महीनों का खाना, आना-जाना और फ़ोन',
    where: 'कई देशों के वीज़ा वाले पेजों पर: एक महीने का कितना गिनते हैं, वे ख़ुद बताते हैं',
  },
  stay: {
    title: 'ठहरने की जगह',
    where: 'होटल के पेज पर; दोस्तों के यहाँ ठहरें, तो कुछ नहीं लगता',
  },
  'local-travel': { title: 'वहाँ आना-जाना और खाना', where: 'वहाँ की रेल कंपनियों के पेजों पर' },
}
