import { Hono } from 'hono'
import * as v from 'valibot'
import { needAdmin } from '../guards'
import { newObjectId } from '../object-id'
import { photo, readBody, required, sameText } from '../read-body'
import type { Store } from '../store'
import type { LocalEnv, Work } from '../types'

const fields = v.object({ name: required, photo, category: required, details: required })

/** The works of the categories. Product 7, Work. */
export const workRoutes = new Hono<LocalEnv>()

workRoutes.get('/getone-work/:id', (c) => {
  const data = c.var.store.works.find(({ _id }) => _id === c.req.param('id'))
  return data
    ? c.json({ success: true, data })
    : c.json({ success: false, message: 'Work not found' }, 404)
})

workRoutes.get('/work-category/:id', (c) => {
  const { categories, works } = c.var.store
  const id = c.req.param('id')
  if (!categories.some(({ _id }) => _id === id))
    return c.json({ success: false, message: 'Category not found', works: [] }, 404)
  return c.json({ success: true, works: works.filter(({ category }) => category === id) })
})

workRoutes.post('/create-work', needAdmin, async (c) => {
  const { store } = c.var
  const sent = await readBody(c, fields)
  if (!sent || !hasCategory(store, sent.category))
    return c.json({ success: false, message: 'Please fill in all required fields' }, 400)
  if (isTaken(store, sent))
    return c.json({ success: false, message: `${sent.name} already exists` })
  const work: Work = { _id: newObjectId(), ...sent, createdAt: new Date().toISOString() }
  store.works.push(work)
  return c.json({ success: true, message: `${work.name} is created`, work }, 201)
})

workRoutes.put('/update-work/:id', needAdmin, async (c) => {
  const { store } = c.var
  const work = store.works.find(({ _id }) => _id === c.req.param('id'))
  if (!work) return c.json({ success: false, message: 'Work not found' }, 404)
  const sent = await readBody(c, v.partial(fields))
  if (!sent || !hasCategory(store, sent.category ?? work.category))
    return c.json({ success: false, message: 'Please fill in all required fields' }, 400)
  const changed = { ...work, ...sent }
  if (isTaken(store, changed))
    return c.json({ success: false, message: `${changed.name} already exists` })
  Object.assign(work, sent)
  return c.json({ success: true, message: 'Updated successfully', work })
})

workRoutes.delete('/delete-work/:id', needAdmin, (c) => {
  const { works } = c.var.store
  const index = works.findIndex(({ _id }) => _id === c.req.param('id'))
  if (index < 0) return c.json({ success: false, message: 'Work not found' }, 404)
  works.splice(index, 1)
  return c.json({ success: true, message: 'Deleted successfully' })
})

function hasCategory({ categories }: Store, id: string): boolean {
  return categories.some(({ _id }) => _id === id)
}

/** The same work may be in several categories, but only once in each. */
function isTaken({ works }: Store, work: { _id?: string; name: string; category: string }) {
  return works.some(
    (other) =>
      other._id !== work._id && other.category === work.category && sameText(other.name, work.name),
  )
}
