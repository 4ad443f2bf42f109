import { strokes } from './icon-paths'
import { filled, lateStrokes } from './late-icon-paths'
import { IconPath } from './small-icons'

const outlines = { ...strokes, ...lateStrokes }

/** Every icon's name. */
export type IconName = keyof typeof outlines | keyof typeof filled

function isFilled(name: IconName): name is keyof typeof filled {
  return name in filled
}

type Props = { name: IconName; size?: number; className?: string | undefined }

/** Any small icon, for parts other than header and footer; otherwise like `Icon`. */
export function LateIcon({ name, ...look }: Props) {
  const solid = isFilled(name)
  return <IconPath d={outlines[solid ? filled[name] : name]} solid={solid} {...look} />
}
