import { components } from '@/words/components'
import { LoadFailed } from './load-failed'

/** For a form whose code failed to load: shown below the form, or in its place if it is not in the HTML. */
export function FormLoadFailed({ onRetry }: { onRetry: () => void }) {
  return <LoadFailed message={components.formLoadFailed} onRetry={onRetry} />
}
