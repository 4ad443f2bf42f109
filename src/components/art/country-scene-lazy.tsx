import { latePart } from '@/components/late-part'
import { ink } from './palette'
import { HtmlDrawing } from './html-drawing'
import { PictureFrame, type PictureSize } from './picture-frame'

/** A sky, a hill and the sea, shown while the scenes load and if they cannot be loaded. */
export function PlainScene({ name: _name, ...size }: PictureSize & { name: string }) {
  return (
    <PictureFrame {...size}>
      <path fill={ink.haze} d="M0 0h240v180H0z" />
      <circle cx="170" cy="70" r="28" fill={ink.glow} />
      <path fill={ink.leaf} d="M0 130q60-50 120-24t120-16v50H0z" />
      <path fill={ink.green} d="M0 130h240v50H0z" />
    </PictureFrame>
  )
}

/** `CountryScene` with all the scenes in a script of their own; a prerendered picture does not need it. */
export const LazyCountryScene = latePart(() => import('./country-scene'), 'CountryScene', {
  failed: PlainScene,
  waiting: PlainScene,
  inside: (code, props) => <HtmlDrawing props={props}>{code}</HtmlDrawing>,
})
