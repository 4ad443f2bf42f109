import { type ReactNode, useState } from 'react'
import { pictureAddress } from '@/lib/pictures/picture-address'

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

/** A picture from the API, or its placeholder. Both take the same room. */
export function Picture({ address, placeholder, alt, width, height, className, eager }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const source = pictureAddress(address)
  if (source === null || source === broken) return placeholder
  return (
    <img
      src={source}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      onError={() => setBroken(source)}
    />
  )
}
