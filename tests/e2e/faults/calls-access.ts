import type { Read } from './call.ts'
import type { Fault } from './faults.ts'

/** Only a refusal leads to the login; without an answer, or with a busy server, the login stays with a message. */
const isNo = ({ kind, status }: Fault) =>
  status !== 429 && ['denied', 'not-found', 'refused', 'odd', 'stranger'].includes(kind)

function accessCheck(name: string, area: 'user' | 'admin', success: string): Read {
  const who = area === 'user' ? 'member' : 'admin'
  return {
    kind: 'read',
    name,
    method: 'GET',
    path: `/api/v1/auth/${area}auth`,
    who,
    address: `/dashboard/${area}`,
    words: (fault) =>
      isNo(fault)
        ? ['Please log in first', 'Redirecting you to the login page']
        : [
            'We could not check your login',
            'The internet or our server is slow just now. You are still logged in.',
          ],
    success,
    wayOut: (fault) => (isNo(fault) ? 'log in' : undefined),
  }
}

/** The access checks of the protected areas. Product 6, Access checks. */
export const accessChecks: readonly Read[] = [
  accessCheck('the check of a member', 'user', 'Welcome, Anjali Nair'),
  accessCheck('the check of an administrator', 'admin', 'Welcome, Sample Administrator'),
]
