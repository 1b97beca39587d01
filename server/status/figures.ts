import type { RouteFigures } from '#core/wire/status.ts'
import type { RouteOutcomes } from '#store/orders/outcomes.ts'

/** Below it nothing but the class of the count is published. */
const FEWEST = 5
/** Below it a share would read as a promise, and a percentile would be one person's transfer. */
const ENOUGH = 10

/** Transfers whose end we know. */
export const known = ({
  arrived,
  refunded,
  failed,
  overdue,
}: Pick<RouteOutcomes, 'arrived' | 'refunded' | 'failed' | 'overdue'>): number => arrived + refunded + failed + overdue

/** True if figures may be published: of enough transfers, by enough people. */
export const isPublic = (row: RouteOutcomes): boolean => sampleOf(row) === 'enough'

function sampleOf(row: RouteOutcomes): RouteFigures['sample'] {
  const transfers = known(row)
  if (transfers < FEWEST) return 'under_5'
  if (transfers < ENOUGH) return 'under_10'
  return row.senders < FEWEST ? 'few_senders' : 'enough'
}

/** Returns what is published of a route: rounded, so that two readings don't reveal the transfer between them. */
export function figuresOf(row: RouteOutcomes): RouteFigures {
  const transfers = known(row)
  const isEnough = isPublic(row)
  const isTimed = isEnough && row.timed >= ENOUGH
  const isCompared = isEnough && row.arrived >= ENOUGH
  return {
    from_chain_id: row.fromChain,
    to_chain_id: row.toChain,
    sample: sampleOf(row),
    transfers: isEnough ? roundCount(transfers) : null,
    arrived_percent: isEnough ? Math.floor((row.arrived * 100) / transfers) : null,
    refunded_percent: isEnough ? Math.ceil((row.refunded * 100) / transfers) : null,
    late_percent: isTimed ? Math.ceil((row.late * 100) / row.timed) : null,
    median_seconds: isTimed ? roundSeconds(row.medianSeconds) : null,
    p95_seconds: isTimed ? roundSeconds(row.p95Seconds) : null,
    median_shortfall_bps: isCompared ? roundBps(row.medianShortfall) : null,
    p95_shortfall_bps: isCompared ? roundBps(row.p95Shortfall) : null,
    reported: row.reported < ENOUGH ? 0 : roundCount(row.reported),
  }
}

const STEPS = [5, 2, 1]

/** Rounds down to 1, 2 or 5 times a power of ten. */
function roundCount(count: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(count))
  return (STEPS.find((step) => step * magnitude <= count) ?? 1) * magnitude
}

/** Upper bound of a duration and the step to which it is rounded up. */
const grains = [
  { below: 60, step: 5 },
  { below: 600, step: 10 },
  { below: 3600, step: 60 },
  { below: Number.POSITIVE_INFINITY, step: 300 },
]

function roundSeconds(seconds: number | null): number | null {
  const step = grains.find(({ below }) => (seconds ?? 0) < below)?.step ?? 1
  return seconds === null ? null : Math.max(step, Math.ceil(seconds / step) * step)
}

/** Up to a tenth of a basis point. */
const roundBps = (bps: number | null): number | null => (bps === null ? null : Math.ceil(bps * 10) / 10)
