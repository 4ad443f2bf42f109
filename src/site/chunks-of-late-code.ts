import type { ChunkGroup } from './chunk-group.ts'

/** Small files that only late code asks for, put together: every page carries the name of each file. Decision 167. */
export const chunksOfLateCode: readonly ChunkGroup[] = [
  { name: 'minute', modules: ['lib/browser/every-minute', 'lib/browser/use-minute'] },
  { name: 'copy', modules: ['lib/browser/clipboard', 'lib/browser/use-copy'] },
  {
    name: 'account-forms',
    modules: [
      'auth/password-toggle',
      'auth/way-after-login',
      'content/en/login-failed',
      'content/en/login-way',
      'content/en/register-failed',
      'content/en/register-invite',
    ],
  },
]
