import { language } from '@/lib/navigation/language'

/** What the translators of Chrome and Edge leave in a page. */
const TRANSLATED = 'font, [_msttexthash]'

/** Extensions name their elements with a hyphen, as the standard asks of every element that is not HTML's own. */
const hasForeignElement = () =>
  [...document.body.getElementsByTagName('*')].some(({ localName }) => localName.includes('-'))

/** Most translators write the new language into the page's `lang`; Chrome also sets a class. */
const isTranslated = ({ lang, classList }: HTMLElement) =>
  lang !== language.tag || /\btranslated-/.test(classList.value)

const isChangedNow = () =>
  isTranslated(document.documentElement) ||
  document.querySelector(TRANSLATED) !== null ||
  hasForeignElement()

/** Where React has rendered a page anew, the traces of what had changed it are gone. */
let wasChanged = false

/** Notes whether anything but the site has changed the page's HTML, just before React takes it over. */
export function noteOutsideChanges() {
  wasChanged = isChangedNow()
}

/** Whether a translator or an extension has changed the page, as far as it shows. */
export const isChangedFromOutside = (): boolean => wasChanged || isChangedNow()
