import { type Cut, lean } from './lean.ts'

/** Functions for other users of React's scheduler than react-dom. */
const UNUSED = ['forceFrameRate', 'next', 'runWithPriority', 'wrapCallback']

const cuts: readonly Cut[] = UNUSED.map((name) => ({
  what: name,
  from: new RegExp(String.raw`^exports\.unstable_${name} = function[\s\S]*?^\};$`, 'm'),
  to: '',
}))

/** Removes from React's scheduler what react-dom does not call: 0.2 kB of each first page. */
export const leanScheduler = () =>
  lean({
    name: 'lean-scheduler',
    id: /scheduler[\\/]cjs[\\/]scheduler\.production\.js$/,
    holds: 'unstable_scheduleCallback',
    cuts,
  })
