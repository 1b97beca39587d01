import { startStack } from '../../e2e/support/stack.ts'
import { type Figure, percentile } from '../figure.ts'
import { residentBytes } from '../processes.ts'
import { answered, type EdgeLoad, measureCapacity, sendLoad } from './load.ts'
import { startPair } from './pair.ts'

const PER_SECOND = 250
/** A short run, such as 10 seconds, only shows that the benchmark works; the figures need the full minute. */
const SECONDS = Number(process.env['BENCH_EDGE_SECONDS'] ?? 60)
/** Lets code compile and caches fill before anything is measured; the database's memory settles within a minute. */
const WARM_UP_SECONDS = SECONDS
const SAMPLE_MS = 250

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** Runs the work and returns the ratio of mean memory in its last quarter to that in its first. */
async function memoryGrowth<T>(pid: number, work: () => Promise<T>): Promise<{ value: T; growth: number }> {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(residentBytes([pid])), SAMPLE_MS)
  try {
    const value = await work()
    const quarter = Math.max(1, Math.floor(samples.length / 4))
    return { value, growth: mean(samples.slice(-quarter)) / mean(samples.slice(0, quarter)) }
  } finally {
    clearInterval(timer)
  }
}

function failures(load: EdgeLoad): number {
  for (const [what, count] of load.failed) console.log(`failed ${count} ×: ${what}`)
  return load.sent - load.shed - answered(load)
}

const figuresOf = (where: string, load: EdgeLoad): Figure[] => [
  {
    name: `${where}, ${PER_SECOND} mixed calls a second: quotes, p99 of those answered`,
    value: percentile(load.quoteMs, 0.99),
    unit: 'ms',
    limit: 1000,
    baseline: null,
  },
  {
    name: `${where}: calls refused with 503`,
    value: (100 * load.shed) / load.sent,
    unit: '%',
    limit: null,
    baseline: null,
  },
  { name: `${where}: calls that failed`, value: failures(load), unit: '', limit: 0, baseline: null },
]

/**
 * Measures the API under mixed and hostile calls: on the embedded stack, then on PostgreSQL with two servers, one of
 * which is restarted.
 */
export const edgeFigures = async (): Promise<Figure[]> => [...(await embeddedFigures()), ...(await pairFigures())]

async function embeddedFigures(): Promise<Figure[]> {
  const stack = await startStack(['--without', 'web'])
  try {
    await sendLoad(stack.url, PER_SECOND, WARM_UP_SECONDS)
    const capacity = await measureCapacity(stack.url, SECONDS / 4)
    const { value, growth } = await memoryGrowth(stack.pid(), () => sendLoad(stack.url, PER_SECOND, SECONDS))
    return [
      ...figuresOf('embedded stack', value),
      {
        name: 'embedded stack: calls answered a second',
        value: answered(value) / SECONDS,
        unit: '',
        limit: null,
        baseline: { name: 'what was offered or can be answered', value: Math.min(capacity, PER_SECOND) },
        ratioLeast: 0.8,
      },
      { name: 'embedded stack: memory, last ÷ first quarter', value: growth, unit: '×', limit: 1.1, baseline: null },
    ]
  } finally {
    await stack.stop()
  }
}

/** Uses the networks of a separate stack, because the loaded one is still working through its queue. */
async function pairFigures(): Promise<Figure[]> {
  const stack = await startStack(['--without', 'web'])
  try {
    const pair = await startPair(stack)
    try {
      await sendLoad(pair.url, PER_SECOND, WARM_UP_SECONDS)
      const halfway = new Promise((done) => setTimeout(done, (SECONDS * 1000) / 2)).then(() => pair.restartOne())
      const load = () => sendLoad(pair.url, PER_SECOND, SECONDS)
      const [{ value, growth }] = await Promise.all([memoryGrowth(pair.pid, load), halfway])
      const where = 'two servers behind nginx, one restarted'
      return [
        ...figuresOf(where, value),
        {
          name: `${where}: memory of the other, last ÷ first quarter`,
          value: growth,
          unit: '×',
          limit: 1.1,
          baseline: null,
        },
      ]
    } finally {
      await pair.stop()
    }
  } finally {
    await stack.stop()
  }
}
