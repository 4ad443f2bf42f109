import { paths } from '@/lib/navigation/paths'

/**
 * Pages that look alike wear the style of all of them: each style is a hash in the policy, and
 * Cloudflare drops a header line of 2000 characters. Decision 73.
 */
export const alikePaths: readonly (readonly string[])[] = [
  [paths.login.path, paths.register.path, paths.forget.path],
  [paths.services.path, paths.shortlist.path],
  [paths.study.path, paths.immigration.path, paths.visitingVisa.path],
  [paths.policy.path, paths.verify.path, paths.yourData.path],
]
