// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type OfferAnswer,
  offerAnswers,
  offerHelp,
  type OfferKind,
  offerKinds,
  offerQuestions,
  type OfferRuleId,
  offerRuleIds,
  offerRules,
} from '@/content/facts/check-offer'
import { chatLetters } from '@/content/facts/chat-letters'
import { helplines, lookUpPlaces } from '@/content/facts/official-help'
import { offerChatText } from '@/features/check-offer/chat-text'
import { fragmentOf, placeAfter, placeOf } from '@/features/check-offer/place'
import { type OfferAnswers, resultOf } from '@/features/check-offer/result'
import { resultText } from '@/features/check-offer/result-text'
import { encodePart } from '@/lib/text/encode'
import { checkOffer } from '@/words/check-offer'
import { checkOffer as hindi } from '@/content/hi/check-offer'
import { offerRuleWords as hindiRules } from '@/content/hi/check-offer-rules'
import { checkOffer as malayalam } from '@/content/ml/check-offer'
import { offerRuleWords as malayalamRules } from '@/content/ml/check-offer-rules'
import { checkOfferChat } from '@/words/check-offer-chat'
import { offerRuleWords } from '@/words/check-offer-rules'
import { helplineWords, placeWords } from '@/words/official-help'

const allOf = (kind: OfferKind, answer: (id: OfferRuleId) => OfferAnswer): OfferAnswers =>
  Object.fromEntries(offerQuestions[kind].map((id) => [id, answer(id)]))

const quiet = (id: OfferRuleId): OfferAnswer => (offerRules[id].sign === 'yes' ? 'no' : 'yes')
const ADDRESS = 'https://site.example/check-an-offer'
const textOf = (kind: OfferKind, answers: OfferAnswers) =>
  resultText(kind, resultOf(kind, answers), ADDRESS)

const placesOf = (id: OfferRuleId): readonly string[] => {
  const rule = offerRules[id]
  return 'places' in rule ? rule.places : []
}
const callsOf = (id: OfferRuleId): readonly string[] => {
  const rule = offerRules[id]
  return 'call' in rule ? [rule.call] : []
}

/** Words that no result may contain: no answers prove that an offer is sound. */
const NO_PROMISE = /\b(?:safe|genuine|trustworthy|all clear|no risk)\b/i

