// Translated 2026-11-22 from en; not yet read by a native speaker.
import { company } from '@/content/facts/company'

/** What the home page's own code says, before the reader has touched anything. Product 2, Home page. */
export const homeFirst = {
  meta: {
    title: `${company.name}: വിദേശത്ത് പഠനം, ജോലി, യാത്ര`,
    description:
      'വിദേശത്ത് പഠിക്കാനും ജോലി നോക്കാനും വിസിറ്റിങ് വിസയ്ക്കും ഇമിഗ്രേഷനും കേരളത്തിൽനിന്ന് സത്യസന്ധമായ സഹായം. പടികളും വിലയും വ്യക്തം, ആദ്യ സംസാരം സൗജന്യം.',
  },
  latest: {
    heading: 'പുതിയ ജോലി വിവരങ്ങൾ',
    intro: 'ഏറ്റവും പുതിയ നാലു വിഭാഗങ്ങൾ. നോക്കുന്നതിന് പണം വേണ്ട. അക്കൗണ്ടും വേണ്ട.',
    allLink: 'എല്ലാ ജോലി വിഭാഗങ്ങളും കാണുക',
    empty: 'ഇപ്പോൾ പുതിയ ജോലി വിവരങ്ങൾ ഇല്ല. വൈകാതെ വീണ്ടും നോക്കൂ.',
  },
  /** Where a block's code did not arrive. */
  notLoaded: 'ഈ ഭാഗം ലോഡ് ചെയ്യാൻ പറ്റിയില്ല.',
} as const
