import type { ComponentType } from 'react'
import { late } from '@/lib/loading/late'

const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  late(load, name, { as: 'page' })

/** The pages, each in its own chunk, loaded when first shown or preloaded. */
export const pages = {
  HomePage: page(() => import('@/pages/public/home-page'), 'HomePage'),
  AboutPage: page(() => import('@/pages/public/about-page'), 'AboutPage'),
  ContactPage: page(() => import('@/pages/public/contact-page'), 'ContactPage'),
  ServicesPage: page(() => import('@/pages/public/services-page'), 'ServicesPage'),
  StudyPage: page(() => import('@/pages/public/study-page'), 'StudyPage'),
  JobPage: page(() => import('@/pages/public/job-page'), 'JobPage'),
  VisitingVisaPage: page(() => import('@/pages/public/visiting-visa-page'), 'VisitingVisaPage'),
  ImmigrationPage: page(() => import('@/pages/public/immigration-page'), 'ImmigrationPage'),
  PremiumPage: page(() => import('@/pages/public/premium-page'), 'PremiumPage'),
  PolicyPage: page(() => import('@/pages/public/policy-page'), 'PolicyPage'),
  CountryPage: page(() => import('@/pages/public/country-page'), 'CountryPage'),
  SearchPage: page(() => import('@/pages/public/search-page'), 'SearchPage'),
  ProductPage: page(() => import('@/pages/public/product-page'), 'ProductPage'),
  LatestPage: page(() => import('@/pages/public/latest-page'), 'LatestPage'),
  LatestJobsPage: page(() => import('@/pages/public/latest-jobs-page'), 'LatestJobsPage'),
  NotFoundPage: page(() => import('@/pages/public/not-found-page'), 'NotFoundPage'),
  LoginPage: page(() => import('@/pages/auth/login-page'), 'LoginPage'),
  RegisterPage: page(() => import('@/pages/auth/register-page'), 'RegisterPage'),
  ForgetPage: page(() => import('@/pages/auth/forget-page'), 'ForgetPage'),
  UserDashboardPage: page(() => import('@/pages/member/user-dashboard-page'), 'UserDashboardPage'),
  UserProfilePage: page(() => import('@/pages/member/user-profile-page'), 'UserProfilePage'),
  UserReferralsPage: page(() => import('@/pages/member/user-referrals-page'), 'UserReferralsPage'),
  AdminDashboardPage: page(
    () => import('@/pages/admin/admin-dashboard-page'),
    'AdminDashboardPage',
  ),
  CountriesPage: page(() => import('@/pages/admin/countries-page'), 'CountriesPage'),
  CreateCountryPage: page(() => import('@/pages/admin/create-country-page'), 'CreateCountryPage'),
  UpdateCountryPage: page(() => import('@/pages/admin/update-country-page'), 'UpdateCountryPage'),
  UsersPage: page(() => import('@/pages/admin/users-page'), 'UsersPage'),
  ReferralsPage: page(() => import('@/pages/admin/referrals-page'), 'ReferralsPage'),
  WorksPage: page(() => import('@/pages/admin/works-page'), 'WorksPage'),
  CreateCategoryPage: page(
    () => import('@/pages/admin/create-category-page'),
    'CreateCategoryPage',
  ),
  LatestCategoriesPage: page(
    () => import('@/pages/admin/latest-categories-page'),
    'LatestCategoriesPage',
  ),
  UpdateWorksPage: page(() => import('@/pages/admin/update-works-page'), 'UpdateWorksPage'),
}
