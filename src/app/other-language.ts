import type { Language } from '@/lib/navigation/languages'
import { SHELL_FILE } from '@/lib/site-files'
import { versionOf } from './worker/page-copy'

/** Enables a linked style sheet; resolves once it has loaded or failed to load. */
const enabled = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
    link.disabled = false
  })

/**
 * For an address of another language that a host answered with a page of this one, because it knows no other page:
 * continues in that language. Resolves to whether that language exists. Product 10, Languages.
 */
export async function switchLanguage({ prefix, tag }: Language): Promise<boolean> {
  const shell = await (await fetch(prefix + SHELL_FILE)).text()
  const entry = versionOf(shell)
  if (!entry || !shell.includes(` lang="${tag}"`)) return false
  const { documentElement: html } = document
  html.lang = tag
  // The present content is another page's, styled for the language of that page only.
  html.dataset['prerendered'] = ''
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')]
  await Promise.all(sheets.map(enabled))
  await import(/* @vite-ignore */ entry)
  return true
}
