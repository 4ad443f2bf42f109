import { lazy, Suspense } from 'react'

import { ink } from './palette'
import { PictureFrame, type PictureSize } from './picture-frame'
import { Prerendered } from './prerendered'

/** A sky, a hill and the sea, while the scenes load and where they cannot. */
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

// A picture that cannot be fetched is no reason to break the page, so the plain one stands in.
const Scene = lazy(() =>
  import('./country-scene').then(
    (module) => ({ default: module.CountryScene }),
    () => ({ default: PlainScene }),
  ),
)

/** `CountryScene` with all the scenes in a script of their own; a prerendered one needs none. */
export function LazyCountryScene(props: PictureSize & { name: string }) {
  return (
    <Suspense fallback={<PlainScene {...props} />}>
      <Prerendered {...props}>
        <Scene {...props} />
      </Prerendered>
    </Suspense>
  )
}
