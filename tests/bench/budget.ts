import { readFileSync } from 'node:fs'
import type { RouteSize } from './route-sizes.ts'

/** What a budget limits. */
export const parts = ['html', 'css', 'js', 'font', 'total'] as const

/** Limits in kB; a part without one is free. */
type Limits = Partial<Record<(typeof parts)[number], number>>

type Budget = {
  everyRoute: Limits
  /**
   * What goes for one route in place of the general limits; with "(data)" behind it, in place of
   * these again for its page of a build that holds the data of the local API.
   */
  routes: Record<string, Limits>
  /** What the site pays for its languages, in kB. */
  languages: {
    /** More than those limits, at most, for an English route. */
    english: number
    /** More in all than the English route, at most, for the same in another language. */
    other: number
  }
  /** What a measurement in the browser should reach; missing one is marked and fails nothing. */
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
    /** Script over the wire before the first touch in kB, at most. */
    scriptKb: number
    /** All over the wire but the API's data in kB, at most; for pages of data, see below. */
    wireKb: number
    /** From a press on a stamp of the home page to its country's heading, in ms, at most. */
    stampMs: number
    /** From a press to the next frame, CPU slowed 4 times, in ms, at most; more ends the bench with 1. */
    inpMs: number
  }
  /** What goes for pages of data in place of some of those. */
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

/** How a route's page with data of the API in it is called. */
export const withData = (path: string) => path + DATA

/** The route of a page that may be called so. */
export const routeOf = (path: string) => path.replace(DATA, '')

/** The parts that grow with the languages. */
const grown: readonly string[] = ['html', 'js', 'total'] satisfies (typeof parts)[number][]

/** Every part of every English route that is over its limit. */
export function overruns(sizes: readonly RouteSize[]): Overrun[] {
  return sizes.flatMap((route) => {
    const limits = {
      ...budget.everyRoute,
      ...budget.routes[routeOf(route.path)],
      ...budget.routes[route.path],
    }
    return parts.flatMap((part) => {
      const limit =
        limits[part] && limits[part] + (grown.includes(part) ? budget.languages.english : 0)
      return limit !== undefined && route[part] > limit
        ? [{ path: route.path, part, size: route[part], limit }]
        : []
    })
  })
}

/** Every route of another language that is heavier than the English one by more than it may. */
export function heavierThanEnglish(
  sizes: readonly RouteSize[],
  english: readonly RouteSize[],
): Overrun[] {
  return sizes.flatMap(({ path, total }) => {
    const limit = (english.find((each) => each.path === path)?.total ?? 0) + budget.languages.other
    return total > limit ? [{ path, part: 'total' as const, size: total, limit }] : []
  })
}
