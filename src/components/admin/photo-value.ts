import { adminPhoto } from '@/words/admin-catalogue'
import type { PictureTrouble, ScaledPicture } from '@/lib/pictures/scale-picture'

/** What a photo field holds: an address, and the result of the file chosen last. */
export type PhotoValue = {
  /** Data URL or https address of the picture that would be sent; empty if there is none. */
  address: string
  /** Sizes of a picture chosen here. */
  scaled?: Omit<ScaledPicture, 'address'> | undefined
  /** A file that was refused, until another is chosen. */
  refused?: { trouble: PictureTrouble; file: string } | undefined
  preparing?: boolean | undefined
}

/** What is wrong with a photo, as text; empty if nothing is. */
export function photoTrouble({ refused }: PhotoValue): string {
  return refused ? adminPhoto.troubles[refused.trouble](refused.file) : ''
}
