/**
 * Beside the published folder, not in it: the nginx configuration, the build's list of modules,
 * and what `vite preview` and a refresh need are nobody's business, and some hosts publish
 * dot-folders too. As JavaScript, for refresh.mjs, which Node runs as it is.
 */
export const hostingFolder = (out) => `${out}-hosting`
