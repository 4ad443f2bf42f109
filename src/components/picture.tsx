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
  /** Shown where there is no picture, it may not be shown, or it does not load. */
  placeholder: ReactNode
  alt: string
  width: number
  height: number
  className?: string | undefined
  eager?: boolean
}

// As a share of the window; the finest screens are content with the pixels of fine ones.
const ON_PHONES = '(max-width: 40rem) and (min-resolution: 2.5dppx) 30vw, (max-width: 40rem) 45vw'

/** Our own photos have a small form; the browser takes it where the picture is shown small. */
const choice = (source: string, width: number, eager: boolean) =>
  isOwnPhoto(source) && {
    srcSet: `${smallPhoto(source)} ${SMALL_PHOTO_WIDTH}w, ${source} ${OWN_PHOTO_WIDTH}w`,
    // Not "auto": Chromium keeps such a picture for ever that left the page before it was near.
    sizes: eager ? `${width}px` : `${ON_PHONES}, ${width}px`,
  }

/** A picture from the API, or its placeholder. Both take the same room. */
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
        // Before its code a page's picture may have failed already; some SVGs have no width of their own.
        if (img?.complete && img.naturalWidth === 0) img.decode().catch(() => setBroken(source))
      }}
      onError={() => setBroken(source)}
    />
  )
}
