/** The picture library, loaded only where a picture is made: each start of `vite` reads its callers. */
export const loadSharp = async () => (await import('sharp')).default
