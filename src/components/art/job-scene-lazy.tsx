import { late } from '@/components/late'
import { PictureFrame } from './picture-frame'

/** `JobScene` with all its drawings in a script of their own; a prerendered one needs none. */
export const LazyJobScene = late(() => import('./job-scene'), 'JobScene', {
  lost: (props) => <PictureFrame {...props} />,
  drawn: (props) => <PictureFrame {...props} keepMarkup />,
})
