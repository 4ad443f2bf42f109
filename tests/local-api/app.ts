import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { applyFaults } from './faults'
import { addMissingPhotos, TINY_PHOTO } from './photos'
import { authRoutes } from './routes/auth'
import { categoryRoutes } from './routes/categories'
import { checkoutRoutes } from './routes/checkout'
import { controlRoutes } from './routes/control'
import { countryRoutes } from './routes/countries'
import { emailRoutes } from './routes/email'
import { memberRoutes } from './routes/members'
import { outboxRoutes } from './routes/outbox'
import { passwordRoutes } from './routes/password'
import { reportRoutes } from './routes/reports'
import { searchRoutes } from './routes/search'
import { workRoutes } from './routes/works'
import { noteRequest } from './request-log'
import { createStore, type Store } from './store'
import type { LocalEnv, PhotoMaker } from './types'

/**
 * The whole API of Product 7 in memory, freshly seeded: the product's own calls, the e-mail
 * service and the payment provider. `photos` is `tiny` (one small picture for all, for tests) or a
 * function that draws each seeded picture at the first request that shows one.
 */
export function createLocalApi({ photos = 'tiny' }: { photos?: 'tiny' | PhotoMaker } = {}): {
  app: Hono<LocalEnv>
  store: Store
} {
  const store = createStore()
  const app = new Hono<LocalEnv>()
  // Only the calls: with this header on /local, any website could read what was mailed.
  app.use('/api/*', cors())
  app.use((c, next) => {
    c.set('store', store)
    return next()
  })
  app.route('/local', controlRoutes)
  app.route('/local', reportRoutes)
  app.use(noteRequest, applyFaults)
  app.use('/api/v1/:kind{category|country|work|product}/*', async (_, next) => {
    await addMissingPhotos(store, photos === 'tiny' ? () => Promise.resolve(TINY_PHOTO) : photos)
    return next()
  })
  app.route('/api/v1/auth', authRoutes)
  app.route('/api/v1/auth', passwordRoutes)
  app.route('/api/v1/auth', memberRoutes)
  app.route('/api/v1/category', categoryRoutes)
  app.route('/api/v1/country', countryRoutes)
  app.route('/api/v1/work', workRoutes)
  app.route('/api/v1/product', searchRoutes)
  app.route('/api/v1.0/email', emailRoutes)
  app.route('/local', checkoutRoutes)
  app.route('/local', outboxRoutes)
  app.notFound((c) => c.json({ success: false, message: 'No such address' }, 404))
  return { app, store }
}
