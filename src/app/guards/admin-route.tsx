import { Guard } from './guard'

/** For administrators (role 1). Product 2, Admin area. */
export function AdminRoute() {
  return <Guard area="admin" />
}
