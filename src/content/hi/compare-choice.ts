// Translated 2026-11-22 from en; not yet read by a native speaker.
import { MOST_COMPARED } from '@/content/facts/compare'

/** The quiet control on a country's stamp, and what it gathers. Product 10, Comparison. */
export const compareChoice = {
  /** Read out with the sign on a stamp. */
  toggle: (name: string) => `${name} की तुलना करें`,
  /** Below the stamps, while none is chosen. */
  hint: 'देशों की तुलना के लिए दो या ज़्यादा डाक टिकटों पर + दबाएँ।',
  tray: 'तुलना के लिए चुने देश',
  remove: (name: string) => `${name} को निकालें`,
  /** Read out at a change: how many are chosen now. */
  chosen: (count: number, names: string) => `तुलना के लिए ${MOST_COMPARED} में से ${count}: ${names}`,
  removed: (name: string, count: number) => `${name} को निकाला गया। ${MOST_COMPARED} में से ${count}।`,
  more: 'तुलना के लिए एक और चुनें।',
  go: (count: number) => `${count} देशों की तुलना करें`,
  full: `ज़्यादा से ज़्यादा ${MOST_COMPARED} देश। दूसरा चुनने से पहले एक को निकालें।`,
} as const
