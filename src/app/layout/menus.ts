import { navigation } from '@/words/navigation'
import { allCountries } from '@/lib/navigation/all-countries'
import { paths } from '@/lib/navigation/paths'

export type MenuEntry = { label: string; to: string }

const { main, side, quick } = navigation

/** A part of the search page. */
export const shortlistEntry: MenuEntry = {
  label: navigation.shortlist,
  to: `${paths.search.href()}#shortlist`,
}

/** The menu of wide screens, in order; Login or Profile follows. Product 2, Header. */
export const mainMenu: readonly MenuEntry[] = [
  { label: main.home, to: paths.home.href() },
  { label: main.services, to: paths.services.href() },
  { label: main.job, to: paths.job.href() },
  { label: main.study, to: paths.study.href() },
  { label: main.visitingVisa, to: paths.visitingVisa.href() },
]

/** The menu of narrow screens, in order, after Login or Profile. Product 2, Header. */
export const sideMenu: readonly MenuEntry[] = [
  { label: side.services, to: paths.services.href() },
  { label: side.job, to: paths.job.href() },
  { label: side.study, to: paths.study.href() },
  { label: side.visitingVisa, to: paths.visitingVisa.href() },
  { label: side.about, to: paths.about.href() },
  { label: side.latest, to: paths.latest.href() },
  { label: side.countries, to: allCountries },
  { label: side.contact, to: paths.contact.href() },
  shortlistEntry,
]

/** The footer's quick links, in order. Product 2, Footer. */
export const quickLinks: readonly MenuEntry[] = [
  { label: quick.home, to: paths.home.href() },
  { label: quick.about, to: paths.about.href() },
  { label: quick.study, to: paths.study.href() },
  { label: quick.contact, to: paths.contact.href() },
]
