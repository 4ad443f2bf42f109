/** What looks at the files without running them: programs of the packages, which may run side by side. */
export const checks = [
  { name: 'Types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'Lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'Format', command: 'oxfmt', args: ['--check'] },
]
