import { components } from '@/words/components'
import { LoadFailed } from './load-failed'

/** Below a form that was pressed before its code was there, or in its place where it is not in the HTML. */
export function FormLost({ onRetry }: { onRetry: () => void }) {
  return <LoadFailed message={components.formLost} onRetry={onRetry} />
}
