import { expect, test } from 'vitest'
import { preloadIndex } from '@/features/search/preload-index'
import { searchIndex } from '@/features/search/search-index'
import { getSnapshotTime } from '@/lib/api/snapshot-time'
import { ANSWERS_FILE, DATA_FILES } from '@/lib/site-files'
import { server } from '../helpers/local-server'

// Isolated, because React preloads a file only once: a search in an earlier test would be that once.
test('the site requests all data files except one, which only the worker fetches', async () => {
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname))
  await Promise.all([getSnapshotTime(), searchIndex.read()])
  server.events.removeAllListeners()
  preloadIndex()
  const brought = document.head.querySelector('link[rel="preload"][as="fetch"]')
  expect([...asked, ANSWERS_FILE].toSorted()).toEqual(DATA_FILES.toSorted())
  expect(DATA_FILES).toContain(brought?.getAttribute('href'))
})
