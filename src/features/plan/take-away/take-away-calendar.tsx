import { useState } from 'react'
import { LateIcon } from '@/components/art/late-icons'
import { common } from '@/words/common'
import { planShare } from '@/words/plan-share'
import { saveFile } from '@/lib/browser/sharing/save-file'
import { useFocusBack } from '@/lib/browser/focus/use-focus-back'
import { loadCode } from '@/lib/loading/load-code'
import { fileName } from '@/features/plan/stored/file-name'
import { planName } from '@/features/plan/stored/plan-name'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import type { Plan } from '@/features/plan/stored/schema'

const { calendar: words } = planShare

type State = 'idle' | 'busy' | 'failed' | { saved: string }

/** Saves the steps as a calendar file; the code that writes it is loaded on the press. */
export function TakeAwayCalendar({ plan, steps }: { plan: Plan; steps: readonly DatedStep[] }) {
  const [state, setState] = useState<State>('idle')
  const button = useFocusBack(state === 'busy')

  async function save() {
    setState('busy')
    try {
      const { calendarFile } = await loadCode(() => import('./calendar-file'))
      const file = fileName(plan, words.file, 'ics')
      saveFile(calendarFile(plan, planName(plan), steps, Date.now()), 'text/calendar', file)
      setState({ saved: file })
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="button"
        disabled={state === 'busy'}
        onClick={() => void save()}
      >
        <LateIcon name="clock" size={20} />
        <span>{state === 'busy' ? words.busy : words.action}</span>
      </button>
      <p>{words.hint}</p>
      <p role="status">
        {state === 'busy' && <span className="visually-hidden">{common.wait}</span>}
        {typeof state === 'object' && <span>{words.saved(state.saved)}</span>}
      </p>
      {state === 'failed' && <p role="alert">{words.failed}</p>}
    </>
  )
}
