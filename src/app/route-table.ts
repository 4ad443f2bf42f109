import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { paths } from '@/lib/navigation/paths'
import { isAwake } from '@/lib/loading/first-sign'
import { late } from '@/lib/loading/late'

type SiteRoute = {
  path: string
  Page: ComponentType<object> & { preload: () => Promise<unknown> }
  /** Not prerendered though its path has no id: its content hangs on the address. */
  clientOnly?: true
}

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>

const page = <Name extends string>(load: Load<Name>, name: Name) => late(load, name, { as: 'page' })

/** One page, in a chunk of its own, at one address or more. */
function at<Name extends string>(
  places: readonly { path: string }[],
  load: Load<Name>,
  name: Name,
  more?: Pick<SiteRoute, 'clientOnly'>,
): SiteRoute[] {
  const Page = page(load, name)
  return places.map(({ path }) => ({ path, Page, ...more }))
}

/** The same, with the code of its form asked for beside it, wherever that does not wait in HTML. */
const withForm =
  <Name extends string>(load: Load<Name>, form: () => Promise<unknown>): Load<Name> =>
  () => {
    if (isAwake()) form().catch(() => undefined)
    return load()
  }

const enquiry = () => import('@/features/enquire/enquiry-card')

/** For everybody. Product 2, Public routes. */
export const publicRoutes: readonly SiteRoute[] = [
  at([paths.home], () => import('@/pages/public/home-page'), 'HomePage'),
  at([paths.about], () => import('@/pages/public/about-page'), 'AboutPage'),
  at(
    [paths.contact],
    withForm(
      () => import('@/pages/public/contact-page'),
      () => import('@/features/enquire/contact-card'),
    ),
    'ContactPage',
  ),
  at([paths.services], () => import('@/pages/public/services-page'), 'ServicesPage'),
  at(
    [paths.study],
    withForm(() => import('@/pages/public/study-page'), enquiry),
    'StudyPage',
  ),
  at(
    [paths.job, paths.jobApplication],
    withForm(() => import('@/pages/public/job-page'), enquiry),
    'JobPage',
  ),
  at(
    [paths.visitingVisa],
    withForm(() => import('@/pages/public/visiting-visa-page'), enquiry),
    'VisitingVisaPage',
  ),
  at(
    [paths.immigration],
    withForm(() => import('@/pages/public/immigration-page'), enquiry),
    'ImmigrationPage',
  ),
  at([paths.premium], () => import('@/pages/public/premium-page'), 'PremiumPage'),
  at([paths.policy], () => import('@/pages/public/policy-page'), 'PolicyPage'),
  at(
    [paths.login],
    withForm(
      () => import('@/pages/auth/login-page'),
      () => import('@/pages/auth/login-page/login-form'),
    ),
    'LoginPage',
  ),
  at(
    [paths.register, paths.registerInvited],
    withForm(
      () => import('@/pages/auth/register-page'),
      () => import('@/pages/auth/register-page/register-form'),
    ),
    'RegisterPage',
  ),
  at(
    [paths.forget],
    withForm(
      () => import('@/pages/auth/forget-page'),
      () => import('@/pages/auth/forget-page/forget-form'),
    ),
    'ForgetPage',
  ),
  at(
    [paths.country, paths.countryDetails],
    withForm(() => import('@/pages/public/country-page'), enquiry),
    'CountryPage',
  ),
  at([paths.search], () => import('@/pages/public/search-page'), 'SearchPage', {
    clientOnly: true,
  }),
  at([paths.product], () => import('@/pages/public/product-page'), 'ProductPage'),
  at([paths.latest], () => import('@/pages/public/latest-page'), 'LatestPage'),
  at([paths.latestJobs], () => import('@/pages/public/latest-jobs-page'), 'LatestJobsPage'),
].flat()

/** Behind PrivateRoute. Product 2, User area. */
export const userRoutes: readonly SiteRoute[] = [
  at(
    [paths.userDashboard],
    () => import('@/pages/member/user-dashboard-page'),
    'UserDashboardPage',
  ),
  at([paths.userProfile], () => import('@/pages/member/user-profile-page'), 'UserProfilePage'),
  at(
    [paths.userReferrals],
    () => import('@/pages/member/user-referrals-page'),
    'UserReferralsPage',
  ),
].flat()

/** Behind AdminRoute. Product 2, Admin area. */
export const adminRoutes: readonly SiteRoute[] = [
  at(
    [paths.adminDashboard],
    () => import('@/pages/admin/admin-dashboard-page'),
    'AdminDashboardPage',
  ),
  at([paths.adminCountries], () => import('@/pages/admin/countries-page'), 'CountriesPage'),
  at(
    [paths.adminCreateCountry],
    () => import('@/pages/admin/create-country-page'),
    'CreateCountryPage',
  ),
  at(
    [paths.adminUpdateCountry],
    () => import('@/pages/admin/update-country-page'),
    'UpdateCountryPage',
  ),
  at([paths.adminUsers], () => import('@/pages/admin/users-page'), 'UsersPage'),
  at([paths.adminReferrals], () => import('@/pages/admin/referrals-page'), 'ReferralsPage'),
  at([paths.adminWorks], () => import('@/pages/admin/works-page'), 'WorksPage'),
  at(
    [paths.adminCreateCategory],
    () => import('@/pages/admin/create-category-page'),
    'CreateCategoryPage',
  ),
  at(
    [paths.adminLatestCategories],
    () => import('@/pages/admin/latest-categories-page'),
    'LatestCategoriesPage',
  ),
  at([paths.adminUpdateWorks], () => import('@/pages/admin/update-works-page'), 'UpdateWorksPage'),
].flat()

/** For every other address. */
export const NotFoundPage = page(() => import('@/pages/public/not-found-page'), 'NotFoundPage')

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
  return (route?.Page ?? NotFoundPage).preload()
}

/** Whether any page of the site answers at this address. */
export function isKnownPath(pathname: string): boolean {
  return allRoutes.some(({ path }) => matchPath(path, pathname))
}
