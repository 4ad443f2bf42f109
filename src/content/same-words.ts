/**
 * What a file of words holds, whatever the language: each sentence of English in its place, none more,
 * and one that takes values takes the same. Product 10, Languages.
 */
export type SameWords<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Said
    ? (...values: Values) => SameWords<Said>
    : English extends readonly unknown[]
      ? { readonly [Place in keyof English]: SameWords<English[Place]> }
      : English extends object
        ? { readonly [Name in keyof English]: SameWords<English[Name]> }
        : English
