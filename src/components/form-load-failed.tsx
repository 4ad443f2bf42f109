import { components } from '@/words/components'
import { LoadFailed } from './load-failed'

/** For a form whose code failed to load: below the form once it was pressed, or in its place if not in the HTML. */
export function FormLoadFailed({ onRetry }: { onRetry: () => void }) {
  return <LoadFailed message={components.formLoadFailed} onRetry={onRetry} />
}
