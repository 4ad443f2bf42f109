import { type FocusEvent, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { DataNotice } from '@/components/data-notice'
import { Dialog } from '@/components/dialog'
import { TextArea, TextField } from '@/components/form/fields'
import { Form, SubmitButton } from '@/components/form/form'
import { SubmitDone } from '@/components/form/form-outcome'
import { optionalPhone, requiredEmail, requiredText } from '@/components/form/rules'
import { enquiryForm } from '@/words/enquiry-form'
import { home } from '@/words/home'
import { sendLater } from '@/words/send-later'
import { messages } from '@/words/messages'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { CONSULTATION_DRAFT } from './drafts'
import styles from './consultation-dialog.module.css'
import { useMailForm } from './use-mail-form'
import { useOutsidePress } from './use-outside-press'

const { heading, text, labels, submit, later, note } = home.popup
const { errors } = enquiryForm

/** Product 3, Consultation request; 5, Consultation pop-up: the phone is optional. */
const schema = v.object({
  name: requiredText(errors.name),
  message: requiredText(errors.message),
  phone: optionalPhone(errors.phoneFormat),
  email: requiredEmail(errors.email, errors.emailFormat),
})

/** Shown in place of the form that was sent, and takes the focus so that it is read. */
function Sent({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p ref={takeFocus} tabIndex={-1} className={styles.sent}>
        {messages.consultation.success}
      </p>
      <button type="button" className="button" onClick={onClose}>
        {home.popup.close}
      </button>
    </>
  )
}

/** Phones, in portrait or landscape: there the pop-up slides in from below. */
const PHONE = '(max-width: 39.99rem), (max-height: 26rem)'

/**
 * The pop-up's dialog: a form of four fields, and three ways to close it. On phones it is a sheet.
 * Its two actions are in view at every size.
 */
export function ConsultationDialog({ onClose }: { onClose: () => void }) {
  const headingId = useId()
  // Decided once: turning the phone does not change an open pop-up.
  const [isSheet] = useState(() => window.matchMedia(PHONE).matches)
  const [isInUse, setIsInUse] = useState(false)
  const inside = useRef<HTMLDivElement>(null)
  const form = useMailForm({
    schema,
    incomplete: messages.forms.fillRequired,
    draft: CONSULTATION_DRAFT,
    labels,
    subject: heading,
    title: () => sendLater.titles.consultation,
    success: messages.consultation.success,
    fleeting: true,
  })
  // Text typed while the form was being sent is not lost.
  const isSent = form.done && !form.unsaved
  function close() {
    form.letGo()
    onClose()
  }
  // An accidental press outside does not discard typed text.
  useOutsidePress(inside, () => {
    if (!form.unsaved) close()
  })
  function leave({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    const isInDialog = currentTarget.parentElement?.contains(relatedTarget)
    // Another window took the focus: it comes back to the same field.
    if (!isInDialog && document.activeElement !== target) setIsInUse(false)
  }
  return (
    <Dialog
      labelledBy={headingId}
      onClose={close}
      onCloseBlur={leave}
      className={[styles.popup, !isSent && styles.withForm, isInUse && styles.inUse]
        .filter(Boolean)
        .join(' ')}
      sheet={isSheet}
    >
      {/* Without the close button, which must not move under the finger. */}
      <div ref={inside} onFocus={() => setIsInUse(true)} onBlur={leave}>
        <h2 id={headingId}>{heading}</h2>
        {isSent ? (
          <Sent onClose={close} />
        ) : (
          <>
            <p>{text}</p>
            <Form form={form} id="consultation" aria-labelledby={headingId}>
              <TextField name="name" label={labels.name} required autoComplete="name" />
              <TextField
                name="email"
                label={labels.email}
                required
                type="email"
                inputMode="email"
                autoComplete="email"
              />
              <TextField
                name="phone"
                label={labels.phone}
                type="tel"
                inputMode="tel"
                autoComplete="tel-national"
              />
              <TextArea name="message" label={labels.message} required rows={3} />
              <p className="small quiet">{note}</p>
              <DataNotice of="consultation" />
              <SubmitDone message={messages.consultation.success} />
              <div className={styles.actions}>
                <SubmitButton busyLabel={messages.busy.sending}>{submit}</SubmitButton>
                <button type="button" className="link-button" onClick={close}>
                  {later}
                </button>
              </div>
            </Form>
          </>
        )}
      </div>
    </Dialog>
  )
}
