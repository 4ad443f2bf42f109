const enquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`

/** The words about enquiries that wait on this device. Product 10, Sending later. */
export const pendingEnquiries = {
  /** In the form, once it waits. */
  note: {
    heading: 'Not sent yet. It waits on this device.',
    text: 'It goes by itself once this device is online again. If you close this website, open it again later, so that it can go.',
    /** In place of the text: the device is online, and something blocks the e-mail service. */
    blocked:
      'Something in this network or on this device blocks our email service. It goes by itself once nothing blocks it, for example in another network. If you close this website, open it again later, so that it can go.',
    /** In place of the text: it may have arrived already. */
    unsure: 'It waits on this device. So that we do not get it twice, it goes only if you say so.',
    place: 'A sign at the lower left of every page shows how it stands.',
    member: 'If you log out, it is deleted from this device.',
    look: 'Look at it',
    gone: 'It no longer waits on this device.',
  },
  /** In the corner of every page. */
  chip: {
    waiting: (count: number) => `${enquiries(count)} ${count === 1 ? 'waits' : 'wait'} to be sent`,
    sending: 'Being sent',
    sent: 'Sent',
    failed: 'Could not be sent',
    asks: (count: number) =>
      `${enquiries(count)} ${count === 1 ? 'waits' : 'wait'} for your answer`,
    /** The service may have them: see states.unsure. */
    unsure: (count: number) =>
      count === 1
        ? 'An enquiry may have arrived. Send it again?'
        : `${enquiries(count)} may have arrived. Send them again?`,
    more: 'Open the list',
  },
  panel: {
    heading: 'Kept on this device',
    intro: 'Only this device has what is not sent yet.',
    none: 'Nothing waits to be sent.',
    written: (when: string) => `Written ${when}`,
    text: 'The text that goes',
    copy: 'Copy the text',
    copied: 'Copied',
    copyFailed: 'The text is marked. Copy it with your device.',
    send: 'Send now',
    sendAgain: 'Send it again',
    trying: 'Trying to send it.',
    offline: 'There is still no internet. It goes on waiting.',
    blocked: 'Our email service is still blocked here. It goes on waiting.',
    ways: 'You can also send the same words another way:',
    twice: 'If you send it another way, delete it here, so that we do not get it twice.',
    change: 'Change',
    delete: 'Delete',
    deleteSure: 'Delete it for good?',
    deleteYes: 'Yes, delete it',
    keep: 'Keep it',
    deleted: 'Deleted.',
    /** The form has other words in it. */
    formInUse: 'The form for it holds other words. Send or clear those first.',
    member: 'It is deleted when you log out.',
  },
  /** How each stands, in the list. */
  states: {
    waiting: 'Not sent yet. It goes once this device is online.',
    blocked:
      'Not sent yet. You are online, but something in this network or on this device blocks our email service. It is tried again by itself.',
    stale:
      'Not sent yet. It has waited for more than three days, or this device’s clock has changed since. Do you still want to send it?',
    sending: 'It is being sent.',
    unsure: 'No answer reached this device; your enquiry may have arrived. Send it again?',
    failed:
      'The email service did not take it. You can try again, change it or write to us another way.',
    sent: (when: string) => `Sent ${when}.`,
  },
  /** After a logout, or when somebody else has logged in. */
  loggedOut: (count: number) =>
    `${enquiries(count)} you wrote as a member, not sent yet, ${count === 1 ? 'was' : 'were'} deleted from this device`,
} as const
