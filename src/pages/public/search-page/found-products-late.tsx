import { latePart } from '@/components/late-part'

/** Its code comes beside the API's answer, which alone knows products. */
export const FoundProducts = latePart(() => import('./found-products'), 'FoundProducts', {
  lost: () => null,
})
