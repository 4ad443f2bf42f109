// Translated 2026-11-22 from en; not yet read by a native speaker.
import { MOST_COMPARED } from '@/content/facts/compare'

type Counts = Record<'different' | 'same' | 'partial', number>

/** How many points differ, are the same, and are not told of all; what is none is left out. */
function told({ different, same, partial }: Counts): string {
  const differ = different === 1 ? '1 കാര്യത്തിൽ വ്യത്യാസം' : `${different} കാര്യങ്ങളിൽ വ്യത്യാസം`
  const alike = same > 0 && `${same} എണ്ണം ഒരുപോലെ`
  const silent = partial > 0 && `${partial} എണ്ണത്തിൽ ചില രാജ്യങ്ങളുടെ വിവരം ഞങ്ങളുടെ പക്കലില്ല`
  return [differ, alike, silent].filter(Boolean).join(', ')
}

/** The words of the page at /compare. Product 10, Comparison. */
export const compare = {
  meta: {
    title: 'രാജ്യങ്ങൾ താരതമ്യം ചെയ്യുക',
    description:
      'രണ്ടു മുതൽ നാലു വരെ രാജ്യങ്ങൾ അടുത്തടുത്ത്: പഠനം, ജോലി, സന്ദർശനം, ജീവിതം, ഓരോന്നും ചോദിക്കുന്നത്. വ്യത്യാസം എവിടെയെന്ന് ഒറ്റനോട്ടത്തിൽ കാണാം.',
  },
  heading: 'രാജ്യങ്ങൾ താരതമ്യം ചെയ്യുക',
  intro:
    'രണ്ടു മുതൽ നാലു വരെ രാജ്യങ്ങൾ അടുത്തടുത്തു വച്ച് വ്യത്യാസം നോക്കൂ: ഭാഷ, കോഴ്സുകൾ തുടങ്ങുന്ന സമയം (ഇൻടേക്ക്), പഠനം, ജോലി, സന്ദർശനം, താമസിക്കാനുള്ള വഴികൾ.',
  choose: {
    heading: 'രാജ്യങ്ങൾ തിരഞ്ഞെടുക്കൂ',
    hint: `കുറഞ്ഞത് 2, കൂടിയത് ${MOST_COMPARED}.`,
    button: 'താരതമ്യം ചെയ്യുക',
    tooFew: 'കുറഞ്ഞത് രണ്ടു രാജ്യങ്ങൾ തിരഞ്ഞെടുക്കൂ.',
    tooMany: `${MOST_COMPARED} രാജ്യങ്ങൾ വരെ മാത്രം. വേറൊന്നു തിരഞ്ഞെടുക്കാൻ ആദ്യം ഒന്ന് ഒഴിവാക്കൂ.`,
    loading: 'രാജ്യങ്ങൾ ലോഡ് ചെയ്യുന്നു',
    failed: 'രാജ്യങ്ങൾ ലോഡായില്ല.',
    empty: 'ഇപ്പോൾ താരതമ്യം ചെയ്യാൻ രാജ്യങ്ങൾ ഇല്ല.',
    /** Links in place of the countries, while there are none. */
    visit: 'എവിടെയെല്ലാം സന്ദർശിക്കാമെന്നു കാണുക',
    ask: 'ഒരു രാജ്യത്തെക്കുറിച്ച് ചോദിക്കുക',
  },
  loading: 'രാജ്യങ്ങൾ ലോഡ് ചെയ്യുന്നു',
  tooMany: (names: string) => `അടുത്തടുത്ത് ${MOST_COMPARED} രാജ്യങ്ങളേ കൊള്ളൂ. ഉൾപ്പെടുത്താത്തത്: ${names}.`,
  unknown: (id: string) => `“${id}” എന്ന വിലാസത്തിൽ ഒരു രാജ്യവുമില്ല. ഞങ്ങളുടെ ലിസ്റ്റിൽനിന്ന് മാറ്റിയതാവാം.`,
  takeOff: 'ഒഴിവാക്കുക',
  failed: (name: string) => `ലോഡായില്ല: ${name}.`,
  nameless: 'ഒരു രാജ്യം',
  /** Above the table, and read out with each change. */
  summary: (names: string, counts: Counts) => `${names}: ${told(counts)}.`,
  /** "ജർമ്മനി, കാനഡ, മാൾട്ട". */
  together: (names: readonly string[]) => names.join(', '),
  table: 'രാജ്യങ്ങൾ അടുത്തടുത്ത്',
  point: 'കാര്യം',
  groups: {
    facts: 'അറിഞ്ഞിരിക്കാൻ',
    study: 'അവിടെ പഠനം',
    work: 'അവിടെ ജോലി',
    visit: 'സന്ദർശനം',
    live: 'അവിടെ താമസം',
  },
  rows: {
    more: 'കൂടാതെ',
    points: 'പ്രധാന കാര്യങ്ങൾ',
    papers: 'പതിവിനു പുറമേ വേണ്ട രേഖകൾ',
    official: 'ഔദ്യോഗിക പേജ്',
    route: 'സാധാരണ വേണ്ട വിസ അല്ലെങ്കിൽ പെർമിറ്റ്',
    status: 'വിസിറ്റിങ് വിസ',
    visa: 'വിസ ഏത്',
    advisers: 'ഉപദേശം തരാൻ അനുവാദമുള്ളവർ',
  },
  /** In the place of what a country says: it is we who know nothing, and that is no answer. */
  notSaid: 'ഞങ്ങളുടെ പക്കൽ വിവരമില്ല',
  verdicts: {
    same: 'ഒരുപോലെ',
    different: 'രാജ്യമനുസരിച്ച് വ്യത്യാസം',
    partial: 'ചിലത് ഞങ്ങൾക്ക് അറിയില്ല',
  },
  next: 'അടുത്ത പടി',
  plan: 'പ്ലാൻ ഉണ്ടാക്കുക',
  planFor: (name: string) => `(${name})`,
} as const
