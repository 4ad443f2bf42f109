import { Hono } from 'hono'
import type { LocalEnv } from '../types'

/** A product search as VITE_SEARCH_PATH may name it: every word must occur, in upper or lower case. */
export const searchRoutes = new Hono<LocalEnv>()

searchRoutes.get('/search/:keyword', (c) => {
  const words = c.req.param('keyword').toLowerCase().split(/\s+/).filter(Boolean)
  const found = c.var.store.products.filter(({ name, description }) => {
    const text = `${name} ${description}`.toLowerCase()
    return words.length > 0 && words.every((word) => text.includes(word))
  })
  return c.json(found)
})
