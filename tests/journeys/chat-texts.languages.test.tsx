import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chatLetters } from '@/content/facts/chat-letters'
import { offerQuestions, offerRules } from '@/content/facts/check-offer'
import { purposes } from '@/content/facts/purposes'
import { checkOffer } from '@/words/check-offer'
import { checkOfferChat } from '@/words/check-offer-chat'
import { offerRuleWords } from '@/words/check-offer-rules'
import { planShare } from '@/words/plan-share'
import { paths } from '@/lib/navigation/paths'
import { keepPlans } from '../samples/kept-plans'
import { renderApp } from '../helpers/render-app'
import { somePlan } from '../samples/some-plan'
import { listTextsFit } from '../unit/properties/list-text-rule'

/** The text of a link to a chat, and how many letters of the address it takes. */
function sentBy(link: HTMLElement) {
  const [, coded = ''] = link.getAttribute('href')?.split('?text=') ?? []
  return { text: decodeURIComponent(coded), letters: coded.length }
}

test.each(purposes)(
  'the text about a plan to %s is not too long for a chat app',
  async (purpose) => {
    keepPlans(somePlan({ purpose }))
    const { user } = renderApp(paths.plan.href())
    await user.click(await screen.findByRole('button', { name: planShare.chat.action }))
    const dialog = within(await screen.findByRole('dialog', { name: planShare.chat.heading }))
    const { text, letters } = sentBy(
      dialog.getByRole('link', { name: new RegExp(`^${planShare.chat.open}`) }),
    )
    expect(letters).toBeLessThanOrEqual(chatLetters)
    const [, next = ''] = text.split(`${planShare.chat.toDo}\n`)
    expect(next.split('\n')[1]).toMatch(/^- /)
    expect(text).toContain(planShare.chat.question)
  },
)

test('the text of a check’s result is not too long for a chat app, and has the verdict and the gravest signs', async () => {
  const answers = offerQuestions.job.map((id) => [id, offerRules[id].sign])
  sessionStorage.setItem('offer-check', JSON.stringify({ job: Object.fromEntries(answers) }))
  renderApp(`${paths.checkOffer.href()}#job-result`)
  const { text, letters } = sentBy(
    await screen.findByRole('link', { name: new RegExp(`^${checkOffer.take.chat}`) }),
  )
  expect(screen.getByText(checkOfferChat.hint)).toBeVisible()
  expect(letters).toBeLessThanOrEqual(chatLetters)
  expect(text).toContain(checkOffer.verdict.stop.heading)
  expect(text).toContain(offerRuleWords['job-for-sale'].title)
  expect(text).toContain(offerRuleWords['unlisted-agent'].title)
})

test('the text about a shortlist is not too long for a chat app, and wastes no room', async () => {
  await expect(listTextsFit()).resolves.toBeUndefined()
})
