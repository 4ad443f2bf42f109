import { matchPath } from 'react-router-dom'
import { paths } from '@/lib/navigation/paths'
import { at, type SiteRoute } from './site-route'

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

const adminInEnglish = (): SiteRoute[][] => [
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
]

const adminInOtherLanguages = (): SiteRoute[][] => [
  at(
    Object.values(paths).filter(({ path }) => path.startsWith(paths.adminDashboard.path)),
    () => import('./guards/english-admin'),
    'EnglishAdmin',
  ),
]

/** Behind AdminRoute, only in the English build. Product 2, Admin area. */
export const adminRoutes: readonly SiteRoute[] =
  // Uses the constant directly, so that the bundler drops the admin area from the other builds.
  (SITE_LANGUAGE === 'en' ? adminInEnglish() : adminInOtherLanguages()).flat()

/** Loads the code of an area's page ahead of its rendering. */
export async function preloadDashboardPage(pathname: string): Promise<unknown> {
  const route = [...userRoutes, ...adminRoutes].find(({ path }) => matchPath(path, pathname))
  return route?.Page.preload()
}
