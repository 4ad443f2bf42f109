import { matchPath } from 'react-router-dom'
import { paths } from '@/lib/navigation/paths'
import { loadCode } from '@/lib/loading/load-code'
import { at, page, type SiteRoute, withPart } from './site-route'

const enquiry = () => import('@/features/enquire/enquiry-card')

/** For everybody. Product 2, Public routes. */
export const publicRoutes: readonly SiteRoute[] = [
  at([paths.home], () => import('@/pages/public/home-page'), 'HomePage'),
  at([paths.about], () => import('@/pages/public/about-page'), 'AboutPage'),
  at(
    [paths.contact],
    withPart(
      () => import('@/pages/public/contact-page'),
      () => import('@/features/enquire/contact-card'),
    ),
    'ContactPage',
  ),
  at([paths.services], () => import('@/pages/public/services-page'), 'ServicesPage'),
  at(
    [paths.study],
    withPart(() => import('@/pages/public/study-page'), enquiry),
    'StudyPage',
  ),
  at(
    [paths.job, paths.jobApplication],
    withPart(() => import('@/pages/public/job-page'), enquiry),
    'JobPage',
  ),
  at(
    [paths.visitingVisa],
    withPart(() => import('@/pages/public/visiting-visa-page'), enquiry),
    'VisitingVisaPage',
  ),
  at(
    [paths.immigration],
    withPart(() => import('@/pages/public/immigration-page'), enquiry),
    'ImmigrationPage',
  ),
  at([paths.premium], () => import('@/pages/public/premium-page'), 'PremiumPage'),
  at([paths.policy], () => import('@/pages/public/policy-page'), 'PolicyPage'),
  at(
    [paths.login],
    withPart(
      () => import('@/pages/auth/login-page'),
      () => import('@/pages/auth/login-page/login-form'),
    ),
    'LoginPage',
  ),
  at(
    [paths.register, paths.registerInvited],
    withPart(
      () => import('@/pages/auth/register-page'),
      () => import('@/pages/auth/register-page/register-form'),
    ),
    'RegisterPage',
  ),
  at(
    [paths.forget],
    withPart(
      () => import('@/pages/auth/forget-page'),
      () => import('@/pages/auth/forget-page/forget-form'),
    ),
    'ForgetPage',
  ),
  // It has two parts, one in the other: the guide, and the guide's enquiry form.
  at(
    [paths.country, paths.countryDetails],
    withPart(
      withPart(() => import('@/pages/public/country-page'), enquiry),
      () => import('@/pages/public/country-page/country-guide'),
    ),
    'CountryPage',
  ),
  at([paths.search], () => import('@/pages/public/search-page'), 'SearchPage'),
  at([paths.product], () => import('@/pages/public/product-page'), 'ProductPage'),
  at(
    [paths.latest],
    withPart(
      () => import('@/pages/public/latest-page'),
      () => import('@/pages/public/latest-page/all-categories'),
    ),
    'LatestPage',
  ),
  at(
    [paths.latestJobs],
    withPart(
      () => import('@/pages/public/latest-jobs-page'),
      () => import('@/pages/public/latest-jobs-page/category-jobs'),
    ),
    'LatestJobsPage',
  ),
  at([paths.shortlist], () => import('@/pages/public/shortlist-page'), 'ShortlistPage'),
  at(
    [paths.compare],
    withPart(
      () => import('@/pages/public/compare-page'),
      () => import('@/pages/public/compare-page/country-chooser'),
    ),
    'ComparePage',
  ),
  at([paths.plan], () => import('@/pages/public/plan-page'), 'PlanPage'),
  at([paths.checkOffer], () => import('@/pages/public/check-offer-page'), 'CheckOfferPage'),
  at([paths.verify], () => import('@/pages/public/verify-page'), 'VerifyPage'),
  at([paths.yourData], () => import('@/pages/public/your-data-page'), 'YourDataPage'),
].flat()

/** For every other address. */
export const NotFoundPage = page(() => import('@/pages/public/not-found-page'), 'NotFoundPage')

/** The path patterns of the member and admin areas, whose route table loads with them. */
export const dashboardPaths = Object.values(paths)
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/dashboard/'))

const routeAt = (pathname: string) => publicRoutes.find(({ path }) => matchPath(path, pathname))

/** Whether the address has a page of the member or admin areas; an unknown one below `/dashboard` has the 404 page. */
export const isInDashboard = (pathname: string): boolean =>
  dashboardPaths.some((path) => matchPath(path, pathname))

/** Loads the code of the page at an address ahead of its rendering; for an unknown address, the 404 page's. */
export async function preloadPageAt(pathname: string): Promise<unknown> {
  if (isInDashboard(pathname)) {
    const { preloadDashboardPage } = await loadCode(() => import('./dashboard-table'))
    return preloadDashboardPage(pathname)
  }
  return (routeAt(pathname)?.Page ?? NotFoundPage).preload()
}

/** Whether any page of the site answers at this address. */
export function isKnownPath(pathname: string): boolean {
  return isInDashboard(pathname) || routeAt(pathname) !== undefined
}
