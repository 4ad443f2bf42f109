import type { Read } from './call.ts'
import type { Fault } from './faults.ts'

type Row = Pick<Read, 'name' | 'path' | 'address' | 'words' | 'success'> & Partial<Read>

export const read = (row: Row): Read => ({ kind: 'read', method: 'GET', ...row })

/** The server says that this record does not exist. */
export const isUnknown = ({ name, kind }: Fault) => kind === 'not-found' || name === 'null'
