// Translated 2026-11-22 from en; not yet read by a native speaker.
import { MOST_COMPARED } from '@/content/facts/compare'

type Counts = Record<'different' | 'same' | 'partial', number>

/** "4 बातों में फ़र्क़ है और 2 बातें एक जैसी हैं"; what is none is left out. */
function told({ different, same, partial }: Counts): string {
  const differ = different === 1 ? '1 बात में फ़र्क़ है' : `${different} बातों में फ़र्क़ है`
  const alike = same > 0 && (same === 1 ? '1 बात एक जैसी है' : `${same} बातें एक जैसी हैं`)
  const silent = partial > 0 && `${partial} में कुछ देशों की जानकारी हमारे पास नहीं है`
  const parts = [differ, alike, silent].filter(Boolean)
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} और ${parts.at(-1)}` : differ
}

/** The words of the page at /compare. Product 10, Comparison. */
export const compare = {
  meta: {
    title: 'देशों की तुलना करें',
    description:
      'दो से चार देश साथ-साथ: वहाँ पढ़ना, काम करना, घूमना और रहना, और हर देश आपसे क्या माँगता है। एक नज़र में देखें कि किन बातों में फ़र्क़ है।',
  },
  heading: 'देशों की तुलना करें',
  intro:
    'दो से चार देशों को साथ-साथ रखें और देखें कि कहाँ फ़र्क़ है: भाषा, दाख़िले के समय, पढ़ाई, काम, घूमना और वहाँ रहने के रास्ते।',
  choose: {
    heading: 'देश चुनें',
    hint: `कम से कम 2, ज़्यादा से ज़्यादा ${MOST_COMPARED}।`,
    button: 'इनकी तुलना करें',
    tooFew: 'कम से कम दो देश चुनें।',
    tooMany: `ज़्यादा से ज़्यादा ${MOST_COMPARED} देश। दूसरा चुनने से पहले एक को निकालें।`,
    loading: 'देश लोड हो रहे हैं',
    failed: 'देश लोड नहीं हुए।',
    empty: 'अभी तुलना के लिए कोई देश नहीं है।',
    /** Links in place of the countries, while there are none. */
    visit: 'देखें कहाँ घूमने जा सकते हैं',
    ask: 'किसी देश के बारे में पूछें',
  },
  loading: 'देश लोड हो रहे हैं',
  tooMany: (names: string) => `साथ-साथ सिर्फ़ ${MOST_COMPARED} देश आते हैं। ये छूट गए: ${names}।`,
  unknown: (id: string) =>
    `“${id}” पर हमारे पास कोई देश नहीं है। शायद वह हमारी लिस्ट से निकाल दिया गया है।`,
  takeOff: 'इसे निकालें',
  failed: (name: string) => `${name} लोड नहीं हुआ।`,
  nameless: 'एक देश',
  /** Above the table, and read out with each change. */
  summary: (names: string, counts: Counts) => `${names}: ${told(counts)}।`,
  /** "जर्मनी, कनाडा और माल्टा"; of one or more. */
  together: (names: readonly string[]) =>
    names.length > 1 ? `${names.slice(0, -1).join(', ')} और ${names.at(-1)}` : names.join(''),
  table: 'साथ-साथ रखे देश',
  point: 'बात',
  groups: {
    facts: 'काम की बातें',
    study: 'वहाँ पढ़ना',
    work: 'वहाँ काम करना',
    visit: 'घूमने जाना',
    live: 'वहाँ रहना',
  },
  rows: {
    more: 'यह भी',
    points: 'मुख्य बातें',
    papers: 'आम काग़ज़ात के अलावा',
    official: 'सरकारी पेज',
    route: 'आम तौर पर यह वीज़ा या परमिट',
    status: 'विज़िटिंग वीज़ा',
    visa: 'वीज़ा की जानकारी',
    advisers: 'आपको सलाह कौन दे सकता है',
  },
  /** In the place of what a country says: it is we who know nothing, and that is no answer. */
  notSaid: 'हमारे पास जानकारी नहीं',
  verdicts: {
    same: 'एक जैसा',
    different: 'देशों में फ़र्क़ है',
    partial: 'कुछ की जानकारी हमारे पास नहीं',
  },
  next: 'अगला क़दम',
  plan: 'प्लान बनाएँ',
  planFor: (name: string) => `${name} के लिए`,
} as const
