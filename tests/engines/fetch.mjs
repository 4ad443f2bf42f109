// Fetches Firefox and WebKit for this clone, ahead of their journeys: those say what could not be had.
import { load } from '../tools/setup.mjs'

const { unpacked } = await load('tests/engines/places.ts')
for (const engine of ['firefox', 'webkit']) {
  try {
    unpacked(engine)
  } catch (error) {
    console.error(error.message)
  }
}
