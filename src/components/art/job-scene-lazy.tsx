import { latePart } from '@/components/late-part'
import { FromHtml } from './from-html'
import { PictureFrame } from './picture-frame'

/** `JobScene` with all its drawings in a script of their own; a prerendered picture does not need it. */
export const LazyJobScene = latePart(() => import('./job-scene'), 'JobScene', {
  lost: (props) => <PictureFrame {...props} />,
  inside: (code, props) => <FromHtml props={props}>{code}</FromHtml>,
})
