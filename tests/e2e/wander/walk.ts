import { Judge } from './judge.ts'
import type { Look } from './look.ts'
import { partsOf, type Step } from './steps.ts'
import { type Place, Walker } from './walker.ts'

/** What the browser logs about a failed call, and the site about what it then does without. */
const EXPECTED = [
  /^Failed to load resource/,
  /^The e-mail was not sent/,
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
  const troubles: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    const isExpected = message.type() !== 'error' || EXPECTED.some((each) => each.test(text))
    if (!isExpected) troubles.push(text)
  })
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('popup', (other) => {
    other.close().catch(() => undefined)
  })
  page.on('dialog', (dialog) => {
    dialog.accept().catch(() => undefined)
  })
  return troubles
}

/** Does all steps as one visit; throws at the first thing that must not happen, with the steps that led to it. */
export async function walk(place: Place, steps: readonly Step[]): Promise<void> {
  const troubles = listen(place)
  const walker = new Walker(place)
  const judge = new Judge(walker, troubles)
  const told: string[] = []
  try {
    await walker.begin()
    let look: Look = await walker.look()
    for (const step of steps.flatMap(partsOf)) {
      told.push(`on ${look.path}: ${JSON.stringify(step)}`)
      const { said, ...deed } = await walker.take(step, look)
      told.pop()
      if (!said) continue
      told.push(`on ${look.path} ${said}`)
      look = await judge.judge(step, { said, ...deed }, look)
    }
    await walker.end()
    told.push('everything works again')
    await judge.judgeEnd()
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
