import sortablejs from 'sortablejs'

/** Marks the part of an entry by which it is dragged, and an entry that can be dragged. */
const HANDLE = '[data-handle]'
const ENTRY = '[data-entry]'

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Lets mouse, pen and finger drag the entries of a list. `onDrop` gets the places among the entries,
 * counted from 0. Only React changes the order of the elements. Returns the function that ends it.
 */
export function makeSortable(list: HTMLElement, onDrop: (from: number, to: number) => void) {
  let next: Element | null = null
  const sortable = sortablejs.create(list, {
    handle: HANDLE,
    draggable: ENTRY,
    animation: isCalm() ? 0 : 150,
    // The browser's own drag does not support touch, and looks different everywhere.
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
