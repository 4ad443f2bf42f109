import { type RecordRow, shortPhoto, type WorkRow } from '@/features/search/index-file'
import { beginning } from '@/lib/text/cut-text'
import { trimmedText, withoutDirectionMarks } from '@/lib/text/direction-marks'

/** A country or a category; `photo` is a file of the site's own, or https. */
export type IndexedRecord = {
  _id: string
  name: string
  photo: string
  createdAt?: string | undefined
}

/** A work, with the id of its category. */
export type IndexedWork = IndexedRecord & { category: string; details: string }

const LONGEST_ID = 64
const LONGEST_NAME = 200
const LONGEST_PHOTO = 300
/** The longest text of a work's points, in letters: a few lines. */
const LONGEST_POINTS = 400

const cut = (text: string, length: number) =>
  text.length > length ? beginning(text, length).trim() : text

function photoOf(address: string): string {
  const photo = shortPhoto(address.trim())
  const isShown = photo !== address.trim() || photo.startsWith('https://')
  return isShown && photo.length <= LONGEST_PHOTO ? photo : ''
}

/** Only whole points: cutting a word in half could change its meaning. */
function pointsOf(details: string): string {
  const points = withoutDirectionMarks(details)
    .split(/[,\n]/)
    .map((point) => point.trim())
  const kept = [...new Set(points)].filter(Boolean)
  let text = ''
  for (const point of kept) {
    const longer = text ? `${text}, ${point}` : point
    if (longer.length > LONGEST_POINTS) break
    text = longer
  }
  return text
}

/** The row of a country or a category; null if its id or name is not valid. */
export function recordRow({ _id, name, photo }: IndexedRecord): RecordRow | null {
  const id = trimmedText(_id)
  const words = cut(trimmedText(name), LONGEST_NAME)
  return id && words && id.length <= LONGEST_ID ? [id, words, photoOf(photo)] : null
}

/** The row of a work; `place` is that of its category, -1 if the index does not have it. */
export function workRow(work: IndexedWork, place: number, withPoints: boolean): WorkRow | null {
  const row = recordRow(work)
  return row && [...row, place, withPoints ? pointsOf(work.details) : null]
}
