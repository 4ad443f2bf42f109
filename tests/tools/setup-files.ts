/** What Vitest runs before each test file. */
export const setupFiles: string[] = ['tests/helpers/setup.ts']
