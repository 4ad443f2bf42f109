import { latePart } from '@/components/late-part'

/** Its code loads while the API answers, since only the API knows products. */
export const FoundProducts = latePart(() => import('./found-products'), 'FoundProducts', {
  failed: () => null,
})
