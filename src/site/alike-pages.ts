import { paths } from '@/lib/navigation/paths'

/** An address that no page answers: its HTML is the 404 page. */
export const unknownPath = '/404'

/**
 * Pages that look alike wear the style of all of them: each style is a hash in the policy, and
 * Cloudflare drops a header line of 2000 characters. Decision 73.
 */
export const alikePaths: readonly (readonly string[])[] = [
  [paths.login.path, paths.register.path, paths.forget.path],
  [paths.about.path, unknownPath],
  [paths.study.path, paths.immigration.path, paths.visitingVisa.path],
  [paths.policy.path, paths.verify.path, paths.yourData.path],
]
