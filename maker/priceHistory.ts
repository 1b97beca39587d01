import { createHmac, timingSafeEqual } from 'node:crypto'
import { onceAnswered } from '#core/async.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { reasonOf } from '#core/errors.ts'
import type { PriceSample } from '#store/chainState/makerPrices.ts'
import type { MakerDeps, PriceHistory, PriceKeys } from './contract.ts'
import { type PricePoint, type PriceWindow, SLACK_MS } from './decide/priceWindow.ts'

/** Milliseconds between samples. */
export const SAMPLE_MS = 20_000
/** A little longer than an order can wait for its payout: three minutes to open it and an hour to fill it. */
const KEEP_MS = 90 * 60_000
/** A gas price counts as the lowest only after this long: before that, a spike would. */
const GAS_PROVEN_MS = 10 * 60_000

interface Sample {
  readonly at: number
  readonly values: Map<string, bigint>
}

const gasKey = (chain: ChainId): string => `gas:${chain}`

export function createPriceHistory(
  deps: Pick<MakerDeps, 'store' | 'catalogue' | 'chains' | 'clock' | 'log' | 'priceSecret'>,
): PriceHistory {
  const { store, catalogue, chains, clock, log, priceSecret } = deps
  const keys = [...new Set(catalogue.assets.flatMap(({ priceKey }) => priceKey ?? []))]
  let samples: Sample[] = []
  let lowest = new Map<string, { value: bigint; since: number }>()
  let isSampled = false

  const trusted = (): Map<string, bigint> =>
    new Map(
      keys.flatMap((key) => {
        const price = catalogue.prices.get(key)
        return price && !price.stale ? [[key, price.usdE8]] : []
      }),
    )

  function add(sample: Sample): void {
    const oldest = sample.at - KEEP_MS
    samples = [...samples.filter(({ at }) => at >= oldest && at < sample.at), sample]
    lowest = new Map()
    for (const { at, values } of samples)
      for (const [key, value] of values) {
        const found = lowest.get(key)
        lowest.set(key, { value: found && found.value < value ? found.value : value, since: found?.since ?? at })
      }
  }

  async function load(): Promise<void> {
    const byTime = new Map<number, Map<string, bigint>>()
    const rows = await store.makerPrices.since(new Date(clock.now().getTime() - KEEP_MS))
    const own = rows.filter((row) => isOwn(row, priceSecret))
    if (own.length < rows.length)
      log.error({ rows: rows.length - own.length }, 'price samples that this maker did not write are not used')
    for (const { key, at, value } of own) {
      const values = byTime.get(at.getTime()) ?? new Map<string, bigint>()
      byTime.set(at.getTime(), values.set(key, value))
    }
    for (const [at, values] of byTime) add({ at, values })
    add({ at: clock.now().getTime(), values: trusted() })
  }

  async function gasPrices(): Promise<[string, bigint][]> {
    const asked = [...chains].map(
      async ([id, node]): Promise<[string, bigint][]> => [[gasKey(id), await node.gasPrice()]],
    )
    const answers = await Promise.allSettled(asked)
    return answers
      .flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
      .filter(([, value]) => value > 0n)
  }

  async function take(): Promise<void> {
    const at = clock.now()
    const values = new Map([...trusted(), ...(await gasPrices())])
    add({ at: at.getTime(), values })
    await store.makerPrices.record(
      [...values].map(([key, value]) => ({ key, at, value, mac: macOf({ key, at, value }, priceSecret) })),
    )
    await store.makerPrices.purge(new Date(at.getTime() - KEEP_MS))
  }

  return {
    ready: onceAnswered(load),
    async sample() {
      const newest = samples.at(-1)?.at ?? 0
      if (isSampled && clock.now().getTime() - newest < SAMPLE_MS / 2) return
      isSampled = true
      try {
        await take()
      } catch (error) {
        log.warn({ reason: reasonOf(error) }, 'a price sample is not stored')
      }
    },
    around: (wanted, window) => nearest(samples, window).map((sample) => toPoint(sample, wanted)),
    newest: (wanted) => samples.slice(-1).map((sample) => toPoint(sample, wanted)),
    newestGas: (chain) =>
      samples.findLast(({ values }) => values.has(gasKey(chain)))?.values.get(gasKey(chain)) ?? null,
    lowestGas(chain) {
      const found = lowest.get(gasKey(chain))
      const newest = samples.at(-1)?.at ?? 0
      return found && newest - found.since >= GAS_PROVEN_MS ? found.value : null
    },
  }
}

const macOf = ({ key, at, value }: Omit<PriceSample, 'mac'>, secret: string): string =>
  createHmac('sha256', secret).update(`${at.getTime()} ${value} ${key}`).digest('hex')

function isOwn(row: PriceSample, secret: string): boolean {
  const [found, expected] = [Buffer.from(row.mac), Buffer.from(macOf(row, secret))]
  return found.length === expected.length && timingSafeEqual(found, expected)
}

function nearest(samples: readonly Sample[], window: PriceWindow | null): readonly Sample[] {
  if (window === null) return samples
  const [start, end] = [window.start - SLACK_MS, window.end + SLACK_MS]
  const before = samples.findLast(({ at }) => at < start)
  const after = samples.find(({ at }) => at > end)
  const inside = samples.filter(({ at }) => at >= start && at <= end)
  return [...new Set([before, ...inside, after, samples.at(-1)])].filter((sample) => sample !== undefined)
}

const toPoint = ({ at, values }: Sample, { from, to, native }: PriceKeys): PricePoint => {
  const price = (key: string | null): bigint | null => (key === null ? null : (values.get(key) ?? null))
  return { at, from: price(from), to: price(to), native: price(native) }
}
