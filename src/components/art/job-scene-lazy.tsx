import { lazy, Suspense } from 'react'
import { PictureFrame, type PictureSize } from './picture-frame'
import { Prerendered } from './prerendered'

type Props = PictureSize & { name: string }

const EmptyScene = ({ name: _name, ...size }: Props) => <PictureFrame {...size} />

// A drawing that cannot be fetched is no reason to break the page.
const Scene = lazy(() =>
  import('./job-scene').then(
    (module) => ({ default: module.JobScene }),
    () => ({ default: EmptyScene }),
  ),
)

/** `JobScene` with all its drawings in a script of their own; a prerendered one needs none. */
export function LazyJobScene(props: Props) {
  return (
    <Suspense>
      <Prerendered {...props}>
        <Scene {...props} />
      </Prerendered>
    </Suspense>
  )
}
