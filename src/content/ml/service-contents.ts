// Translated 2026-11-27 from en; not yet read by a native speaker.

/** The parts of the pages with an enquiry form, by their ids. Product 2, Screens and routes. */
export const serviceContents = {
  label: 'ഈ പേജിൽ',
  study: { papers: 'രേഖകൾ', countries: 'രാജ്യങ്ങൾ', caution: 'കോളേജ് പരിശോധിക്കൂ' },
  job: { requirements: 'രാജ്യങ്ങൾ ചോദിക്കുന്നത്', caution: 'പണം കൊടുക്കും മുമ്പ്' },
  visitingVisa: { status: 'എവിടേക്ക് അപേക്ഷിക്കാം', officer: 'കാണിക്കേണ്ടത്', caution: 'അറിഞ്ഞിരിക്കാൻ' },
  immigration: { routes: 'പ്രധാന വഴികൾ', caution: 'ആർക്ക് ഉപദേശം തരാം' },
}
