declare module 'text-readability' {
  const readability: {
    /** School years that a text asks for, by Flesch and Kincaid; one decimal. */
    fleschKincaidGrade: (text: string) => number
  }
  export default readability
}
