import { Guard } from './guard'

/** For logged-in users. Specification 2, User area. */
export function PrivateRoute() {
  return <Guard area="user" />
}