describe.each(offerKinds)('%s', (kind) => {
  const questions = offerQuestions[kind]

  test('has 6 to 12 questions, each once', () => {
    expect(questions.length).toBeGreaterThanOrEqual(6)
    expect(questions.length).toBeLessThanOrEqual(12)
    expect(new Set(questions).size).toBe(questions.length)
  })

  test('the answer that counts as a sign changes at most twice in the order of the questions', () => {
    const changes = questions.filter((id, at) => {
      const before = questions[at - 1]
      return before !== undefined && offerRules[before].sign !== offerRules[id].sign
    })
    expect(changes.length).toBeLessThanOrEqual(2)
  })

  test.each(questions)('%s alone is a sign: its words, places and call are in the result', (id) => {
    const answers = { ...allOf(kind, quiet), [id]: offerRules[id].sign }
    const result = resultOf(kind, answers)
    expect(result.signs).toEqual([id])
    expect(result.verdict).toBe(offerRules[id].weight)
    const text = textOf(kind, answers)
    expect(text).toContain(`${offerRuleWords[id].title}. ${offerRuleWords[id].means}`)
    expect(result.places).toEqual(expect.arrayContaining([...placesOf(id)]))
    expect(result.calls).toEqual(expect.arrayContaining([...callsOf(id)]))
  })

  test.each(questions)(
    '%s alone not sure says how to find out, where and from whom, and does not count as a sign',
    (id) => {
      const answers: OfferAnswers = { ...allOf(kind, quiet), [id]: 'unsure' }
      const result = resultOf(kind, answers)
      expect(result).toMatchObject({ verdict: 'unsure', signs: [], unsure: [id] })
      expect(result.places).toEqual(expect.arrayContaining([...placesOf(id)]))
      expect(result.calls).toEqual(expect.arrayContaining([...callsOf(id)]))
      expect(textOf(kind, answers)).toContain(offerRuleWords[id].findOut)
    },
  )

  test('no sign found says what that does not mean', () => {
    const answers = allOf(kind, quiet)
    expect(resultOf(kind, answers)).toMatchObject({ verdict: 'none', signs: [], unsure: [] })
    expect(textOf(kind, answers)).toContain('does not mean that it is real')
  })

  test.each(offerAnswers)('all answered with %s', (answer) => {
    const result = resultOf(
      kind,
      allOf(kind, () => answer),
    )
    const signs = questions.filter((id) => offerRules[id].sign === answer)
    expect([...result.signs].toSorted()).toEqual([...signs].toSorted())
    expect(result.unsure).toEqual(answer === 'unsure' ? questions : [])
  })

  test('without answers the result is open, never no sign', () => {
    expect(resultOf(kind, {})).toMatchObject({ verdict: 'open', open: questions })
  })

  test('the gravest signs come first, and what to do, places and calls are always there', () => {
    const answer = fc.constantFrom<OfferAnswer | undefined>(...offerAnswers, undefined)
    const any = fc.array(answer, { minLength: questions.length, maxLength: questions.length })
    fc.assert(
      fc.property(any, (given) => {
        const answers = Object.fromEntries(
          questions.flatMap((id, at) => (given[at] ? [[id, given[at]]] : [])),
        )
        const result = resultOf(kind, answers)
        const weights = result.signs.map((id) => offerRules[id].weight)
        expect(weights).toEqual(weights.toSorted().toReversed())
        expect(result.places.length).toBeGreaterThan(0)
        // The reader may have paid already.
        expect(result.calls).toContain('cyberFraud')
        const text = textOf(kind, answers)
        for (const step of checkOffer.now) expect(text).toContain(step)
        expect(text).not.toMatch(NO_PROMISE)
        const chat = offerChatText(kind, result, ADDRESS)
        expect(encodePart(chat.text).length).toBeLessThanOrEqual(chatLetters)
        expect(chat.text).toContain(checkOffer.verdict[result.verdict].text)
        expect(chat.text === text).toBe(chat.isWhole)
        expect(chat.text.endsWith(`\n\n${checkOfferChat.rest(ADDRESS)}`)).toBe(!chat.isWhole)
      }),
    )
  })

  test('each step has an address of its own and leads to the next, the last one to the result', () => {
    const walked = questions.map((_, index) => placeAfter(kind, index + 1))
    expect(walked.at(-1)).toEqual({ kind, at: 'result' })
    for (const place of [{ kind, at: 1 }, ...walked]) {
      expect(placeOf(`#${fragmentOf(place)}`)).toEqual(place)
    }
    expect(placeOf(`#${kind}-${questions.length + 1}`)).toBeUndefined()
  })
})

test('of many signs a chat gets all names, and then who to call', () => {
  const result = resultOf(
    'job',
    allOf('job', (id) => offerRules[id].sign),
  )
  const { text, isWhole } = offerChatText('job', result, ADDRESS)
  expect(isWhole).toBe(false)
  const names = result.signs.map((id) => `- ${offerRuleWords[id].title}`)
  expect(text).toContain(`\n\n${checkOffer.text.signs}\n${names.join('\n')}\n`)
  expect(text).toContain(': 1930\n')
})

/** By the questions alone: an honest offer answers these with “yes”, so that “no” is the sign. */
const goodIfYes = new Set<OfferRuleId>([
  'listed-agent',
  'same-office',
  'receipt',
  'job-in-writing',
  'employer-says-yes',
  'fees-in-writing',
  'real-office',
  'listed-college',
  'college-wrote',
  'course-on-site',
  'official-site',
  'adviser-licence',
  'asked-for-it',
  'exact-address',
  'own-number',
])

