// Fetches Firefox and WebKit for this clone before their journeys run; the journeys report what could not be fetched.
import { load } from '../tools/setup.mjs'

const { unpacked } = await load('tests/engines/places.ts')
for (const engine of ['firefox', 'webkit']) {
  try {
    unpacked(engine)
  } catch (error) {
    console.error(error.message)
  }
}
