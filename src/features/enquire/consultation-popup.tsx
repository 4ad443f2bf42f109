import { useEffect, useState } from 'react'
import { latePart } from '@/components/late-part'
import { consultationVisit } from './consultation-visit'
import { watchTouch } from './watch-touch'

const DELAY_MS = 3000
const LOOK_AGAIN_MS = 500

/** What lies over the page while it is open; in the page's header, the side menu. */
const COVERED = 'dialog[open], [aria-modal="true"], header details[open]'

const ConsultationDialog = latePart(() => import('./consultation-dialog'), 'ConsultationDialog', {
  lost: () => null,
})

/** Milliseconds to wait: 3000 from the load of the page, which came before its code did. */
function delayFromLoad(): number {
  const [page] = performance.getEntriesByType('navigation')
  const loaded: unknown = page && Reflect.get(page, 'loadEventEnd')
  const since = typeof loaded === 'number' && loaded > 0 ? performance.now() - loaded : 0
  // Later than that, the home page was opened from another page.
  return since < DELAY_MS ? DELAY_MS - since : DELAY_MS
}

/** Another dialog or the side menu is open, or somebody is typing: not the moment for a pop-up. */
function isBadMoment(): boolean {
  const { activeElement } = document
  const typing =
    activeElement instanceof HTMLElement &&
    (activeElement.matches('input, select, textarea') || activeElement.isContentEditable)
  return typing || document.querySelector(COVERED) !== null
}

/**
 * The free-consultation pop-up: 3000 ms after load, once a visit, and never in the middle of
 * something else: not under a finger, and not on a page that is being scrolled. Its form loads when
 * it is shown.
 * Product 2, Home page; 4, Consultation pop-up.
 */
export function ConsultationPopup() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (consultationVisit.isDone()) return undefined
    const hands = watchTouch()
    let timer = setTimeout(function show() {
      if (isBadMoment() || hands.isBusy()) timer = setTimeout(show, LOOK_AGAIN_MS)
      else if (!consultationVisit.isDone()) setOpen(true)
    }, delayFromLoad())
    return () => {
      clearTimeout(timer)
      hands.stop()
    }
  }, [])

  function close() {
    consultationVisit.setDone()
    setOpen(false)
  }

  return open && <ConsultationDialog onClose={close} />
}
