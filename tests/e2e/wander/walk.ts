import { StepChecker } from './check-step.ts'
import type { Observation } from './page-scripts.ts'
import { partsOf, type Step } from './steps.ts'
import { type Place, Walker } from './walker.ts'

/** What the browser logs about a failed call, and the site about what it then does without. */
const EXPECTED = [
  /^Failed to load resource/,
  /^The e-mail was not sent/,
  // The same of an enquiry that waited, which the service refused.
  /^A kept enquiry was not sent/,
  /^The countries could not be loaded/,
  // Their code failed to load offline; the page says what does not work.
  /^The payment could not be started/,
  /^Dragging could not be loaded/,
  // React's message about a part whose code failed to load.
  /^\w+: A part was not loaded/,
]

const LAST = 25

/** Records what must not be in the console, and confirms the browser's dialogs. */
function listen({ page }: Place): string[] {
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    const isExpected = message.type() !== 'error' || EXPECTED.some((each) => each.test(text))
    if (!isExpected) consoleErrors.push(text)
  })
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('popup', (other) => {
    other.close().catch(() => undefined)
  })
  page.on('dialog', (dialog) => {
    dialog.accept().catch(() => undefined)
  })
  return consoleErrors
}

/** Does all steps as one visit; throws at the first thing that must not happen, with the steps that led to it. */
export async function walk(place: Place, steps: readonly Step[]): Promise<void> {
  const consoleErrors = listen(place)
  const walker = new Walker(place)
  const checker = new StepChecker(walker, consoleErrors)
  const told: string[] = []
  try {
    await walker.begin()
    let observation: Observation = await walker.observe()
    for (const step of steps.flatMap(partsOf)) {
      told.push(`on ${observation.path}: ${JSON.stringify(step)}`)
      const { said, ...result } = await walker.take(step, observation)
      told.pop()
      if (!said) continue
      told.push(`on ${observation.path} ${said}`)
      observation = await checker.check(step, { said, ...result }, observation)
    }
    await walker.end()
    told.push('everything works again')
    await checker.checkEnd()
    if (process.env.WANDER_TELL) console.log(told.join('\n'))
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    const before = told.length > LAST ? [`(${told.length - LAST} steps before)`] : []
    const way = [...before, ...told.slice(-LAST)].map((each) => `  ${each}`)
    throw new Error([words, `Seen at ${place.page.url()} after`, ...way].join('\n'), {
      cause: error,
    })
  }
}
