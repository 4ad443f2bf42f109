import { budget } from './budget.ts'
import { reportMeasured, reportPresses } from './bench-report.ts'
import { openBrowser } from './browser.ts'
import { MANY_RESULTS, measurePresses, presses, typing } from './inp.ts'
import { measure } from './measure.ts'
import { readOptions } from './options.ts'
import { addressOf } from './page-address.ts'
import { routeModules } from './route-modules.ts'
import { buildSite, checkCompression, distDir, fill, serveSite } from './site.ts'
import { reportSizes } from './size-report.ts'
import { writeVariants } from './variants.ts'

/** `npm run bench`: builds, weighs, serves and measures the site; false when over the budget. */
async function bench(args: string[]): Promise<boolean> {
  const { routes } = await routeModules()
  const prerendered = routes.filter((route) => route.prerendered).map(({ path }) => path)
  const { runs, pages: names } = readOptions(args, prerendered)

  await buildSite()
  const withinBudget = await reportSizes(distDir, budget.localApi.more)
  let isQuick = false
  const { origin, stop } = await serveSite()
  try {
    const pages = await Promise.all(names.map((name) => addressOf(name, distDir, origin)))
    await writeVariants(
      distDir,
      pages.map(({ address }) => address),
    )
    console.log(`\nServed with ${await checkCompression(origin)}`)
    const opened = await openBrowser()
    try {
      reportMeasured(await measure(opened, origin, { pages, runs }))
      const pressed = await measurePresses(opened.browser, origin, runs, presses)
      await fill(origin, MANY_RESULTS)
      const typed = await measurePresses(opened.browser, origin, runs, [typing])
      isQuick = reportPresses([...pressed, ...typed])
    } finally {
      await opened.browser.close()
    }
  } finally {
    stop()
  }
  return withinBudget && isQuick
}

/** 1 when a route is over its budget or a press over its limit; other missed goals are only marked. */
export const exitCode = (await bench(process.argv.slice(2))) ? 0 : 1
