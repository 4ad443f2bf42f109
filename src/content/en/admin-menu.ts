/** The side menu of the admin area; Logout follows. Product 2, Admin area. */
export const adminMenu = {
  label: 'Administration',
  dashboard: 'Dashboard',
  countries: 'Countries',
  addCountry: 'Add Country',
  users: 'Users',
  latestWork: 'Latest Work',
  addLatestCountry: 'Add Latest Country',
  latestCountry: 'Latest Country',
  /** What the specified words mean, below them. */
  meanings: {
    latestWork: 'Add a vacancy',
    addLatestCountry: 'Add a job category',
    latestCountry: 'All job categories',
  },
} as const
