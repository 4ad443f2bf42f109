import { readFileSync } from 'node:fs'
import type { RouteSize } from './route-sizes.ts'

/** What a budget limits. */
export const parts = ['html', 'css', 'js', 'font', 'total'] as const

/** Limits in kB; a part without one is free. */
type Limits = Partial<Record<(typeof parts)[number], number>>

type Budget = {
  everyRoute: Limits
  /** What goes for one route in place of the general limits. */
  routes: Record<string, Limits>
  /** What a measurement in the browser should reach; missing one is marked and fails nothing. */
  goals: {
    /** Of each Lighthouse category, at least. */
    score: number
    /** Largest paint as a multiple of the same page without script, at most. */
    lcpToStatic: number
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

/** Every part of every route that is over its limit. */
export function overruns(sizes: readonly RouteSize[]): Overrun[] {
  return sizes.flatMap((route) => {
    const limits = { ...budget.everyRoute, ...budget.routes[route.path] }
    return parts.flatMap((part) => {
      const limit = limits[part]
      return limit !== undefined && route[part] > limit
        ? [{ path: route.path, part, size: route[part], limit }]
        : []
    })
  })
}
