import { Guard } from './guard'

/** For logged-in users. Product 2, User area. */
export function PrivateRoute() {
  return <Guard area="user" />
}
