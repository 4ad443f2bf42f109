import { ConfigProvider } from 'antd'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Picture } from '@/components/picture'
import { adminPhoto as words } from '@/words/admin-catalogue'
import { useIsMounted } from '@/lib/browser/page/use-is-mounted'
import { PictureError, scalePicture } from '@/lib/pictures/scale-picture'
import { formatMeasure } from './measure'
import styles from './photo-input.module.css'
import type { PhotoValue } from './photo-value'
import { useIncomingFiles } from './use-incoming-files'

type Props = {
  /** The address of the record's own picture, or empty. */
  present: string
  /** Passed in by the form. */
  value: PhotoValue
  onChange: (value: PhotoValue) => void
} & Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>

/**
 * A field for one picture: choose, drop or paste. The picture is checked and scaled down at once, and shown
 * as it will be sent. A refused file leaves the previous picture in place. Decision 11.
 */
export function PhotoInput({ present, value, onChange, ...field }: Props) {
  const { componentDisabled: disabled } = ConfigProvider.useConfig()
  const newest = useRef(value)
  const isMounted = useIsMounted()
  useEffect(() => {
    newest.current = value
  }, [value])

  async function take(file: File) {
    if (disabled) return
    const { address, scaled } = value
    const before = { address, scaled }
    const waiting = { ...before, preparing: true }
    newest.current = waiting
    onChange(waiting)
    const next = await prepare(file).catch((error: unknown) => {
      if (!(error instanceof PictureError)) throw error
      return { ...before, refused: { trouble: error.trouble, file: file.name } }
    })
    // Otherwise a later file was chosen, the form was reset, or the user has left it.
    if (newest.current === waiting && isMounted.current) onChange(next)
  }

  const { over } = useIncomingFiles((file) => void take(file))
  const { address, scaled, preparing, refused } = value

  return (
    <div className={over ? `${styles.zone} ${styles.over}` : styles.zone}>
      <span className={styles.preview}>
        <Picture
          address={address}
          alt={words.preview}
          width={240}
          height={180}
          eager
          placeholder={<span className={styles.none}>{address ? words.notShown : words.none}</span>}
        />
      </span>
      <div className={styles.text}>
        <label className={`button button-plain ${styles.choose}`}>
          <span>{address ? words.chooseOther : words.choose}</span>
          <input
            {...field}
            type="file"
            accept="image/*"
            disabled={disabled}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void take(file)
              // So that the same file can be chosen again.
              currentTarget.value = ''
            }}
          />
        </label>
        <p className={styles.hint}>{over ? words.dropHere : words.hint}</p>
        <p role="status" className={styles.status}>
          {preparing ? words.preparing : !refused && standOf(value, present)}
        </p>
        {refused && address && (
          <button
            type="button"
            className="link-button"
            onClick={() => onChange({ address, scaled })}
          >
            {words.keepPresent}
          </button>
        )}
      </div>
    </div>
  )
}

/** What is known about a picture that is neither being prepared nor refused. */
function standOf({ address, scaled }: PhotoValue, present: string): string {
  if (scaled) return words.ready(formatMeasure(scaled.before), formatMeasure(scaled.after))
  // An address without sizes is the record's own picture, or comes from a draft.
  return address && (address === present ? words.present : words.chosenBefore)
}

async function prepare(file: File): Promise<PhotoValue> {
  const { address, before, after } = await scalePicture(file)
  return { address, scaled: { before, after } }
}
