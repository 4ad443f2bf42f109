import { Form, Input } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import { PhotoInput } from './photo-input'
import { photoRule, type PhotoRuleWords } from './photo-value'

/** The rule of a required text; spaces are no text. */
export const neededText = (message: string) => [{ required: true, whitespace: true, message }]

type NameProps = { label: string; hint?: ReactNode; needed: (label: string) => string }

/** The name of a record. */
export function NameField({ label, hint, needed }: NameProps) {
  return (
    <Form.Item name="name" label={label} extra={hint} rules={neededText(needed(label))}>
      <Input autoComplete="off" />
    </Form.Item>
  )
}

type PhotoProps = {
  label: string
  needed: (label: string) => string
  words: PhotoRuleWords & ComponentProps<typeof PhotoInput>['words']
}

/** The photo of a record. */
export function PhotoField({ label, needed, words }: PhotoProps) {
  return (
    <Form.Item name="photo" label={label} rules={[photoRule(needed(label), words)]}>
      <PhotoInput words={words} />
    </Form.Item>
  )
}
