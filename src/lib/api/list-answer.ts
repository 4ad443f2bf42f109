import * as v from 'valibot'
import { saysNo } from './answer'
import { listOf } from './record-schemas'

/**
 * An answer that has its list under a name. One that says no is a failure also beside an empty list, which would mean
 * that there is nothing (Decision 247). It is not in record-schemas: the shortlist uses that, without the code that
 * asks the API. Product 7.
 */
export function listUnder<S extends v.GenericSchema<unknown, { _id: string }>>(
  name: string,
  record: S,
) {
  return v.pipe(
    v.unknown(),
    v.check((body) => !saysNo(body)),
    v.object({ [name]: listOf(record) }),
    v.transform((body) => body[name] ?? []),
  )
}
