import { messageIn } from './errors'
import type { AnswerTrouble } from './http'

const hasId = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, '_id')

/** Whether an answer is a record, or has one in a field. */
const hasRecord = (body: unknown): boolean => hasId(body) || Object.values(Object(body)).some(hasId)

/** The words of servers that found a record of this name, and made none. */
const THERE_ALREADY = /\balready\b|\bexis/

/**
 * What is wrong with an answer to a create that could mean success: a message that there is one already, without a new
 * record, is a refusal, whatever its `success`. `name` is that of the new record, which the message may contain.
 * Decision 247.
 */
export function troubleInCreated(body: unknown, name: string): AnswerTrouble | undefined {
  const says = messageIn(body)?.toLowerCase().replaceAll(name.toLowerCase(), '') ?? ''
  return THERE_ALREADY.test(says) && !hasRecord(body) ? 'refused' : undefined
}

/** The fields in which servers return the record they have changed; `updatedAt` is a field of a record. */
const RECORD_FIELD =
  /^(?:country|category|work|data|result|record|doc(?:ument)?|item|update(?!d(?:At|By)$)\w*)$/

const saysNone = ([field, value]: [string, unknown]): boolean =>
  (value === null && RECORD_FIELD.test(field)) || (value === 0 && field === 'matchedCount')

/**
 * What is wrong with an answer to an update that could mean success: null in place of the record, or a count of 0, means
 * that the server found none, whatever its `success`. Decision 247.
 */
export function troubleInUpdated(body: unknown): AnswerTrouble | undefined {
  return !hasRecord(body) && Object.entries(Object(body)).some(saysNone) ? 'not-found' : undefined
}
