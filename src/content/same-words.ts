import type { AllWords as English } from './en/all-words'
import type { AllWords as Hindi } from './hi/all-words'
import type { AllWords as Malayalam } from './ml/all-words'

/**
 * The shape of a file of words, in any language: each sentence of English in the same place, and one that takes values
 * takes the same values. Product 10, Languages.
 */
type SameWords<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Said
    ? (...values: Values) => SameWords<Said>
    : Words extends readonly unknown[]
      ? { readonly [Place in keyof Words]: SameWords<Words[Place]> }
      : Words extends object
        ? { readonly [Name in keyof Words]: SameWords<Words[Name]> }
        : Words

/** The path to each sentence that English does not have: "shortlist.tools.send"; never if there is none. */
type Superfluous<Words, Said> = Words extends string | readonly unknown[]
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

type Checked<Translated extends SameWords<English>> = Superfluous<English, Translated>

type None<Found extends never> = Found

/**
 * Does not compile if a language lacks a sentence, has one too many, or names or builds one differently. To add a
 * language, add its folder, a line here and one in `lib/navigation/languages`.
 */
export type EveryLanguage = {
  ml: None<Checked<Malayalam>>
  hi: None<Checked<Hindi>>
}
