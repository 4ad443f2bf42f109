import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Picture } from '@/components/picture'

afterEach(() => vi.restoreAllMocks())

/** Mocks a picture that failed or loaded before the page's code ran. */
function alreadyAnswered(decoded: () => Promise<void>) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0)
  HTMLImageElement.prototype.decode = decoded
}

const picture = (
  <Picture
    address="https://example.com/a.svg"
    placeholder={<p>Our drawing</p>}
    alt="A harbour"
    width={40}
    height={30}
  />
)

test('a photo that failed before the code loaded is replaced by our drawing', async () => {
  alreadyAnswered(() => Promise.reject(new Error('broken')))
  render(picture)
  expect(await screen.findByText('Our drawing')).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})

test('a drawing without a width of its own does not count as failed', async () => {
  alreadyAnswered(() => Promise.resolve())
  render(picture)
  await Promise.resolve()
  expect(screen.getByRole('img', { name: 'A harbour' })).toBeVisible()
})
