/** The work a person applies for, above the form. Product 2, /job/:id. */
export const appliedWork = {
  label: 'You are applying for',
  unknown: 'We cannot find this job. It may be filled. You can still send us your question.',
  /** Below that: the way to the jobs that there are. */
  others: 'See all job categories',
  /** Where the form is further down. */
  toForm: 'Go to the form',
  notEmployer: 'We are not the employer. We call you first.',
  leaveOffQuestion: 'Only a general question?',
  leaveOff: 'Leave this job off',
} as const
