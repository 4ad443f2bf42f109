import { useLayoutEffect, useRef } from 'react'
import { purchaseProgress } from './purchase-progress'

const JUST_NOW_MS = 10_000
/** By then the payment window that has reported is closed. */
const CLOSED_MS = 1000

const isLost = () => document.activeElement === document.body

/**
 * A purchase removes the Buy Now button, which had the focus: returns the refs of the headings that take it. `paidAt`:
 * when the payment that is shown was made (ISO). A payment just made takes the focus, else the membership that began.
 */
export function useFocusAfterPurchase(userId: string, isMember: boolean, paidAt = '') {
  const ofMembership = useRef<HTMLHeadingElement>(null)
  const ofPayment = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const take = () => {
      const isNew = Math.abs(Date.now() - Date.parse(paidAt)) < JUST_NOW_MS
      if (isNew) ofPayment.current?.focus()
      else if (isMember && purchaseProgress.get().buyer === userId) ofMembership.current?.focus()
    }
    if (isLost()) {
      take()
      return undefined
    }
    // The payment window may report before it closes, and have the focus until then.
    const later = setTimeout(() => isLost() && take(), CLOSED_MS)
    return () => clearTimeout(later)
  }, [userId, isMember, paidAt])
  return { ofMembership, ofPayment }
}
