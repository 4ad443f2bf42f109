import { languageAt } from '@/lib/navigation/languages'
import { facts, type LanguageFacts, scope } from './worker-scope'

const [english] = facts.languages

/** What the worker knows of the language of a prefix. Throws for a build without languages. */
export function factsOf(prefix: string): LanguageFacts {
  const found = facts.languages.find((each) => each.prefix === prefix) ?? english
  if (!found) throw new Error('The build told the worker of no language')
  return found
}

/** The facts of the language of an address, whole or a path. */
export const factsAt = (url: string): LanguageFacts =>
  factsOf(languageAt(new URL(url, scope.location.origin).pathname).prefix)

/** The facts of the language of the page that is open now. */
export async function factsRead(): Promise<LanguageFacts> {
  const [open] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return factsAt(open?.url ?? '/')
}
