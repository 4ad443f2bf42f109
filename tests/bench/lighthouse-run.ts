import lighthouse, { type Result } from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
} as const

/** The kinds of what is sent over the wire; `data` is all that the API sends. */
export const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other', 'data'] as const
export type Kind = (typeof kinds)[number]

export type LighthouseFigures = {
  /** ms, except for `cls`, which has no unit. */
  timings: Record<keyof typeof audits, number>
  /** 0 to 100. */
  scores: Record<(typeof categories)[number], number>
  /** kB (1000 bytes) with headers. */
  wire: Record<Kind, number>
  /** Lighthouse's measure of how fast this machine was at that time. */
  machine: number
  /** Audits of the four categories that count and did not pass, by id. */
  failed: string[]
}

type Request = { url: string; resourceType?: string; transferSize: number }

function kindOf({ url, resourceType = '' }: Request): Kind {
  if (new URL(url).pathname.startsWith('/api/')) return 'data'
  const name = resourceType.toLowerCase()
  return kinds.find((kind) => kind === name) ?? 'other'
}

function wireByKind(result: Result): LighthouseFigures['wire'] {
  const wire = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0, data: 0 }
  const details = result.audits['network-requests']?.details
  const requests: Request[] =
    details?.type === 'table' ? JSON.parse(JSON.stringify(details.items)) : []
  for (const request of requests) {
    if (/^https?:/.test(request.url)) wire[kindOf(request)] += request.transferSize / 1000
  }
  return wire
}

function failedAudits(result: Result): string[] {
  return categories
    .flatMap((name) => result.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
}

/** Measures one address as a phone on slow 4G (Lighthouse's own defaults) with nothing stored. */
export async function lighthouseRun(url: string, debugPort: number): Promise<LighthouseFigures> {
  const run = await lighthouse(url, {
    port: debugPort,
    logLevel: 'error',
    onlyCategories: [...categories],
    clearStorageTypes: ['all'],
  })
  if (!run) throw new Error(`Lighthouse returned no result for ${url}`)
  const { lhr } = run
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const value = (id: string) => lhr.audits[id]?.numericValue ?? NaN
  const score = (id: string) => (lhr.categories[id]?.score ?? NaN) * 100
  return {
    timings: {
      fcp: value(audits.fcp),
      lcp: value(audits.lcp),
      tbt: value(audits.tbt),
      cls: value(audits.cls),
      si: value(audits.si),
    },
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    wire: wireByKind(lhr),
    machine: lhr.environment.benchmarkIndex,
    failed: failedAudits(lhr),
  }
}
