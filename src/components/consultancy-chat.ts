import { chatLink } from '@/lib/text/contact-links'
import { env } from '@/lib/env'
import { company } from '@/content/facts/company'

/**
 * Link to a chat with the consultancy that starts with `greeting`. The number is the setting
 * VITE_WHATSAPP_NUMBER, else the one in company.ts. Product 1, Free counselling.
 */
export function consultancyChat(greeting: string): string {
  return chatLink(env.whatsAppNumber || company.whatsAppNumber, greeting)
}
