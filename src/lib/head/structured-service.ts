import { language } from '@/lib/navigation/language'
import { address, type JsonLd, ourUrl } from './structured-data'

/** What a service page offers: its title and description, its address, and who provides it. */
export function service(
  { title, description }: { title: string; description: string },
  path: string,
  provider: string,
): JsonLd {
  return {
    '@type': 'Service',
    name: title,
    description,
    url: address(path),
    provider: { '@type': 'Organization', name: provider, url: ourUrl() },
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
