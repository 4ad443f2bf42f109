import { language } from '@/lib/navigation/language'
import { address, type JsonLd, ourId, ourUrl } from './structured-data'

/** What a service page offers, in the words that it shows: its heading, its first sentences; and who provides it. */
export function service(
  { heading, intro }: { heading: string; intro: string },
  path: string,
  provider: string,
): JsonLd {
  return {
    '@type': 'Service',
    name: heading,
    description: intro,
    url: address(path),
    provider: {
      '@type': 'Organization',
      '@id': ourId(),
      name: provider,
      url: ourUrl(),
    },
  }
}

/** Questions with their answers, for a page that shows them word for word. */
export function faqPage(questions: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    inLanguage: language.tag,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
