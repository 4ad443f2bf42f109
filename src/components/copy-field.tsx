import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'readOnly' | 'onFocus'>

/** A text to copy, which is selected in full when the field takes the focus. */
export function CopyField(props: Props) {
  return <input {...props} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
}
