import fc from 'fast-check'
import { faults } from '../faults/faults.ts'

/** What goes wrong with the next calls; `write`: changes too, not what is read alone. */
export type Trouble = { name: string; rule: Record<string, unknown>; write: boolean }

/**
 * Answers that are none. One with status 200 that is no refusal may count as a yes for a change
 * (Product 7), so those are for what is read.
 */
const troubles: readonly Trouble[] = [
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

/** Fills a form in and sends it: two steps, each looked at. */
type Write = { do: 'write'; at: number }

/** One step of a walk. `at` and `to` (0 to 1) choose among what the page has at that moment. */
export type Step =
  | { do: 'press' | 'fill' | 'send'; at: number }
  | Write
  | { do: 'type'; at: number; text: string }
  | { do: 'key'; key: string }
  | { do: 'go' | 'open' | 'return'; to: number }
  | { do: Plain }
  | { do: 'fault'; trouble: Trouble; times: number; method: 'any' | 'POST' }

/** What is done at one go. */
export type Part = Exclude<Step, Write>

export const partsOf = (step: Step): readonly Part[] =>
  step.do === 'write'
    ? [
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

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true, noDefaultInfinity: true })
const named = <Name extends string>(name: Name) => fc.constant(name)

type Weighted = { weight: number; arbitrary: fc.Arbitrary<Step> }
const often = (weight: number, arbitrary: fc.Arbitrary<Step>): Weighted => ({ weight, arbitrary })
const plain = (weight: number, name: Plain) => often(weight, fc.record({ do: named(name) }))

/** Mostly what people do, and now and then what nobody wants. */
const step: fc.Arbitrary<Step> = fc.oneof(
  often(34, fc.record({ do: named('press'), at: share })),
  often(14, fc.record({ do: named('type'), at: share, text: fc.constantFrom(...TEXTS) })),
  often(5, fc.record({ do: named('fill'), at: share })),
  often(5, fc.record({ do: named('send'), at: share })),
  // Filled in and sent: by chance alone few forms would ever be whole.
  often(10, fc.record({ do: named('write'), at: share })),
  often(14, fc.record({ do: named('key'), key: fc.constantFrom(...KEYS) })),
  often(7, fc.record({ do: named('go'), to: share })),
  often(1, fc.record({ do: named('open'), to: share })),
  // To where something was typed.
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
      trouble: fc.constantFrom(...troubles),
      times: fc.integer({ min: 1, max: 3 }),
      // What is read would use up a fault before anything is sent.
      method: fc.constantFrom('any' as const, 'POST' as const),
    }),
  ),
)

/** A walk of `length` steps; a failing one is shrunk by leaving stretches out, the long ones first. */
class Walk extends fc.Arbitrary<readonly Step[]> {
  readonly steps: fc.Arbitrary<Step[]>

  constructor(length: number) {
    super()
    this.steps = fc.array(step, { minLength: length, maxLength: length, size: 'max' })
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<readonly Step[]> {
    return new fc.Value(this.steps.generate(random, bias).value, undefined)
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

/** Walks of so many steps. */
export const walkOf = (length: number): fc.Arbitrary<readonly Step[]> => new Walk(length)
