import { createLocalApi } from './app'
import { renderPhoto } from './render-photo'

/** The one app that `vite dev` and `vite preview` serve, with real pictures. */
export const { app } = createLocalApi({ photos: renderPhoto })
