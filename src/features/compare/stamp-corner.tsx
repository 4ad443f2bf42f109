import { CompareToggle } from './compare-toggle'

type Country = { _id: string; name: string }

/** The corner of a country's stamp: a button to compare it. */
export const stampCorner = ({ _id, name }: Country) => <CompareToggle country={{ id: _id, name }} />
