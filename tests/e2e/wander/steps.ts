import fc from 'fast-check'
import { faults } from '../faults/faults.ts'

/** What goes wrong with the next calls; `write` means for changes too, not only for reads. */
export type FaultyAnswer = { name: string; rule: Record<string, unknown>; write: boolean }

/**
 * Faulty answers. One with status 200 that is not a refusal may count as success for a change
 * (Product 7), so those are only used for reads.
 */
const faultyAnswers: readonly FaultyAnswer[] = [
  ...faults.flatMap(({ name, rule, status }) =>
    rule ? [{ name, rule, write: status !== 200 || name === 'HTML with 200' }] : [],
  ),
  { name: 'slow', rule: { delayMs: 250 }, write: true },
]

type Plain =
  | 'reload'
  | 'back'
  | 'forward'
  | 'wait'
  | 'offline'
  | 'online'
  | 'mend'
  | 'expire'
  | 'login'

/** Goes to a page with a form if there is none, fills it in and sends it: three steps, each checked. */
type Write = { do: 'write'; at: number }

/** One step of a walk. `at` and `to` (0 to 1) choose among what the page has at that moment. */
export type Step =
  | { do: 'press' | 'fill' | 'send'; at: number }
  | Write
  | { do: 'type'; at: number; text: string }
  | { do: 'key'; key: string }
  | { do: 'go' | 'open' | 'return' | 'seek'; to: number }
  | { do: Plain }
  | { do: 'fault'; answer: FaultyAnswer; times: number; method: 'any' | 'POST' }

/** A step that is done at once. */
export type Part = Exclude<Step, Write>

export const partsOf = (step: Step): readonly Part[] =>
  step.do === 'write'
    ? [
        { do: 'seek', to: step.at },
        { do: 'fill', at: step.at },
        { do: 'send', at: step.at },
      ]
    : [step]

const KEYS =
  'Tab Tab Tab Shift+Tab Enter Enter Space Escape ArrowDown ArrowUp ArrowLeft Home End PageDown Backspace a 7'.split(
    ' ',
  )

const TEXTS = [
  'Devika',
  'devika@example.com',
  '98470 12345',
  'Can I study nursing?',
  'മലയാളം',
  '<b>bold</b> & "quoted"',
  '  ',
  '1,20,000',
  'a\u202Eb',
  'long '.repeat(80),
]

// Not fc.double(): it prefers values near 0, which would mean the first element of every page.
const share = fc.nat(9999).map((place) => place / 10_000)
const named = <Name extends string>(name: Name) => fc.constant(name)

type Weighted = { weight: number; arbitrary: fc.Arbitrary<Step> }
const often = (weight: number, arbitrary: fc.Arbitrary<Step>): Weighted => ({ weight, arbitrary })
const plain = (weight: number, name: Plain) => often(weight, fc.record({ do: named(name) }))

/** Mostly what people do, and now and then what nobody would want. */
const step: fc.Arbitrary<Step> = fc.oneof(
  often(34, fc.record({ do: named('press'), at: share })),
  often(14, fc.record({ do: named('type'), at: share, text: fc.constantFrom(...TEXTS) })),
  often(5, fc.record({ do: named('fill'), at: share })),
  often(5, fc.record({ do: named('send'), at: share })),
  // Filled in and then sent: by chance alone few forms would ever be complete.
  often(10, fc.record({ do: named('write'), at: share })),
  often(14, fc.record({ do: named('key'), key: fc.constantFrom(...KEYS) })),
  often(7, fc.record({ do: named('go'), to: share })),
  often(1, fc.record({ do: named('open'), to: share })),
  // To a page where something was typed.
  often(4, fc.record({ do: named('return'), to: share })),
  plain(3, 'reload'),
  plain(4, 'back'),
  plain(2, 'forward'),
  plain(1, 'wait'),
  plain(2, 'offline'),
  plain(4, 'online'),
  plain(3, 'mend'),
  plain(1, 'expire'),
  plain(2, 'login'),
  often(
    5,
    fc.record({
      do: named('fault'),
      answer: fc.constantFrom(...faultyAnswers),
      times: fc.integer({ min: 1, max: 3 }),
      // Reads would use up a fault before anything is sent.
      method: fc.constantFrom('any' as const, 'POST' as const),
    }),
  ),
)

/** A walk of `length` steps; a failing one is shrunk by leaving out stretches, the long ones first. */
class Walk extends fc.Arbitrary<readonly Step[]> {
  readonly steps: fc.Arbitrary<Step[]>

  constructor(length: number) {
    super()
    this.steps = fc.array(step, { minLength: length, maxLength: length, size: 'max' })
  }

  /** Without fast-check's bias to edge values, which finds faults in numbers: a page has no such values. */
  override generate(random: fc.Random): fc.Value<readonly Step[]> {
    return new fc.Value(this.steps.generate(random, undefined).value, undefined)
  }

  override canShrinkWithoutContext(value: unknown): value is readonly Step[] {
    return Array.isArray(value)
  }

  override shrink(steps: readonly Step[]): fc.Stream<fc.Value<readonly Step[]>> {
    return fc.stream(shorter(steps)).map((each) => new fc.Value(each, undefined))
  }
}

function* shorter(steps: readonly Step[]): IterableIterator<readonly Step[]> {
  for (let size = Math.ceil(steps.length / 2); size > 0; size = size > 1 ? size >> 1 : 0) {
    for (let from = 0; from < steps.length; from += size) {
      const rest = [...steps.slice(0, from), ...steps.slice(from + size)]
      if (rest.length > 0) yield rest
    }
  }
}

/** An arbitrary for walks of this many steps. */
export const walkOf = (length: number): fc.Arbitrary<readonly Step[]> => new Walk(length)
