import { strokes } from '@/components/art/icon-paths'
import { filled, lateStrokes } from '@/components/art/late-icon-paths'
import { LogoMark } from '@/components/art/logo'
import { RubberStamp, type RubberStampTone } from '@/components/art/rubber-stamp'
import { type IconName, LateIcon } from '@/components/art/late-icons'
import { LONG_NAME, type Shelf } from './specimen'

const all = { ...strokes, ...lateStrokes, ...filled }
const isIconName = (name: string): name is IconName => name in all
const iconNames = Object.keys(all).filter(isIconName)

const logo: Shelf = {
  title: 'Logo',
  specimens: [
    ...[16, 32, 64].map((size) => ({ name: `${size} px`, drawing: <LogoMark size={size} /> })),
    ...[16, 32, 64].map((size) => ({
      name: `${size} px, on a dark band`,
      drawing: (
        <div className="deep">
          <LogoMark size={size} accent="var(--marigold)" />
        </div>
      ),
    })),
  ],
}

const icons: Shelf = {
  title: 'Icons, 16, 20 and 24 px',
  specimens: iconNames.map((name) => ({
    name,
    drawing: (
      <span className="icons">
        <LateIcon name={name} size={16} />
        <LateIcon name={name} size={20} />
        <LateIcon name={name} />
      </span>
    ),
  })),
}

/** Each tone with the texts it may carry. A new tone that is missing here does not compile. */
const toneWords: Record<RubberStampTone, readonly string[]> = {
  open: ['Open'],
  restricted: ['Restricted'],
  closed: ['Closed', 'Suspended', LONG_NAME],
}

const isTone = (name: string): name is RubberStampTone => name in toneWords

const rubberStamps: Shelf = {
  title: 'Rubber stamps',
  specimens: Object.keys(toneWords)
    .filter(isTone)
    .flatMap((tone) =>
      toneWords[tone].map((words) => ({
        name: `${tone}: ${words}`,
        drawing: <RubberStamp tone={tone}>{words}</RubberStamp>,
      })),
    ),
}

/** Logo, icons, and marks with text. */
export const marks: readonly Shelf[] = [logo, icons, rubberStamps]
