import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { PictureFrame, type PictureSize } from './picture-frame'

const never = () => () => undefined

/** Whether this is the first render over prerendered HTML. */
const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  )

type Props = PictureSize & { name: string; children: ReactNode }

/**
 * A drawing in a `PictureFrame` that came with the page's HTML stands as it is, so that its code
 * need not load; where there is none, `children` draw it. `name` says which drawing it is.
 */
export function Prerendered({ name, children, ...size }: Props) {
  const hydrating = useHydrating()
  const [kept] = useState(() => (hydrating ? name : undefined))
  return kept === name ? <PictureFrame {...size} keepMarkup /> : children
}
