import { useEffect } from 'react'
import { dropSnapshot } from '@/lib/api/query'
import { Guard } from './guard'

/** For administrators (role 1). Product 2, Admin area. */
export function AdminRoute() {
  // The admin forms must send back what the API gave, not the address of one of our photo files.
  useEffect(dropSnapshot, [])
  return <Guard area="admin" />
}
