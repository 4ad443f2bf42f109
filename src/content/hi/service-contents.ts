// Translated 2026-11-27 from en; not yet read by a native speaker.

/** The parts of the pages with an enquiry form, by their ids. Product 2, Screens and routes. */
export const serviceContents = {
  label: 'इस पेज पर',
  study: { papers: 'काग़ज़ात', countries: 'देश', caution: 'कॉलेज जाँचें' },
  job: { requirements: 'देश क्या माँगते हैं', caution: 'पैसे देने से पहले' },
  visitingVisa: { status: 'कहाँ आवेदन करें', officer: 'क्या दिखाना है', caution: 'काम की बातें' },
  immigration: { routes: 'मुख्य रास्ते', caution: 'सलाह कौन दे सकता है' },
}
