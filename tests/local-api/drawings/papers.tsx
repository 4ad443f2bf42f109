import { CountryScene } from '@/components/art/country-scene'
import { Coupon } from '@/components/art/coupon'
import { DepartureBoard } from '@/components/art/departure-board'
import { LogoMark } from '@/components/art/logo'
import { ink } from '@/components/art/palette'
import { Postmark } from '@/components/art/postmark'
import { Stamp, type StampTone } from '@/components/art/stamp'
import { guardWords } from '@/words/guard'
import { browse } from '@/words/browse'
import { CategoryLabel } from '@/entities/category/category-label'
import { CountryCard } from '@/entities/country/country-card'
import { ReferralCoupon } from '@/features/refer-friends/referral-coupon'
import { LONG_NAME, type Shelf } from './specimen'

/** The narrowest, a common and the widest stamp of the site, in CSS pixels. */
const stampWidths = [96, 150, 240]

/** Each side of a stamp with everything that it may carry. A new side that is missing here does not compile. */
const stampSides: Record<StampTone, Shelf['specimens']> = {
  plain: [
    { name: 'with a label', drawing: <Stamp label="Japan">{<CountryScene name="Japan" />}</Stamp> },
    { name: 'without', drawing: <Stamp>{<CountryScene name="Italy" />}</Stamp> },
    {
      name: 'with the mark',
      drawing: (
        <Stamp>
          <span className="marked">
            <LogoMark size={44} accent={ink.laterite} />
          </span>
        </Stamp>
      ),
    },
    {
      name: 'with 60 letters',
      drawing: <Stamp label={LONG_NAME}>{<CountryScene name={LONG_NAME} />}</Stamp>,
    },
  ],
  franked: [
    {
      name: 'with a postmark',
      drawing: (
        <Stamp tone="franked" label="Japan">
          <Postmark text={browse.country.postmark} />
        </Stamp>
      ),
    },
    {
      name: 'with a long postmark and its date',
      drawing: (
        <Stamp tone="franked" label={LONG_NAME}>
          <Postmark text={LONG_NAME} date="21 NOV 2026" />
        </Stamp>
      ),
    },
    { name: 'without a postmark', drawing: <Stamp tone="franked">{null}</Stamp> },
  ],
}

const stamps: Shelf = {
  title: 'Stamps',
  specimens: Object.entries(stampSides).flatMap(([tone, specimens]) =>
    specimens.flatMap(({ name, drawing }) =>
      stampWidths.map((width) => ({ name: `${tone}, ${name}, ${width} px`, drawing, width })),
    ),
  ),
}

const turning: Shelf = {
  title: 'Stamps that turn under the mouse',
  specimens: ['Germany', LONG_NAME].flatMap((name) =>
    stampWidths.map((width) => ({
      name: `${name}, ${width} px`,
      drawing: (
        <CountryCard
          country={{ _id: name, name, photo: '' }}
          postmark={`postmark-${width}`}
          isFirst={name !== LONG_NAME}
        />
      ),
      width,
    })),
  ),
}

const labels: Shelf = {
  title: 'Luggage labels',
  specimens: ['Nursing', LONG_NAME].flatMap((name) =>
    [150, 250, 420].map((width) => ({
      name: `${name}, ${width} px`,
      drawing: <CategoryLabel category={{ _id: name, name, photo: '' }} heading="h3" />,
      width,
    })),
  ),
}

const coupons: Shelf = {
  title: 'Coupons',
  specimens: [
    { name: 'on a phone', drawing: <ReferralCoupon usercode="URU-ANJALI" />, width: 320 },
    { name: 'with a long code', drawing: <ReferralCoupon usercode={LONG_NAME} />, width: 560 },
    { name: 'empty', drawing: <Coupon>{null}</Coupon>, width: 240 },
  ],
}

const boards: Shelf = {
  title: 'Departure boards',
  specimens: ['3', '2', '1', '0', 'GATE 12'].map((value) => ({
    name: value,
    drawing: <DepartureBoard label={guardWords.redirect.board} value={value} />,
  })),
}

/** Travel papers: stamps, luggage labels, coupons, boards. */
export const papers: readonly Shelf[] = [stamps, turning, labels, coupons, boards]
