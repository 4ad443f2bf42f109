/**
 * The shape of a file of words, in any language: each sentence of English in the same place, and one that takes values
 * takes the same values. Product 10, Languages.
 */
export type SameWords<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Said
    ? (...values: Values) => SameWords<Said>
    : Words extends readonly unknown[]
      ? { readonly [Place in keyof Words]: SameWords<Words[Place]> }
      : Words extends object
        ? { readonly [Name in keyof Words]: SameWords<Words[Name]> }
        : Words

/** The path to each sentence that English does not have: "shortlist.tools.send"; never if there is none. */
export type Superfluous<Words, Said> = Words extends string | readonly unknown[]
  ? never
  : Words extends (...values: never) => infer InEnglish
    ? Said extends (...values: never) => infer InOther
      ? Superfluous<InEnglish, InOther>
      : never
    : {
        [Name in keyof Said & string]: Name extends keyof Words
          ? Words[Name] extends string
            ? never
            : `${Name}.${Superfluous<Words[Name], Said[Name]>}`
          : Name
      }[keyof Said & string]

/** Does not compile if a translation lacks a sentence of English or builds one from other values. */
export type Whole<English, Translated extends SameWords<English>> = [English, Translated]

/** Does not compile if there is something superfluous. */
export type None<Found extends never> = Found
