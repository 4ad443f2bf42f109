import sortablejs from 'sortablejs'

/** On the part of an entry by which it is dragged, and on an entry that can be. */
const HANDLE = '[data-handle]'
const ENTRY = '[data-entry]'

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Lets mouse, pen and finger drag the entries of a list. `onDrop` hears the places among the
 * entries, 0 the first. The order of the elements stays React's. Gives back what ends it.
 */
export function makeSortable(list: HTMLElement, onDrop: (from: number, to: number) => void) {
  let next: Element | null = null
  const sortable = sortablejs.create(list, {
    handle: HANDLE,
    draggable: ENTRY,
    animation: isCalm() ? 0 : 150,
    // The browser's own drag knows no finger, and looks different everywhere.
    forceFallback: true,
    fallbackOnBody: true,
    fallbackTolerance: 3,
    scrollSensitivity: 80,
    scrollSpeed: 14,
    ghostClass: 'drag-place',
    onChoose({ item }) {
      next = item.nextElementSibling
    },
    onEnd({ item, oldDraggableIndex: from, newDraggableIndex: to }) {
      list.insertBefore(item, next)
      if (from !== undefined && to !== undefined && from !== to) onDrop(from, to)
    },
  })
  list.dataset['drags'] = ''
  return () => {
    delete list.dataset['drags']
    sortable.destroy()
  }
}
