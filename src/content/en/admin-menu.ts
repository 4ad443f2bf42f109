import { paths } from '@/lib/navigation/paths'

/**
 * The side menu of the admin area, in order; Logout follows as the eighth entry. `covers` are the
 * pages without an entry of their own that an entry stands for. Product 2, Admin area.
 */
export const adminMenu = {
  label: 'Administration',
  entries: [
    { label: 'Dashboard', to: paths.adminDashboard.href(), covers: [] },
    {
      label: 'Countries',
      to: paths.adminCountries.href(),
      covers: [paths.adminUpdateCountry.path],
    },
    { label: 'Add Country', to: paths.adminCreateCountry.href(), covers: [] },
    { label: 'Users', to: paths.adminUsers.href(), covers: [paths.adminReferrals.path] },
    { label: 'Latest Work', to: paths.adminWorks.href(), covers: [] },
    { label: 'Add Latest Country', to: paths.adminCreateCategory.href(), covers: [] },
    {
      label: 'Latest Country',
      to: paths.adminLatestCategories.href(),
      covers: [paths.adminUpdateWorks.path],
    },
  ],
} as const
