import type { ReactNode } from 'react'
import { TextField } from '@/components/form/fields'
import { CustomField } from './custom-field'
import { PhotoInput } from './photo-input'
import { photoTrouble, type PhotoValue } from './photo-value'
import { fromLines, toLines, toPoints } from './points'
import { PointsInput } from './points-input'

type NameProps = { label: string; hint?: ReactNode; start: string }

/** The name of a record; `start` is its initial value. */
export function NameField({ label, hint, start }: NameProps) {
  return (
    <TextField
      name="name"
      label={label}
      hint={hint}
      defaultValue={start}
      required
      autoComplete="off"
    />
  )
}

const photoAt = (address: string): PhotoValue => ({ address })
const addressOf = ({ address }: PhotoValue) => address
const isPreparing = ({ preparing = false }: PhotoValue) => preparing

type PhotoProps = {
  label: string
  /** The address of the present picture, or empty. */
  start: string
}

/** The photo of a record; sends its address. */
export function PhotoField({ label, start }: PhotoProps) {
  return (
    <CustomField
      name="photo"
      label={label}
      start={start}
      read={photoAt}
      write={addressOf}
      trouble={photoTrouble}
      isPending={isPreparing}
    >
      {(control) => <PhotoInput {...control} present={start} />}
    </CustomField>
  )
}

type PointsProps = {
  name: string
  label: string
  hint: string
  /** The points, separated by commas. */
  start: string
}

/** A list of points; `pointsRule` turns it into the text that is sent. */
export function PointsField({ name, label, hint, start }: PointsProps) {
  return (
    <CustomField name={name} start={fromLines(toPoints(start))} read={toLines} write={fromLines}>
      {(control) => <PointsInput {...control} label={label} hint={hint} />}
    </CustomField>
  )
}
