import { Judge } from './judge.ts'
import type { Look } from './look.ts'
import { partsOf, type Step } from './steps.ts'
import { type Place, Walker } from './walker.ts'

/** What the browser says of a call that failed, and the site of what it then does without. */
const EXPECTED = [
  /^Failed to load resource/,
  /^The e-mail was not sent/,
  /^The countries could not be loaded/,
  // Their code was lost with the line; the page says what does not go.
  /^The payment could not be started/,
  /^Dragging could not be loaded/,
  // React's note of a part whose code is lost.
  /^\w+: A part was not loaded/,
]

const LAST = 25

/** Notes what must not be in the console, and says yes to what the browser asks. */
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

/** Does all steps as one visit; throws at the first thing that must not be, with the way to it. */
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
