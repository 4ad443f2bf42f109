import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { paths } from '@/lib/navigation/paths'
import { pages } from './pages'

type SiteRoute = {
  path: string
  Page: ComponentType<object> & { preload: () => Promise<unknown> }
  /** Not prerendered though its path has no id: its content hangs on the address. */
  clientOnly?: true
}

/** For everybody. Product 2, Public routes. */
export const publicRoutes: readonly SiteRoute[] = [
  { path: paths.home.path, Page: pages.HomePage },
  { path: paths.about.path, Page: pages.AboutPage },
  { path: paths.contact.path, Page: pages.ContactPage },
  { path: paths.services.path, Page: pages.ServicesPage },
  { path: paths.study.path, Page: pages.StudyPage },
  { path: paths.job.path, Page: pages.JobPage },
  { path: paths.jobApplication.path, Page: pages.JobPage },
  { path: paths.visitingVisa.path, Page: pages.VisitingVisaPage },
  { path: paths.immigration.path, Page: pages.ImmigrationPage },
  { path: paths.premium.path, Page: pages.PremiumPage },
  { path: paths.policy.path, Page: pages.PolicyPage },
  { path: paths.login.path, Page: pages.LoginPage },
  { path: paths.register.path, Page: pages.RegisterPage },
  { path: paths.registerInvited.path, Page: pages.RegisterPage },
  { path: paths.forget.path, Page: pages.ForgetPage },
  { path: paths.country.path, Page: pages.CountryPage },
  { path: paths.countryDetails.path, Page: pages.CountryPage },
  { path: paths.search.path, Page: pages.SearchPage, clientOnly: true },
  { path: paths.product.path, Page: pages.ProductPage },
  { path: paths.latest.path, Page: pages.LatestPage },
  { path: paths.latestJobs.path, Page: pages.LatestJobsPage },
]

/** Behind PrivateRoute. Product 2, User area. */
export const userRoutes: readonly SiteRoute[] = [
  { path: paths.userDashboard.path, Page: pages.UserDashboardPage },
  { path: paths.userProfile.path, Page: pages.UserProfilePage },
  { path: paths.userReferrals.path, Page: pages.UserReferralsPage },
]

/** Behind AdminRoute. Product 2, Admin area. */
export const adminRoutes: readonly SiteRoute[] = [
  { path: paths.adminDashboard.path, Page: pages.AdminDashboardPage },
  { path: paths.adminCountries.path, Page: pages.CountriesPage },
  { path: paths.adminCreateCountry.path, Page: pages.CreateCountryPage },
  { path: paths.adminUpdateCountry.path, Page: pages.UpdateCountryPage },
  { path: paths.adminUsers.path, Page: pages.UsersPage },
  { path: paths.adminReferrals.path, Page: pages.ReferralsPage },
  { path: paths.adminWorks.path, Page: pages.WorksPage },
  { path: paths.adminCreateCategory.path, Page: pages.CreateCategoryPage },
  { path: paths.adminLatestCategories.path, Page: pages.LatestCategoriesPage },
  { path: paths.adminUpdateWorks.path, Page: pages.UpdateWorksPage },
]

const allRoutes = [...publicRoutes, ...userRoutes, ...adminRoutes]

const isPrerendered = ({ path, clientOnly }: SiteRoute) => !clientOnly && !path.includes(':')

/** Every address that is written as HTML at build time. */
export const prerenderedPaths = publicRoutes.filter(isPrerendered).map(({ path }) => path)

/** The patterns that a host must answer with the shell instead of a 404. */
export const shellPatterns = [
  ...publicRoutes.filter((route) => !isPrerendered(route)),
  ...userRoutes,
  ...adminRoutes,
].map(({ path }) => path)

/** Loads the code of the page at an address ahead of its rendering; an unknown one is the 404. */
export function preloadPageAt(pathname: string): Promise<unknown> {
  const route = allRoutes.find(({ path }) => matchPath(path, pathname))
  return (route?.Page ?? pages.NotFoundPage).preload()
}

/** Whether any page of the site answers at this address. */
export function isKnownPath(pathname: string): boolean {
  return allRoutes.some(({ path }) => matchPath(path, pathname))
}
