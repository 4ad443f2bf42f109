import { pictureAddress } from '@/lib/pictures/picture-address'
import type { Work } from './schema'

/**
 * Whether the photos tell the works apart: no photo is used twice or is the one of their category (`others`). At most
 * one work has no photo.
 */
export function haveOwnPhotos(works: readonly Work[], ...others: readonly string[]): boolean {
  const photos = works.map(({ photo }) => pictureAddress(photo))
  const shown = [...others.map(pictureAddress), ...photos]
  return photos.some(Boolean) && new Set(shown).size === shown.length
}
