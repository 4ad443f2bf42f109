declare module 'text-readability' {
  const readability: {
    /** School years that a reader needs for a text, by Flesch and Kincaid; one decimal. */
    fleschKincaidGrade: (text: string) => number
  }
  export default readability
}
