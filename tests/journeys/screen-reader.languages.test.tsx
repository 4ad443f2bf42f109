import { virtual } from '@guidepup/virtual-screen-reader'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '@/content/facts/company'
import { notify } from '@/lib/notices/notify'
import { language } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import { common } from '@/words/common'
import { enquiryForm } from '@/words/enquiry-form'
import { navigation } from '@/words/navigation'
import { study } from '@/words/study'
import { toastRegion } from '@/words/toast-region'
import { renderApp } from '../helpers/render-app'

/** All that a screen reader says about the page, from the first phrase to the last. */
async function heard(): Promise<string[]> {
  await virtual.start({ container: document.body })
  try {
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next()
    return await virtual.spokenPhraseLog()
  } finally {
    await virtual.stop()
  }
}

/** The index of the first phrase that contains each word, each after the one before. */
function placesOf(phrases: readonly string[], words: readonly string[]): number[] {
  let from = 0
  return words.map((word) => {
    const place = phrases.findIndex((phrase, index) => index >= from && phrase.includes(word))
    if (place >= 0) from = place
    return place
  })
}

test('header, heading and enquiry form are read in order, in the language of the page', async () => {
  renderApp(paths.study.href())
  expect(await screen.findByRole('button', { name: enquiryForm.submit })).toBeVisible()
  const phrases = await heard()
  const { labels } = enquiryForm
  const wanted = [
    navigation.skip,
    'banner',
    navigation.banner.name,
    navigation.languages,
    'English',
    language.name,
    company.shortName,
    navigation.mainMenu,
    navigation.main.services,
    navigation.main.study,
    navigation.sideMenu,
    'main',
    study.heading,
    study.form.heading,
    labels.name,
    labels.countryCode,
    labels.phone,
    labels.email,
    labels.visatype,
    labels.country,
    enquiryForm.terms.before,
    enquiryForm.submit,
    'contentinfo',
  ]
  const places = placesOf(phrases, wanted)
  expect(wanted.filter((_, index) => places[index] === -1)).toEqual([])
})

test('a toast, its close button and its region are named in the language of the page; its timer is not read', async () => {
  const { user } = renderApp(paths.about.href())
  act(() => notify.error(study.heading))
  const place = within(await screen.findByRole('region', { name: `${toastRegion.place} Alt+T` }))
  const toast = await place.findByRole('alert')
  expect(toast).toHaveTextContent(study.heading)
  expect(within(toast).queryByRole('progressbar')).toBeNull()
  await user.click(within(toast).getByRole('button', { name: common.close }))
  await waitFor(() => expect(toast.className).toMatch(/-exit/))
})
