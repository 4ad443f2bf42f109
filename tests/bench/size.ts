import { join, resolve } from 'node:path'
import { root, viteBuild } from './project.ts'
import { reportSizes } from './size-report.ts'

/** `npm run size` builds the site and measures its size; `npm run size -- dist` measures an existing build. */
async function size(args: string[]): Promise<boolean> {
  const [folder, other] = args
  if (folder?.startsWith('-') || other !== undefined)
    throw new Error(`${args.join(' ')}: npm run size takes the folder of a build, or nothing.`)
  const built = folder ? resolve(root, folder) : join(root, 'node_modules/.cache/size-site')
  if (!folder) await viteBuild('--logLevel', 'error', '--outDir', built, '--emptyOutDir')
  return reportSizes(built)
}

/** 1 when a route is over its budget. */
export const exitCode = (await size(process.argv.slice(2))) ? 0 : 1
