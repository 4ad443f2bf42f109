import { premiumPrice } from '../../../src/content/facts/premium'
import { DAY_MS } from '../../../src/lib/dates/spans'
import { sampleLogins } from '../logins'
import { objectIdAt } from '../object-id'
import type { Member } from '../types'

const PASSWORD = 'sample-2468'

type Person = {
  name: string
  /** Days ago the member joined. */
  joined: number
  /** First name of the referrer. */
  by?: string
  /** Days ago the membership was paid. */
  paid?: number
}

/** Invented people, oldest first; the first name becomes the e-mail address. */
const people: Person[] = [
  { name: 'Rahul Menon', joined: 640, paid: 120 },
  { name: 'Fathima Beevi', joined: 610, by: 'Rahul', paid: 410 },
  { name: 'Anjali Nair', joined: 580, by: 'Rahul' },
  { name: 'Joseph Kurian', joined: 552, paid: 340 },
  { name: 'Sreelakshmi Pillai', joined: 530, by: 'Anjali', paid: 205 },
  { name: 'Muhammed Ashraf', joined: 511, by: 'Fathima' },
  { name: 'Divya Raj', joined: 487, by: 'Anjali' },
  { name: 'Tom Varghese', joined: 463, by: 'Joseph', paid: 61 },
  { name: 'Aswathy Krishnan', joined: 440 },
  { name: 'Nikhil Das', joined: 421, by: 'Anjali', paid: 33 },
  { name: 'Shabana Rasheed', joined: 400, by: 'Muhammed' },
  { name: 'Vishnu Prasad', joined: 377, by: 'Sreelakshmi' },
  { name: 'Merin Thomas', joined: 350, by: 'Joseph', paid: 148 },
  { name: 'Arjun Shenoy', joined: 329 },
  { name: 'Neethu Babu', joined: 301, by: 'Anjali' },
  { name: 'Faisal Koya', joined: 280, by: 'Fathima', paid: 90 },
  { name: 'Gayathri Varma', joined: 262, by: 'Nikhil' },
  { name: 'Binu Mathew', joined: 240 },
  { name: 'Amina Hussain', joined: 221, by: 'Faisal' },
  { name: 'Kiran Warrier', joined: 199, by: 'Rahul', paid: 12 },
  { name: 'Thankamma Lakshmikutty Parameswaran Namboothiripad', joined: 180, by: 'Aswathy' },
  { name: 'Sandeep Kumar', joined: 158, by: 'Tom' },
  { name: 'Jincy George', joined: 131, by: 'Merin', paid: 100 },
  { name: 'Abdul Salam', joined: 112, by: 'Muhammed' },
  { name: 'Keerthi Suresh', joined: 90, by: 'Nikhil' },
  { name: 'Roshan Abraham', joined: 66, by: 'Tom', paid: 40 },
  { name: 'Haritha Mohan', joined: 45, by: 'Rahul' },
  { name: 'Siyad Ali', joined: 27 },
  { name: 'Parvathy Unni', joined: 9, by: 'Haritha' },
  { name: 'Jobin Jacob', joined: 2, by: 'Roshan' },
]

/** Thirty members and an administrator, with dates counted back from `now`. */
export function seedMembers(now: Date): Member[] {
  const members = people.map((person, index) => memberOf(person, index + 1, now))
  const admin = memberOf({ name: 'Sample Administrator', joined: 700 }, 0, now)
  admin.user = { ...admin.user, email: sampleLogins.admin.email, role: 1 }
  admin.password = sampleLogins.admin.password
  return [admin, ...members]
}

function memberOf({ name, joined, by, paid }: Person, serial: number, now: Date): Member {
  const joinedAt = daysBefore(now, joined)
  const email = `${firstOf(name)}@example.com`
  const known = Object.values(sampleLogins).find((login) => login.email === email)
  return {
    user: {
      _id: objectIdAt(joinedAt, serial),
      name,
      email,
      phone: `90000${String(serial).padStart(5, '0')}`,
      role: 0,
      usercode: codeOf(name),
      ...(paid !== undefined && {
        receipt: receiptOf(serial),
        amount: premiumPrice.pricePaise,
        currency: 'INR',
      }),
      // Some are older than the field `createdAt` and have none.
      ...(serial % 7 !== 3 && { createdAt: joinedAt.toISOString() }),
      updatedAt: daysBefore(now, paid ?? joined).toISOString(),
    },
    password: known?.password ?? PASSWORD,
    referredBy: by === undefined ? undefined : codeOf(by),
  }
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

function firstOf(name: string): string {
  return (name.split(' ')[0] ?? name).toLowerCase()
}

/** Such as URU-RAHUL: the code in a referral link. */
function codeOf(name: string): string {
  return `URU-${firstOf(name).toUpperCase()}`
}

function receiptOf(serial: number): string {
  return `receipt_sample${String(serial).padStart(4, '0')}`
}
