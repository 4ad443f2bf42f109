import { useEffect } from 'react'
import { dropSnapshot } from '@/lib/api/query'
import { Guard } from './guard'

/** For administrators (role 1). Product 2, Admin area. */
export function AdminRoute() {
  // What they send back has to be what the API gave, and no photo's file of ours.
  useEffect(dropSnapshot, [])
  return <Guard area="admin" />
}
