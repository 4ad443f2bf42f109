import { filled, strokes } from '@/components/art/icon-paths'
import { LogoMark } from '@/components/art/logo'
import { RubberStamp, type RubberStampTone } from '@/components/art/rubber-stamp'
import { Icon, type IconName } from '@/components/art/small-icons'
import { LONG_NAME, type Shelf } from './specimen'

const isIconName = (name: string): name is IconName => name in strokes || name in filled
const iconNames = [...Object.keys(strokes), ...Object.keys(filled)].filter(isIconName)

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
        <Icon name={name} size={16} />
        <Icon name={name} size={20} />
        <Icon name={name} />
      </span>
    ),
  })),
}

/** Each tone with the words it may carry. A new tone is shown or does not compile. */
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

/** Logo, icons, and marks that carry words. */
export const marks: readonly Shelf[] = [logo, icons, rubberStamps]
