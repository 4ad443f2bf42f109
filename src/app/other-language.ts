import type { Language } from '@/lib/navigation/languages'
import { SHELL_FILE } from '@/lib/site-files'

/** The script by which each page of a language starts. */
const ENTRY = /\/assets\/index-[\w-]+\.js/

/** Enables a linked sheet; resolves once it is there, or lost. */
const enabled = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
    link.disabled = false
  })

/**
 * For an address of another language that a host answered with a page of this one, since it knows no
 * other: goes on in that language. Resolves to whether that language is there. Product 10, Languages.
 */
export async function goOnIn({ prefix, tag }: Language): Promise<boolean> {
  const shell = await (await fetch(prefix + SHELL_FILE)).text()
  const [entry] = ENTRY.exec(shell) ?? []
  if (!entry || !shell.includes(` lang="${tag}"`)) return false
  const { documentElement: html } = document
  html.lang = tag
  // What stands here is another page's, in the style of its language alone.
  html.dataset['prerendered'] = ''
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')]
  await Promise.all(sheets.map(enabled))
  await import(/* @vite-ignore */ entry)
  return true
}
