import { PictureFrame, type PictureSize } from './picture-frame'
import { drawCountry } from './scenes-world'

/**
 * The stamp picture of a country: a landmark of its own, or for any other name a landscape that
 * the name decides. Decorative. This module carries every scene: on a first page use
 * `LazyCountryScene`. Product 10, Illustration.
 */
export function CountryScene({ name, ...size }: PictureSize & { name: string }) {
  return <PictureFrame {...size}>{drawCountry(name)}</PictureFrame>
}
