import { Hono } from 'hono'
import * as v from 'valibot'
import { needAdmin } from '../guards'
import { newObjectId } from '../object-id'
import { photo, readBody, required, sameText } from '../read-body'
import type { Category, LocalEnv } from '../types'

const fields = v.object({ name: required, photo })

/** The job categories, shown as "latest country". Product 7, Category. */
export const categoryRoutes = new Hono<LocalEnv>()

categoryRoutes.get('/get-category', (c) =>
  c.json({ success: true, category: c.var.store.categories }),
)

categoryRoutes.post('/create-category', needAdmin, async (c) => {
  const { categories } = c.var.store
  const sent = await readBody(c, fields)
  if (!sent) return c.json({ success: false, message: 'Please fill in all required fields' }, 400)
  if (categories.some(({ name }) => sameText(name, sent.name)))
    return c.json({ success: false, message: `${sent.name} already exists` })
  const category: Category = {
    _id: newObjectId(),
    ...sent,
    createdAt: new Date().toISOString(),
  }
  categories.push(category)
  return c.json({ success: true, message: `${category.name} is created`, category }, 201)
})

categoryRoutes.put('/update-category/:id', needAdmin, async (c) => {
  const { categories } = c.var.store
  const category = categories.find(({ _id }) => _id === c.req.param('id'))
  if (!category) return c.json({ success: false, message: 'Category not found' }, 404)
  const sent = await readBody(c, v.partial(fields))
  if (!sent) return c.json({ success: false, message: 'Please fill in all required fields' }, 400)
  const newName = sent.name ?? category.name
  if (categories.some((other) => other !== category && sameText(other.name, newName)))
    return c.json({ success: false, message: `${newName} already exists` })
  Object.assign(category, sent)
  return c.json({ success: true, message: `${category.name} is updated`, category })
})

categoryRoutes.delete('/delete-category/:id', needAdmin, (c) => {
  const { store } = c.var
  const index = store.categories.findIndex(({ _id }) => _id === c.req.param('id'))
  const [gone] = index < 0 ? [] : store.categories.splice(index, 1)
  if (!gone) return c.json({ success: false, message: 'Category not found' }, 404)
  // Without their category, works could never be reached again.
  store.works = store.works.filter(({ category }) => category !== gone._id)
  return c.json({ success: true, message: 'Category is deleted' })
})