/** What an honest offer may have too: a reason to find out more. All else is a reason to stop. */
const maybeHonest = new Set<OfferRuleId>([
  'job-in-writing',
  'employer-says-yes',
  'no-interview',
  'free-mail',
  'real-office',
  'fees-in-writing',
  'hurry',
  'college-wrote',
  'course-on-site',
  'study-to-work',
  'official-site',
  'adviser-licence',
  'asked-for-it',
  'own-number',
])

// The tests above take sign and weight from the rules: one that was turned round would pass them.
test.each(offerKinds)('%s: each answer has the verdict that its question asks for', (kind) => {
  const wrong = offerQuestions[kind].filter((id) => {
    const bad = goodIfYes.has(id) ? 'no' : 'yes'
    const { signs, verdict } = resultOf(kind, { ...allOf(kind, quiet), [id]: bad })
    return !signs.includes(id) || verdict !== (maybeHonest.has(id) ? 'care' : 'stop')
  })
  expect(wrong).toEqual([])
})

test.each([
  ['scam-centre', /Cambodia.*Myanmar/],
  ['uk-care', /care worker in the UK/],
] as const)('a kind of job that is never real is a reason to stop: %s', (id, question) => {
  expect(offerQuestions.job).toContain(id)
  expect(offerRuleWords[id].question).toMatch(question)
  const { verdict, calls } = resultOf('job', { [id]: 'yes' })
  expect(verdict).toBe('stop')
  expect(calls).toContain('norka')
})

const readOf = (id: OfferRuleId) =>
  [offerRuleWords[id].question, offerRuleWords[id].hint].filter(Boolean).join(' ')

/** Honest offers that a reader could take for a fraud, and the words of a question that show it is none. */
const honest: readonly [string, OfferKind, readonly [OfferRuleId, RegExp][]][] = [
  [
    'a nurse for a hospital in the Gulf: "Our listed agent takes ₹30,000 plus GST, with a receipt. We apply for your visa. Hand in your passport at the visa centre."',
    'job',
    [
      [
        'job-for-sale',
        /Answer "No" if it is only the charge of a listed agent: up to 30,000 rupees/,
      ],
      ['promise', /Answer "No" if an employer only says that it will apply/],
      ['passport', /Answer "No" if only the visa centre/],
    ],
  ],
  [
    'a nurse for a hospital in the UK, with a certificate of sponsorship: "You pay the visa fee on gov.uk."',
    'job',
    [['uk-care', /Answer "No" if you are a nurse/]],
  ],
  [
    'a nurse for a clinic in Oman, by WhatsApp: "You talked with our matron by video. The contract comes from our own address."',
    'job',
    [['no-interview', /only by chat.*without an interview.*Answer "No" if .*video/]],
  ],
  [
    'an IT job in Germany, with a passport without ECR: "You need no emigration clearance."',
    'job',
    [['no-clearance', /ECR.*nurses with any passport.*Answer "No" if you do not need it/]],
  ],
  [
    'an embassy: "Pay the fee in cash at our visa centre. Its lounge can be booked with the appointment. It keeps your passport till then."',
    'visa',
    [
      ['cash', /Answer "No" if .*visa centre/],
      ['appointment-for-sale', /but the embassy or its visa centre/],
      ['passport', /Answer "No" if only the visa centre/],
    ],
  ],
]

test.each(honest)('not taken for a fraud: %s', (_, kind, told) => {
  for (const [id, words] of told) {
    expect(offerQuestions[kind]).toContain(id)
    expect(readOf(id)).toMatch(words)
  }
  expect(resultOf(kind, allOf(kind, quiet)).verdict).toBe('none')
})

