import * as v from 'valibot'
import type { PictureTrouble, ScaledPicture } from '@/lib/pictures/scale-picture'

/** What a photo field holds: an address, and what the last file that was chosen led to. */
export type PhotoValue = {
  /** Data URL or https address of the picture that would be sent; empty: none. */
  address: string
  /** Sizes of a picture chosen here. */
  scaled?: Omit<ScaledPicture, 'address'> | undefined
  /** A file that was refused, until another is chosen. */
  refused?: { trouble: PictureTrouble; file: string } | undefined
  preparing?: boolean | undefined
}

/** A photo as a draft keeps it: the picture alone. */
export const photoDraft = v.pipe(
  v.object({ address: v.string() }),
  v.transform(({ address }): PhotoValue => ({ address })),
)

export type PhotoRuleWords = {
  wait: string
  troubles: Record<PictureTrouble, (file: string) => string>
}

/** The rule of a required photo: there is one, and nothing about it is open. */
export function photoRule(missing: string, words: PhotoRuleWords) {
  return {
    required: true,
    validator(_: unknown, value: PhotoValue | undefined): Promise<void> {
      if (value?.preparing) return Promise.reject(new Error(words.wait))
      if (value?.refused) {
        const { trouble, file } = value.refused
        return Promise.reject(new Error(words.troubles[trouble](file)))
      }
      return value?.address ? Promise.resolve() : Promise.reject(new Error(missing))
    },
  }
}
