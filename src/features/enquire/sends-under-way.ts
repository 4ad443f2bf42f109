import type { SubmitProblem } from '@/components/form/form-state'
import { draftKey } from '@/lib/browser/storage/draft-key'
import { visitStore } from '@/lib/browser/storage/storage'

/** What is being sent, and the future result. */
type Sending = {
  /** See `markOf`. */
  mark: string
  answer: Promise<SubmitProblem>
  /** The forms that show the result: the one that was sent, and one that was opened again meanwhile. */
  awaitedBy: Set<Element>
}

/** The sends under way, by the name of the form's draft. */
const underWay = new Map<string, Sending>()

/** Where this tab's visit stores what is being sent: if the page is left, nobody hears the answer. */
const sendKey = (draft: string) => draftKey(`${draft}:being-sent`)

/** What a form is about, and what the person wrote into it; a choice in it may come from the page, and come late. */
export function markOf(form: Element, about = ''): string {
  const own = 'input:not([type=hidden]), textarea'
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(own)
  return [about, ...Array.from(fields, ({ value }) => value)].join('\n')
}

/** The answer that a form with this mark awaits: it was left during a send, and was opened again. */
export function answerFor(form: Element, draft: string, mark: string) {
  const sending = underWay.get(draft)
  if (sending?.mark !== mark) return undefined
  sending.awaitedBy.add(form)
  return sending.answer
}

/**
 * Whether the send of a form with this mark was cut off, as by a reload; other words or another job end that. False
 * while a send of this form is under way.
 */
export function wasCutOff(draft: string, mark: string): boolean {
  if (underWay.has(draft)) return false
  const isSame = visitStore.get(sendKey(draft)) === mark
  if (!isSame) visitStore.remove(sendKey(draft))
  return isSame
}

/** Remembers a send until its answer is there. `isShown`: a form that awaits the answer is still on the page. */
export async function followSend(
  form: Element,
  draft: string,
  mark: string,
  answer: Promise<SubmitProblem>,
): Promise<{ problem: SubmitProblem; isShown: boolean }> {
  const sending = { mark, answer, awaitedBy: new Set([form]) }
  underWay.set(draft, sending)
  visitStore.set(sendKey(draft), mark)
  try {
    const problem = await answer
    return { problem, isShown: [...sending.awaitedBy].some(({ isConnected }) => isConnected) }
  } finally {
    if (underWay.get(draft) === sending) {
      underWay.delete(draft)
      visitStore.remove(sendKey(draft))
    }
  }
}
