import { paths } from '@/lib/paths'

/** A part of the search page. */
const shortlist = { label: 'Shortlist', to: `${paths.search.href()}#shortlist` }

/** The menus' words and addresses, in order. Specification 2, Header and Footer. */
export const navigation = {
  main: [
    { label: 'Home', to: paths.home.href() },
    { label: 'Services', to: paths.services.href() },
    { label: 'Job', to: paths.job.href() },
    { label: 'Study Visa', to: paths.study.href() },
    { label: 'Visa', to: paths.visitingVisa.href() },
  ],
  side: [
    { label: 'Services', to: paths.services.href() },
    { label: 'Job Consultancy', to: paths.job.href() },
    { label: 'Study Visa', to: paths.study.href() },
    { label: 'Visiting Visa', to: paths.visitingVisa.href() },
    { label: 'About Us', to: paths.about.href() },
    { label: 'Latest jobs', to: paths.latest.href() },
    { label: 'Countries', to: `${paths.home.href()}#countries` },
    { label: 'Contact', to: paths.contact.href() },
    shortlist,
  ],
  shortlist,
  quick: [
    { label: 'Home', to: paths.home.href() },
    { label: 'About', to: paths.about.href() },
    { label: 'Study Abroad', to: paths.study.href() },
    { label: 'Contact', to: paths.contact.href() },
  ],
  logIn: 'Login',
  profile: 'Profile',
  about: 'About Us',
  chat: 'WhatsApp',
  policy: 'Privacy policy and terms',
  banner: {
    name: 'Notices',
    pause: 'Pause the moving notices',
    play: 'Play the moving notices',
    /** For readers whose system asks for less motion: the notices stand, one after the other. */
    next: 'Next notice',
  },
  search: {
    landmark: 'Site',
    label: 'Search countries and jobs',
    placeholder: 'Search',
    button: 'Search',
  },
} as const
