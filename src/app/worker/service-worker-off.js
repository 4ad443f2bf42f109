// Served in place of service-worker.js to remove the worker: it deletes all that was cached, answers no request, and
// unregisters itself. Browsers check for it when the next page is opened.
async function goAway() {
  const names = await caches.keys()
  const kept = names.filter((name) => name.startsWith('kept-'))
  await Promise.all(kept.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
addEventListener('install', () => void self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(goAway()))
