import type { InnerPage } from '@/components/head-of'
import { navigation } from '@/words/navigation'
import { allCountries } from '@/lib/navigation/all-countries'
import { paths } from '@/lib/navigation/paths'

/** Its text, and the router's address that it leads to. */
export type MenuEntry = { label: string; to: string }

/** Links to pages, in order, with the text that a menu has for each. */
const entries = <Page extends 'home' | InnerPage>(words: Record<Page, string>, ...pages: Page[]) =>
  pages.map((page): MenuEntry => ({ label: words[page], to: paths[page].href() }))

const { main, side, quick } = navigation

/** The tools to save, compare, plan and check. Product 10, Shortlist, Comparison and Plans. */
export const tools = entries(navigation, 'shortlist', 'compare', 'plan', 'checkOffer', 'verify')

/** The link to the shortlist; it has a place of its own beside the menus. */
export const shortlistEntry: MenuEntry = {
  label: navigation.shortlist,
  to: paths.shortlist.href(),
}

/** The menu of wide screens; Login or Profile follows. Product 2, Header. */
export const mainMenu = entries(main, 'home', 'services', 'job', 'study', 'visitingVisa')

/** The menu of narrow screens, after Login or Profile. Product 2, Header. */
export const sideMenu = [
  ...entries(side, 'services', 'job', 'study', 'visitingVisa', 'about', 'latest'),
  { label: side.countries, to: allCountries },
  ...entries(side, 'contact'),
  ...tools,
]

/** The footer's quick links. Product 2, Footer. */
export const quickLinks = entries(quick, 'home', 'about', 'study', 'contact')
