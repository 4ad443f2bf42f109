import { productScenes } from './seed/products'
import type { Store } from './store'
import type { PhotoMaker, Scene } from './types'

/** The smallest picture a browser shows: one marigold pixel. */
export const TINY_PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP4tMH7PwAHKQLRY8R9WwAAAABJRU5ErkJggg=='

/** Gives every seeded record without a picture the one that matches its name. */
export async function addMissingPhotos(store: Store, make: PhotoMaker): Promise<void> {
  const { categories, countries, works, products } = store
  const trades = new Map(categories.map(({ _id, name }) => [_id, name]))
  await Promise.all([
    ...countries.map((each) => addMissingPhoto(each, { kind: 'country', name: each.name }, make)),
    ...categories.map((each) => addMissingPhoto(each, { kind: 'job', name: each.name }, make)),
    // A work such as "Order picker" shows its trade only together with its category.
    ...works.map((each) =>
      addMissingPhoto(
        each,
        { kind: 'job', name: `${each.name}, ${trades.get(each.category)}` },
        make,
      ),
    ),
    ...products.map((each) => addMissingPhoto(each, productScenes.get(each._id), make)),
  ])
}

async function addMissingPhoto(
  record: { photo: string },
  scene: Scene | undefined,
  make: PhotoMaker,
) {
  if (record.photo !== '' || !scene) return
  const made = await make(scene)
  // An administrator may have uploaded another picture meanwhile.
  if (record.photo === '') record.photo = made
}
