import { sorted } from '@/lib/lists'

/** One page of a list: its rows and its position. Numbers count from 1. */
export type Page<T> = { rows: readonly T[]; page: number; pages: number; from: number; all: number }

/** A list, or an object that looks its rows up on demand. */
export type Sliceable<T> = {
  readonly length: number
  slice: (start?: number, end?: number) => readonly T[]
}

/** Cuts a page out of a list; a number beyond the last page gives the last page. */
export function cutPage<T>(list: Sliceable<T>, wanted: number, size: number): Page<T> {
  const pages = Math.max(1, Math.ceil(list.length / size))
  const page = Math.min(wanted, pages)
  const start = (page - 1) * size
  return { rows: list.slice(start, start + size), page, pages, from: start + 1, all: list.length }
}

/** The page numbers worth a link: the ends and the neighbours; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const shown = sorted(new Set(near), (a, b) => a - b)
  return shown.flatMap((n, index) => (n - (shown[index - 1] ?? 0) > 1 ? [0, n] : [n]))
}

/** A page number from the address; anything else means the first page. */
export function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
