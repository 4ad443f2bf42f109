// In place of service-worker.js where the worker is to go: it takes away all that was kept, answers
// nothing, and removes itself. Browsers look for it with the next page that is opened.
async function goAway() {
  const names = await caches.keys()
  const kept = names.filter((name) => name.startsWith('kept-'))
  await Promise.all(kept.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
addEventListener('install', () => void self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(goAway()))
