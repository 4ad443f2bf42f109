/**
 * The folder beside the published one for files that must not be public: the nginx configuration, the build's list
 * of modules, and what `vite preview` and a refresh need. It is not a dot-folder in the published one, since some
 * hosts publish those too. In JavaScript, for refresh.mjs, which Node runs without a build step.
 */
export const hostingFolder = (out) => `${out}-hosting`
