import type { Day, StepState } from './schema'
export type DatedStep = {
  id: string
  title: string
  own: boolean
  begin: Day
  ready: Day
  state: StepState | undefined
  note: string | undefined
  url?: string
  decidedBy?: string
  late: boolean
}
