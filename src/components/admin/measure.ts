import { measures } from '@/words/admin-catalogue'
import type { Measure } from '@/lib/pictures/scale-picture'

const count = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** A size in bytes as people read it: 20971520 → "20 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return measures.bytes(String(bytes))
  const kilobytes = bytes / 1024
  return kilobytes < 1000
    ? measures.kilobytes(count.format(Math.max(1, Math.round(kilobytes))))
    : measures.megabytes(count.format(kilobytes / 1024))
}

/** A picture's size: "4000 × 3000 pixels, 20 MB". */
export function formatMeasure({ width, height, bytes }: Measure): string {
  return measures.picture(`${width} × ${height}`, formatBytes(bytes))
}
