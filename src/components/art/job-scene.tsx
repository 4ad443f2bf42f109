import { createElement, type ReactElement } from 'react'

import { Cleaning, Computing, Retail, Suitcase } from './job-scenes-indoors'
import { Driving, Farming, Warehouse } from './job-scenes-outdoors'
import { Care, Cooking, Hotel, Nursing, Teaching } from './job-scenes-people'
import { Building, Electrical, Factory, Welding } from './job-scenes-trade'
import { PictureFrame, type PictureSize } from './picture-frame'

/** Every trade's drawing. The first pattern that matches the beginning of a word of the name decides. */
export const trades: readonly (readonly [RegExp, () => ReactElement])[] = [
  [/\b(nurs|hospital\b|doctor|medic|health|pharma|physio|dent)/, Nursing],
  [/\b(au ?pair|teach|tutor|school|nanny|kindergarten|educat)/, Teaching],
  [/\b(chef|cook|kitchen|baker|restaurant|food)/, Cooking],
  [/\b(hospitality|hotel|waiter|waitress|tourism|reception|housekeep|barista)/, Hotel],
  [/\b(clean|laundry|janitor)/, Cleaning],
  [/\b(care|elder|support worker)/, Care],
  [
    /\b(it|ict|software|developer|program|computer|data|web|cyber|cloud)\b|\b(develop|program|information tech)/,
    Computing,
  ],
  [/\b(driv|truck|lorry|transport|deliver|courier)/, Driving],
  [/\b(warehous|logistic|pack|store ?keeper|forklift|ship)/, Warehouse],
  [/\b(weld|metal|fabricat|fitter)/, Welding],
  [/\b(electri|plumb|technician|hvac|solar)/, Electrical],
  [/\b(construct|build|mason|carpent|civil|paint|scaffold)/, Building],
  [/\b(farm|agri|harvest|fruit|garden|dairy|fish)/, Farming],
  [/\b(factory|manufactur|production|machin|engineer|industr|mechanic)/, Factory],
  [/\b(retail|shop|sales|cashier|supermarket)/, Retail],
]

/** The still life that belongs to a job category's name; a suitcase when no trade is named. Decorative. */
export function JobScene({ name, ...size }: PictureSize & { name: string }) {
  const lower = name.toLowerCase()
  const found = trades.find(([words]) => words.test(lower))
  return <PictureFrame {...size}>{createElement(found?.[1] ?? Suitcase)}</PictureFrame>
}
