import type { User } from '@/entities/user/user'
import { BoardingPass } from '@/components/art/boarding-pass'
import { MembershipPass } from '@/features/buy-premium/membership-pass'
import { purchaseRecords } from '@/features/buy-premium/purchase-record'
import { PremiumOffer } from '@/pages/public/home-page/premium-offer'
import { LONG_NAME, type Shelf, type Specimen } from './specimen'

const now = new Date().toISOString()
const user: User = { _id: 'drawn', name: 'Anjali Nair', email: '', phone: '', role: 0 }
const member: User = { ...user, receipt: 'receipt_1', updatedAt: now }
const reported: User = { ...member, _id: 'drawn-reported' }

// The record that the payment window would have left in this browser.
purchaseRecords.set(reported._id, {
  state: 'paid',
  receipt: 'receipt_1',
  currency: 'INR',
  at: now,
  paymentIds: ['pay_1'],
  known: false,
})

const holders: readonly [state: string, user: User | null][] = [
  ['a visitor’s', null],
  ['none', user],
  ['active', member],
  ['active, without a date', { ...member, updatedAt: undefined }],
  ['paid, as the window reported', reported],
  ['expired', { ...member, updatedAt: '2020-01-01T00:00:00.000Z' }],
  ['with 60 letters', { ...member, name: LONG_NAME }],
]

/** A pass is laid out horizontally if there is room, and vertically on a phone. */
const passes = [320, 660].flatMap((width): Specimen[] =>
  holders.map(([state, holder]) => ({
    name: `${state}, ${width} px`,
    drawing: <MembershipPass user={holder} Heading="h3" />,
    width,
  })),
)

/** Boarding passes in every state, and the sample of the home page. */
export const boardingPasses: readonly Shelf[] = [
  {
    title: 'Boarding passes',
    specimens: [
      ...passes,
      {
        name: 'without a stub',
        drawing: <BoardingPass title="Pass" fields={[{ label: 'Name', value: LONG_NAME }]} />,
        width: 320,
      },
    ],
  },
  { title: 'Sample boarding pass', specimens: [{ name: 'sample', drawing: <PremiumOffer /> }] },
]
