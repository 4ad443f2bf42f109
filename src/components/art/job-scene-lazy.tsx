import { latePart } from '@/components/late-part'
import { FromHtml } from './from-html'
import { KeptDrawing, PictureFrame, type PictureSize } from './picture-frame'

const Scene = latePart(() => import('./job-scene'), 'JobScene', {
  lost: (props) => <PictureFrame {...props} />,
})

/** `JobScene` with all its drawings in a script of their own; a prerendered one needs none. */
export function LazyJobScene(props: PictureSize & { name: string }) {
  return <FromHtml props={props} drawn={KeptDrawing} Code={Scene} />
}
