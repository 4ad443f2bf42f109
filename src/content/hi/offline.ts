// Translated 2026-11-22 from en; not yet read by a native speaker.
/** The words for a site without a line, and for a new version. Product 10, Offline. */
export const offline = {
  /** In one line below the header. `time` is "21 नवंबर, सुबह 9:30". */
  line: {
    offline: 'इंटरनेट नहीं है।',
    /** Read out once the line is back. */
    online: 'इंटरनेट फिर से आ गया।',
    from: (time: string) => `यह ${time} की जानकारी है।`,
    pages: 'बिना इंटरनेट क्या खुलता है',
    newest: 'सबसे नया लोड करें',
    version: 'इस वेबसाइट का नया वर्शन तैयार है।',
    load: 'लोड करें',
  },
  /** In place of a page that is not kept. */
  missing: {
    heading: 'यह पेज इस फ़ोन या कंप्यूटर में रखा हुआ नहीं है',
    text: 'इंटरनेट नहीं है। जो पेज आप पहले खोल चुके हैं, वे रखे हुए हैं, पर यह नहीं। इंटरनेट आने पर यह खुल जाएगा।',
    tools: 'ये बिना इंटरनेट चलते हैं',
    plan: 'प्लान बनाएँ',
    shortlist: 'आपकी शॉर्टलिस्ट',
    compare: 'देशों की तुलना करें',
    pages: 'जो पेज आप खोल चुके हैं',
    none: 'इस फ़ोन या कंप्यूटर में अभी कोई और पेज रखा हुआ नहीं है।',
    call: 'या हमें फ़ोन करें',
  },
} as const
