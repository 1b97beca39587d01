import { z } from 'zod'
import { batches } from '#core/async.ts'
import type { PriceTarget } from '#core/catalogue/priceTarget.ts'
import type { Observation } from '#core/money/price.ts'
import { observe, type PriceSource, rowsOf } from './source.ts'
import { readJson } from '../outbound.ts'

const NAME = 'defillama'
/** The list of coins is part of the path, which must not get too long. */
const BATCH = 40
/** Below this the vendor itself doubts its price. */
const CONFIDENCE = 0.9
const row = z.object({ price: z.unknown(), timestamp: z.unknown(), confidence: z.number().optional() })

/** "coingecko:ethereum" for a coin, "ethereum:0xa0b8…" for a token; null if it has no name for the network. */
function coinOf(target: PriceTarget): string | null {
  if ('coin' in target) return `coingecko:${target.coin}`
  return target.defillama === undefined ? null : `${target.defillama}:${target.address}`
}

function read(answer: unknown): Observation | null {
  const parsed = row.safeParse(answer)
  if (!parsed.success || (parsed.data.confidence ?? 1) < CONFIDENCE) return null
  return observe(NAME, parsed.data.price, parsed.data.timestamp)
}

/** DefiLlama's coins API: GET {base}/prices/current/{coins}, no key. */
export function defiLlama({ base, timeoutMs }: { base: string; timeoutMs: number }): PriceSource {
  const limits = { origins: [new URL(base).origin], timeoutMs }
  const ask = async (
    batch: readonly { key: string; coin: string }[],
    signal: AbortSignal,
  ): Promise<[string, Observation][]> => {
    const list = batch.map(({ coin }) => encodeURIComponent(coin).replace('%3A', ':')).join(',')
    const answer = rowsOf(NAME, await readJson(new URL(`${base}/prices/current/${list}`), {}, limits, signal))
    const coins = rowsOf(NAME, answer['coins'])
    return batch.flatMap(({ key, coin }): [string, Observation][] => {
      const seen = read(coins[coin])
      return seen ? [[key, seen]] : []
    })
  }
  return {
    name: NAME,
    knows: (target) => coinOf(target) !== null,
    async fetch(targets, signal) {
      const asked = targets.flatMap((target) => {
        const coin = coinOf(target)
        return coin === null ? [] : [{ key: target.key, coin }]
      })
      const found: [string, Observation][] = []
      // One after the other, to be gentle with a keyless service.
      for (const batch of batches(asked, BATCH)) found.push(...(await ask(batch, signal)))
      return new Map(found)
    },
  }
}
