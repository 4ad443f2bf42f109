import type { Context } from 'hono'
import * as v from 'valibot'

/** A text field that must hold more than spaces. */
export const required = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** Phone numbers arrive as text or as a number, because the registration field has the type number. */
export const phone = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.trim(),
  v.nonEmpty(),
)

export const email = v.pipe(required, v.includes('@'))

/** An image data URL or an https address. */
export const photo = v.pipe(
  v.string(),
  v.regex(/^(data:image\/(png|jpeg|webp|gif|avif);base64,|https:\/\/)/),
)

/** The JSON body in the schema's shape, or undefined if it is missing or does not match. */
export async function readBody<T extends v.GenericSchema>(
  c: Context,
  schema: T,
): Promise<v.InferOutput<T> | undefined> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const result = v.safeParse(schema, body)
  return result.success ? result.output : undefined
}

/** Whether two names or addresses are the same to a person. */
export function sameText(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}
