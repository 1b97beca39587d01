import { z } from 'zod'
import { batches } from '#core/async.ts'
import type { PriceTarget } from '#core/catalogue/priceTarget.ts'
import type { Observation } from '#core/money/price.ts'
import { observe, type PriceSource, rowsOf } from './source.ts'
import { readJson } from '../outbound.ts'

const NAME = 'coingecko'
/** The vendor accepts at most 515; fewer keep the URL short. */
const BATCH = 100
const row = z.object({ usd: z.unknown(), last_updated_at: z.unknown() })

/** A key is valid for one kind of service only: its base URL and its header. */
export const plans = {
  demo: { base: 'https://api.coingecko.com/api/v3', header: 'x-cg-demo-api-key' },
  pro: { base: 'https://pro-api.coingecko.com/api/v3', header: 'x-cg-pro-api-key' },
} as const
export type CoinGeckoPlan = keyof typeof plans

/** One call: its path, the parameter with the requested list, and that list by price key. */
interface Call {
  path: string
  parameter: 'ids' | 'contract_addresses'
  names: readonly { key: string; name: string }[]
}

/** Coins in one call; tokens in one call per platform. */
function callsFor(targets: readonly PriceTarget[]): readonly Call[] {
  const coins = targets.flatMap((t) => ('coin' in t ? [{ key: t.key, name: t.coin }] : []))
  const tokens = targets.flatMap((t) =>
    'coin' in t || t.coingecko === undefined ? [] : [{ key: t.key, name: t.address, platform: t.coingecko }],
  )
  const platforms = [...new Set(tokens.map(({ platform }) => platform))]
  return [
    ...batches(coins, BATCH).map((names) => ({ path: 'simple/price', parameter: 'ids' as const, names })),
    ...platforms.flatMap((platform) =>
      batches(
        tokens.filter((t) => t.platform === platform),
        BATCH,
      ).map((names) => ({ path: `simple/token_price/${platform}`, parameter: 'contract_addresses' as const, names })),
    ),
  ]
}

function read(answer: unknown): Observation | null {
  const parsed = row.safeParse(answer)
  return parsed.success ? observe(NAME, parsed.data.usd, parsed.data.last_updated_at) : null
}

/** CoinGecko with a key: GET {base}/simple/price for coins, {base}/simple/token_price/{platform} for tokens. */
export function coinGecko({
  base,
  header,
  key,
  timeoutMs,
}: {
  base: string
  header: string
  key: string
  timeoutMs: number
}): PriceSource {
  const limits = { origins: [new URL(base).origin], timeoutMs }
  const ask = async ({ path, parameter, names }: Call, signal: AbortSignal): Promise<[string, Observation][]> => {
    const url = new URL(`${base}/${path}`)
    url.search = new URLSearchParams({
      [parameter]: names.map(({ name }) => name).join(','),
      vs_currencies: 'usd',
      include_last_updated_at: 'true',
      precision: 'full',
    }).toString()
    const rows = rowsOf(NAME, await readJson(url, { [header]: key }, limits, signal))
    return names.flatMap(({ key: priceKey, name }): [string, Observation][] => {
      const seen = read(rows[name])
      return seen ? [[priceKey, seen]] : []
    })
  }
  return {
    name: NAME,
    knows: (target) => 'coin' in target || target.coingecko !== undefined,
    async fetch(targets, signal) {
      const found: [string, Observation][] = []
      for (const call of callsFor(targets)) found.push(...(await ask(call, signal)))
      return new Map(found)
    },
  }
}
