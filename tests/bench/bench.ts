import { reportMeasured } from './bench-report.ts'
import { openBrowser } from './browser.ts'
import { measure } from './measure.ts'
import { readOptions } from './options.ts'
import { routeModules } from './route-modules.ts'
import { buildSite, checkCompression, distDir, serveSite } from './site.ts'
import { reportSizes } from './size-report.ts'
import { writeVariants } from './variants.ts'

/** `npm run bench`: builds, weighs, serves and measures the site; false when over the budget. */
async function bench(args: string[]): Promise<boolean> {
  const { routes } = await routeModules()
  const prerendered = routes.filter((route) => route.prerendered).map(({ path }) => path)
  const options = readOptions(args, prerendered)

  await buildSite()
  const withinBudget = await reportSizes(distDir)
  await writeVariants(distDir, options.pages)
  const { origin, stop } = await serveSite()
  try {
    console.log(`\nServed with ${await checkCompression(origin)}`)
    const opened = await openBrowser()
    try {
      reportMeasured(await measure(opened, origin, options))
    } finally {
      await opened.browser.close()
    }
  } finally {
    stop()
  }
  return withinBudget
}

/** 1 when a route is over its budget; a missed goal of the measurement is only marked. */
export const exitCode = (await bench(process.argv.slice(2))) ? 0 : 1
