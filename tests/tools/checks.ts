/** The static checks: programs from the packages, which may run in parallel. */
export const checks = [
  { name: 'Types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'Lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'Format', command: 'oxfmt', args: ['--check'] },
]
