/** What a paper is called, and what it has to show. */
export interface PaperWords {
  title: string
  text: string
}
