import { type ReactNode, useState } from 'react'
import {
  isOwnPhoto,
  OWN_PHOTO_WIDTH,
  pictureAddress,
  SMALL_PHOTO_WIDTH,
  smallPhoto,
} from '@/lib/pictures/picture-address'

type Props = {
  /** The address as the API gave it; it is checked here. */
  address: unknown
  /** Shown if there is no picture, if it may not be shown, or if it does not load. */
  placeholder: ReactNode
  alt: string
  width: number
  height: number
  className?: string | undefined
  eager?: boolean
}

// As a share of the window's width; screens of the highest density get no more pixels than those of high density.
const ON_PHONES = '(max-width: 40rem) and (min-resolution: 2.5dppx) 30vw, (max-width: 40rem) 45vw'

/** The site's own photos have a small version, which the browser uses if the picture is shown small. */
const choice = (source: string, width: number, eager: boolean) =>
  isOwnPhoto(source) && {
    srcSet: `${smallPhoto(source)} ${SMALL_PHOTO_WIDTH}w, ${source} ${OWN_PHOTO_WIDTH}w`,
    // Not "auto": Chromium never frees such a picture if it left the page before it was near.
    sizes: eager ? `${width}px` : `${ON_PHONES}, ${width}px`,
  }

/** A picture from the API, or its placeholder. Both take the same space. */
export function Picture({
  address,
  placeholder,
  alt,
  width,
  height,
  className,
  eager = false,
}: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const source = pictureAddress(address)
  if (source === null || source === broken) return placeholder
  return (
    <img
      {...choice(source, width, eager)}
      src={source}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      ref={(img) => {
        // The picture may have failed before the page's code ran; `decode` tells, as some SVGs have no own width.
        if (img?.complete && img.naturalWidth === 0) img.decode().catch(() => setBroken(source))
      }}
      onError={() => setBroken(source)}
    />
  )
}
