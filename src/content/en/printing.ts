/** After a press on Print with which nothing began to print: why, and another way, by what was to be printed. Product 10, Paper. */
export const printing = {
  silent: 'Did no print window open? The browsers inside some apps cannot print.',
  plan: 'Open the link without notes in your phone’s own browser and print there.',
  shortlist: 'Press “Share the list”, open its link in your phone’s own browser and print there.',
  comparison: 'Copy the link, open it in your phone’s own browser and print there.',
  offer: 'Copy the text instead: it says the same.',
} as const
