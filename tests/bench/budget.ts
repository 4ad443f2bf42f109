import { readFileSync } from 'node:fs'
import type { RouteSize } from './route-sizes.ts'

/** What a budget limits. */
export const parts = ['html', 'css', 'js', 'font', 'total'] as const

/** Limits in kB; a part without a limit may have any size. */
type Limits = Partial<Record<(typeof parts)[number], number>>

type Budget = {
  everyRoute: Limits
  /**
   * The limits of one route, which replace the general ones. A route's name with "(data)" behind it replaces
   * both, for the route's page in a build that contains the data of the local API.
   */
  routes: Record<string, Limits>
  languages: {
    /** In kB: how much heavier in all the same route in another language may be, at most. */
    other: number
  }
  localApi: {
    /**
     * In kB: how much more a page without data may weigh in a build for the local API. It has the code of that API's
     * payment window, and other names of chunks; the limits are those of the site that is published.
     */
    more: number
  }
  /** What a measurement in the browser should reach; a missed goal is only marked, unless noted. */
  goals: {
    /** Of each Lighthouse category, at least. */
    score: number
    /** Largest paint as a multiple of the same page without script, at most. */
    lcpToStatic: number
    /** Largest paint as a multiple of the empty page, with throttling applied, at most. */
    lcpToEmpty: number
    /** Total blocking time in ms, less than. */
    tbtMs: number
    cls: number
    /** Script over the wire before the first interaction in kB, at most. */
    scriptKb: number
    /** All over the wire except the API's data in kB, at most; for pages of data, see below. */
    wireKb: number
    /** From a press on a stamp of the home page to its country's heading, in ms, at most. */
    stampMs: number
    /** From a press to the next frame, CPU slowed 4 times, in ms, at most; more makes the bench exit with 1. */
    inpMs: number
  }
  /** The goals for pages of data, which replace some of those. */
  goalsOfData: {
    lcpToStatic: number
    /** All over the wire, data and photos included, in kB, at most. */
    allKb: number
  }
}

/** The limits and goals of `budget.json`. */
export const budget: Budget = JSON.parse(
  readFileSync(new URL('./budget.json', import.meta.url), 'utf8'),
)

export type Overrun = { path: string; part: (typeof parts)[number]; size: number; limit: number }

const DATA = ' (data)'

/** The name of a route's page that contains data of the API. */
export const withData = (path: string) => path + DATA

/** The route of a page whose name may be one of `withData`. */
export const routeOf = (path: string) => path.replace(DATA, '')

/** Every part of every English route that is over its limit; `more` kB are allowed to pages without data. */
export function overruns(sizes: readonly RouteSize[], more = 0): Overrun[] {
  return sizes.flatMap((route) => {
    const allowed = route.path.endsWith(DATA) ? 0 : more
    const limits = {
      ...budget.everyRoute,
      ...budget.routes[routeOf(route.path)],
      ...budget.routes[route.path],
    }
    return parts.flatMap((part) => {
      const limit = limits[part]
      return limit !== undefined && route[part] > limit + (part === 'font' ? 0 : allowed)
        ? [{ path: route.path, part, size: route[part], limit }]
        : []
    })
  })
}

/** Every route of another language that exceeds the English one by more than the budget allows. */
export function heavierThanEnglish(
  sizes: readonly RouteSize[],
  english: readonly RouteSize[],
): Overrun[] {
  return sizes.flatMap(({ path, total }) => {
    const limit = (english.find((each) => each.path === path)?.total ?? 0) + budget.languages.other
    return total > limit ? [{ path, part: 'total' as const, size: total, limit }] : []
  })
}
