/** Strokes of the icons that header and footer do not use; drawn like those of `icon-paths`. */
export const lateStrokes = {
  'chevron-down': 'M5.5 9.5L12 16l6.5-6.5',
  bookmark: 'M6.5 4h11v16.5L12 16.2l-5.5 4.3z',
  clock: 'M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 1 1 17 0zM12 7v5.2l3.3 2',
  check: 'M4.5 12.7l5 5L19.5 6.8',
  alert: 'M12 4L21 19.5H3zM12 10v4.5M12 17v.1',
  user: 'M16 8.3a4 4 0 1 1-8 0a4 4 0 1 1 8 0zM4.5 20c.6-3.9 3.5-6 7.5-6s6.9 2.1 7.5 6',
  copy: 'M9 8.5h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1zM15.5 5.5V4.5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1V14a1 1 0 0 0 1 1h.5',
  share:
    'M8.2 10.8l7.6-4M8.2 13.2l7.6 4M8.5 12a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0zM20.5 5.7a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0zM20.5 18.3a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0z',
} as const

/** Icons that are the filled form of an outline. */
export const filled = {
  'bookmark-filled': 'bookmark',
} as const satisfies Record<string, keyof typeof lateStrokes>
