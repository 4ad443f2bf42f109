import { latePart } from '@/components/late-part'
import { HtmlDrawing } from './html-drawing'
import { PictureFrame } from './picture-frame'

/** `JobScene` with all its drawings in a script of their own; a prerendered picture does not need it. */
export const LazyJobScene = latePart(() => import('./job-scene'), 'JobScene', {
  failed: (props) => <PictureFrame {...props} />,
  inside: (code, props) => <HtmlDrawing props={props}>{code}</HtmlDrawing>,
})
