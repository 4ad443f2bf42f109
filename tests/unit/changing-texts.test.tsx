import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeLostTexts } from '../helpers/changing-texts'

/** Texts beside others, and two that are alone in their element. */
function Texts({ isLater }: { isLater: boolean }) {
  const month = isLater ? 'June' : 'May'
  return (
    <>
      <p>By {month}</p>
      <p>Ready{!isLater && ', but late'}</p>
      <p>
        {isLater && <b>New</b>}
        Passport
      </p>
      <p>{month}</p>
      <p>{!isLater && 'Last month'}</p>
    </>
  )
}

test('a text beside others that changes, goes or gets a neighbour before it is reported once, one alone is not', () => {
  const { rerender } = render(<Texts isLater={false} />)
  expect(takeLostTexts()).toEqual([])
  rerender(<Texts isLater />)
  expect(takeLostTexts().toSorted()).toEqual([
    'changed to "June": "May" in <p>By May</p>',
    'put something before: "Passport" in <p>Passport</p>',
    'taken out: ", but late" in <p>Ready, but late</p>',
  ])
  expect(takeLostTexts()).toEqual([])
})
