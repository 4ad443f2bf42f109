import type { HttpBindings } from '@hono/node-server'
import type { Store } from './store'

/** A member as the API returns it. Product 3, User. The password is never part of it. */
export type User = {
  _id: string
  name: string
  email: string
  phone: string
  /** 1 is an administrator, anything else a member. */
  role: number
  usercode: string
  /** Present once the yearly membership has been paid. */
  receipt?: string
  /** Paise. */
  amount?: number
  currency?: string
  createdAt?: string
  updatedAt: string
}

/** What the server stores about one member. */
export type Member = { user: User; password: string; referredBy?: string }

export type Category = { _id: string; name: string; photo: string; createdAt?: string }

export type Country = {
  _id: string
  name: string
  description: string
  details: string
  photo: string
  createdAt?: string
}

export type Work = {
  _id: string
  name: string
  photo: string
  /** A category's _id. */
  category: string
  /** Points, separated by commas. */
  details: string
  createdAt?: string
}

/** Price in rupees. */
export type Product = {
  _id: string
  name: string
  description: string
  price: number
  photo: string
}

/** Amount in paise. */
export type Order = {
  id: string
  receipt: string
  amount: number
  currency: string
  userId: string
  status: 'created' | 'paid'
  paymentId?: string
  createdAt: string
}

/** One e-mail that would have been sent. */
export type Mail = {
  id: string
  /** The call by which it arrived; "server" is the API's own mail, such as a one-time password. */
  via: 'send' | 'send-form' | 'server'
  to: string
  fields: Record<string, string>
  receivedAt: string
}

/** One line of the request log. */
export type RequestNote = {
  /** Counts from the first request after a reset. */
  n: number
  method: string
  path: string
  query: string
  authorization: string | null
  at: string
  /** Absent while the request is still unanswered. */
  status?: number
  /** Set when a fault answered instead of the API. */
  fault?: true
}

/** What a picture shows; the name picks the drawing. */
export type Scene = { kind: 'country' | 'job'; name: string }

/** Turns a scene into an image data URL. */
export type PhotoMaker = (scene: Scene) => Promise<string>

/** Hono's types for this app: the node bindings are absent when called in process. */
export type LocalEnv = {
  Bindings: Partial<HttpBindings> | undefined
  Variables: { member: Member; store: Store }
}
