import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { afterEnquiry } from '@/words/after-enquiry'
import { enquiryForm } from '@/words/enquiry-form'
import { studyPapers } from '@/words/study-papers'
import { visaTypeNames } from '@/words/visa-types'
import { visitingVisa } from '@/words/visiting-visa'
import { paths } from '@/lib/navigation/paths'
import { renderApp } from '../helpers/render-app'

const { labels, submit } = enquiryForm
const { title, text, visit } = afterEnquiry.atHand
const languageTest = studyPapers['language-test'].title

test.each([
  ['Visit Visa', visit, false],
  ['Study Visa', text, true],
] as const)(
  'after an enquiry about a %s the page names its papers',
  async (type, words, tested) => {
    const { user } = renderApp(paths.visitingVisa.href())
    const form = within(await screen.findByRole('form', { name: visitingVisa.form.heading }))
    await user.type(form.getByLabelText(new RegExp(`^${labels.name}`)), 'Meera Das')
    await user.type(form.getByLabelText(new RegExp(`^${labels.phone}`)), '98765 43210')
    await user.selectOptions(
      form.getByLabelText(new RegExp(`^${labels.visatype}`)),
      visaTypeNames[type],
    )
    await user.click(form.getByRole('button', { name: submit }))
    expect((await screen.findByText(title)).nextElementSibling).toHaveTextContent(words)
    expect(words.includes(languageTest)).toBe(tested)
  },
)
