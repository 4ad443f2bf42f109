/** Loads the picture library only when a picture is made: each start of `vite` reads the files that call this. */
export const loadSharp = async () => (await import('sharp')).default
