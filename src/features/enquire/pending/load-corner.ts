/** Loads the corner. In a file of its own for the list of the corner's files, which every page would contain. */
export const loadCorner = () => import('./corner')
