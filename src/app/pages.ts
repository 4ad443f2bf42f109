import { lazyPage } from '@/lib/loading/lazy-part'
import { loadCode } from '@/lib/loading/load-code'

/** The pages, each in its own chunk, loaded when first shown or preloaded. */
export const HomePage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/home-page'))).HomePage,
)
export const AboutPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/about-page'))).AboutPage,
)
export const ContactPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/contact-page'))).ContactPage,
)
export const ServicesPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/services-page'))).ServicesPage,
)
export const StudyPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/study-page'))).StudyPage,
)
export const JobPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/job-page'))).JobPage,
)
export const VisitingVisaPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/visiting-visa-page'))).VisitingVisaPage,
)
export const ImmigrationPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/immigration-page'))).ImmigrationPage,
)
export const PremiumPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/premium-page'))).PremiumPage,
)
export const PolicyPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/policy-page'))).PolicyPage,
)
export const CountryPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/country-page'))).CountryPage,
)
export const SearchPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/search-page'))).SearchPage,
)
export const ProductPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/product-page'))).ProductPage,
)
export const LatestPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/latest-page'))).LatestPage,
)
export const LatestJobsPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/latest-jobs-page'))).LatestJobsPage,
)
export const NotFoundPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/public/not-found-page'))).NotFoundPage,
)
export const LoginPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/auth/login-page'))).LoginPage,
)
export const RegisterPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/auth/register-page'))).RegisterPage,
)
export const ForgetPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/auth/forget-page'))).ForgetPage,
)
export const UserDashboardPage = lazyPage(
  async () =>
    (await loadCode(() => import('@/pages/member/user-dashboard-page'))).UserDashboardPage,
)
export const UserProfilePage = lazyPage(
  async () => (await loadCode(() => import('@/pages/member/user-profile-page'))).UserProfilePage,
)
export const UserReferralsPage = lazyPage(
  async () =>
    (await loadCode(() => import('@/pages/member/user-referrals-page'))).UserReferralsPage,
)
export const AdminDashboardPage = lazyPage(
  async () =>
    (await loadCode(() => import('@/pages/admin/admin-dashboard-page'))).AdminDashboardPage,
)
export const CountriesPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/admin/countries-page'))).CountriesPage,
)
export const CreateCountryPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/admin/create-country-page'))).CreateCountryPage,
)
export const UpdateCountryPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/admin/update-country-page'))).UpdateCountryPage,
)
export const UsersPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/admin/users-page'))).UsersPage,
)
export const ReferralsPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/admin/referrals-page'))).ReferralsPage,
)
export const WorksPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/admin/works-page'))).WorksPage,
)
export const CreateCategoryPage = lazyPage(
  async () =>
    (await loadCode(() => import('@/pages/admin/create-category-page'))).CreateCategoryPage,
)
export const LatestCategoriesPage = lazyPage(
  async () =>
    (await loadCode(() => import('@/pages/admin/latest-categories-page'))).LatestCategoriesPage,
)
export const UpdateWorksPage = lazyPage(
  async () => (await loadCode(() => import('@/pages/admin/update-works-page'))).UpdateWorksPage,
)
