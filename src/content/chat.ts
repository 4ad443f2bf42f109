import { chatLink } from '@/lib/chat'
import { env } from '@/lib/env'
import { company } from './company'

/**
 * Link to a chat with the consultancy that starts with `greeting`. The number is the setting
 * VITE_WHATSAPP_NUMBER, else the one in company.ts. Specification 1, free counselling.
 */
export function consultancyChat(greeting: string): string {
  return chatLink(env.whatsAppNumber || company.whatsAppNumber, greeting)
}
