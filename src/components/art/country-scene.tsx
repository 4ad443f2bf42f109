import { PictureFrame, type PictureSize } from './picture-frame'
import { drawCountry } from './scenes-world'

/**
 * The stamp picture of a country: its own landmark or, for any other name, a landscape chosen by the name.
 * Decorative. This module contains every scene: on a first page use `LazyCountryScene`. Product 10,
 * Illustration.
 */
export function CountryScene({ name, ...size }: PictureSize & { name: string }) {
  return <PictureFrame {...size}>{drawCountry(name)}</PictureFrame>
}
