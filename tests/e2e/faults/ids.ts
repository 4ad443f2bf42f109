/** Records of the seed, whose ids are the same at every start. */
export const ids = {
  germany: '677b5c487572757300000100',
  nursing: '67a2e9487572757300000200',
  nurse: '67a43ac87572757300000300',
} as const
