import { withArticle } from '@/lib/text/with-article'

/** The words of forms whose send had no line; what follows is in pending-enquiries. Product 10, Sending later. */
export const sendLater = {
  /** What each is called in the list. */
  titles: {
    enquiry: (country: string) => (country ? `Enquiry about ${withArticle(country)}` : 'Enquiry'),
    contact: (subject: string) => `Message: ${subject}`,
    consultation: 'Request for a free talk',
  },
  /** Beside the words about a send that failed. */
  offer: {
    text: 'You can also let it wait on this device:',
    button: 'Send when I am back online',
  },
  /** The device is online, and something on the way blocks the e-mail service. */
  blocked: {
    why: 'You are online, but our email service cannot be reached from here. Something in this network or on this device may block it, such as the filter of a school or an office, or an ad blocker.',
    offer: {
      text: 'You can also let it wait on this device, until you are in another network:',
      button: 'Keep it and try again later',
    },
  },
  /** The service gave no answer, though the mail may have reached it: a second one goes only at the reader's word. */
  unsure: {
    why: 'No answer reached this device; your enquiry may have arrived. Send it again?',
    offer: {
      text: 'You can also keep it on this device, and send it again only if you hear nothing from us:',
      button: 'Keep it and decide later',
    },
  },
  /** In a form whose page was left, or loaded again, while it was being sent. */
  interrupted:
    'It may have been sent: the page was left before an answer came. If you send it again, we may get it twice.',
  failed: 'This browser could not keep it. What you typed is still here.',
} as const
