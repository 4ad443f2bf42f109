import { useEffect, useState } from 'react'
import { latePart } from '@/components/late-part'
import { watchLate } from '@/lib/loading/watch-late'
import { consultationVisit } from './consultation-visit'

const ConsultationDialog = latePart(() => import('./consultation-dialog'), 'ConsultationDialog', {
  failed: () => null,
})

/**
 * The free-consultation pop-up, once a visit. The code that waits for the right moment is loaded late, its
 * form when it is shown. Product 2, Home page; 4, Consultation pop-up.
 */
export function ConsultationPopup() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (consultationVisit.isDone()) return undefined
    return watchLate(
      () => import('./popup-moment'),
      ({ awaitMoment }) =>
        awaitMoment(ConsultationDialog.preload, () => {
          if (consultationVisit.isDone()) return
          consultationVisit.setShown()
          setOpen(true)
        }),
    )
  }, [])

  function close() {
    consultationVisit.setDone()
    setOpen(false)
  }

  return open && <ConsultationDialog onClose={close} />
}