test.each<[string, OfferKind, OfferRuleId, RegExp]>([
  ['farm work in Canada: "Pay ₹3 lakh for the LMIA."', 'job', 'job-for-sale', /a permit/],
  ['a factory in Poland: "Send the permit fee by UPI to Rajan."', 'job', 'cash', /UPI of a person/],
  ['"A training fee of ₹25,000, you get it back."', 'job', 'job-for-sale', /training or a deposit/],
  [
    'a hospital in the UK, by WhatsApp from a Gmail address: "You are hired, no interview."',
    'job',
    'no-interview',
    /chat.*Gmail.*without an interview/,
  ],
  ['"Go on a tourist visa, we change it there."', 'job', 'visit-visa-work', /tourist visa/],
  ['"The job is sure. Give us your passport today."', 'agent', 'passport', /keep your passport/],
  ['"Data entry in Myanmar, ₹1 lakh a month."', 'job', 'scam-centre', /computer job in .*Myanmar/],
  ['"Helper of the army in Russia, no fighting."', 'job', 'scam-centre', /helper.*army in Russia/],
  ['"Our office is on Telegram only."', 'agent', 'real-office', /an office that you can visit/],
])('a common fraud is asked about, and is a sign: %s', (_, kind, id, words) => {
  expect(offerQuestions[kind]).toContain(id)
  expect(readOf(id)).toMatch(words)
  const answers = { ...allOf(kind, quiet), [id]: offerRules[id].sign }
  expect(resultOf(kind, answers).signs).toEqual([id])
})

test('emigration clearance is one short question; the hint says who needs it, and what others answer', () => {
  const { question, hint } = offerRuleWords['no-clearance']
  expect(question).toBe('Are you told to go without emigration clearance?')
  expect(hint).toMatch(/ECR passport.*nurses with any passport.*Answer "No" if you do not need it/)
})

test.each([
  ['en', checkOffer, offerRuleWords, /(?<=Answer )"([^"]+)"/g, /\bsay\b/i],
  ['ml', malayalam, malayalamRules, /“([^”]+)”(?= തിരഞ്ഞെടുക്കൂ)/g, /” എന്നു പറയൂ/],
  ['hi', hindi, hindiRules, /“([^”]+)”(?= चुनें)/g, /” कहें/],
] as const)(
  '“%s”: the answer that a hint names is the text of a button',
  (_, words, rules, told, order) => {
    const hints = offerRuleIds.map((id) => rules[id].hint ?? '')
    expect(hints.filter((hint) => order.test(hint))).toEqual([])
    const answers = hints.flatMap((hint) => [...hint.matchAll(told)].map(([, answer]) => answer))
    expect(answers).toHaveLength(10)
    const buttons: readonly (string | undefined)[] = Object.values(words.answers)
    expect(answers.filter((answer) => !buttons.includes(answer))).toEqual([])
  },
)

test('the advice about who gets the money comes last, once all else is in order', () => {
  expect(checkOffer.now[0]).toMatch(/^Do not pay/)
  expect(checkOffer.now.at(-1)).toMatch(/^Only if .*who gets the money/)
})

test('every rule is asked somewhere', () => {
  const asked = new Set(Object.values(offerQuestions).flat())
  expect(offerRuleIds.filter((id) => !asked.has(id))).toEqual([])
})

test('no text promises that an offer is sound', () => {
  expect(JSON.stringify([checkOffer.verdict, offerRuleWords])).not.toMatch(NO_PROMISE)
})

test('every place is https and has a text, every number can be dialled', () => {
  for (const [id, url] of Object.entries(lookUpPlaces)) {
    expect(url).toMatch(/^https:\/\/[a-z0-9.-]+\//)
    expect(Object.keys(placeWords)).toContain(id)
  }
  for (const [id, numbers] of Object.entries(helplines)) {
    expect(Object.keys(helplineWords)).toContain(id)
    for (const { display, tel } of numbers) {
      expect(tel).toMatch(/^\+?\d{4,}$/)
      expect(tel).toContain(display.replaceAll(/\D/g, '').replace(/^0/, ''))
    }
  }
  const used = offerKinds.flatMap((kind) => offerHelp[kind].places)
  const ofRules = offerRuleIds.flatMap(placesOf)
  expect([...new Set([...used, ...ofRules])].toSorted()).toEqual(
    Object.keys(lookUpPlaces).toSorted(),
  )
})
