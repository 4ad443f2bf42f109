import { Hono } from 'hono'
import * as v from 'valibot'
import { needAdmin } from '../guards'
import { newObjectId } from '../object-id'
import { photo, readBody, required, sameText } from '../read-body'
import type { Country, LocalEnv } from '../types'

const fields = v.object({ name: required, description: required, details: required, photo })

/** The countries. Product 7, Country; its update is a POST. */
export const countryRoutes = new Hono<LocalEnv>()

countryRoutes.get('/getCountry', (c) => c.json(c.var.store.countries))

countryRoutes.get('/getoneCountry/:id', (c) => {
  const country = c.var.store.countries.find(({ _id }) => _id === c.req.param('id'))
  return country ? c.json(country) : c.json({ success: false, message: 'Country not found' }, 404)
})

countryRoutes.post('/createCountry', needAdmin, async (c) => {
  const { countries } = c.var.store
  const sent = await readBody(c, fields)
  if (!sent) return c.json({ success: false, message: 'Please fill in all required fields' }, 400)
  if (countries.some(({ name }) => sameText(name, sent.name)))
    return c.json({ success: false, message: `${sent.name} already exists` })
  const country: Country = { _id: newObjectId(), ...sent, createdAt: new Date().toISOString() }
  countries.push(country)
  return c.json({ success: true, message: `${country.name} is created`, country }, 201)
})

countryRoutes.post('/updateCountry/:id', needAdmin, async (c) => {
  const { countries } = c.var.store
  const country = countries.find(({ _id }) => _id === c.req.param('id'))
  if (!country) return c.json({ success: false, message: 'Country not found' }, 404)
  const sent = await readBody(c, v.partial(fields))
  if (!sent) return c.json({ success: false, message: 'Please fill in all required fields' }, 400)
  const newName = sent.name ?? country.name
  if (countries.some((other) => other !== country && sameText(other.name, newName)))
    return c.json({ success: false, message: `${newName} already exists` })
  Object.assign(country, sent)
  return c.json({ success: true, message: 'Country Updated Successfully', country })
})

countryRoutes.delete('/deleteCountry/:id', needAdmin, (c) => {
  const { countries } = c.var.store
  const index = countries.findIndex(({ _id }) => _id === c.req.param('id'))
  if (index < 0) return c.json({ success: false, message: 'Country not found' }, 404)
  countries.splice(index, 1)
  return c.json({ success: true, message: 'Country Deleted Successfully' })
})
