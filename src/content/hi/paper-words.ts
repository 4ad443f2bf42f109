// Translated 2026-11-22 from en; not yet read by a native speaker.
/** What a paper is called, and what it has to show. */
export interface PaperWords {
  title: string
  text: string
}
