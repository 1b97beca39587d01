import type { Catalogue } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { TABLE } from '#core/money/price.ts'
import type { CoinGeckoPlan } from './coinGecko.ts'
import { POOLS } from './source.ts'

export const priceSourceNames = [TABLE, 'defillama', 'coingecko', POOLS] as const
export type PriceSourceName = (typeof priceSourceNames)[number]

/** Price settings of a process, from its environment. */
export interface PriceEnv {
  PRICE_SOURCES: readonly PriceSourceName[] | undefined
  PRICE_REFRESH_SECONDS: number
  PRICE_STALE_SECONDS: number
  /** Number of sources that must agree on a vendor's price before it decides anything. */
  PRICE_QUORUM: number
  PRICE_AGREEMENT_PERCENT: number
  COINGECKO_API_KEY: string | undefined
  COINGECKO_PLAN: CoinGeckoPlan
  /** Endpoints by network id that replace those of the catalogue, and the number of them that must agree. */
  rpc: ReadonlyMap<number, readonly string[]>
  rpcQuorum: number
}

/** Defaults without configuration. The local profile has fictional coins, and a process alone can’t rely on local pools. */
const standard: Record<Catalogue['profile'], readonly PriceSourceName[]> = {
  default: ['defillama', TABLE],
  local: [TABLE],
}

/**
 * Returns the sources, best first. @throws AppError `config_invalid` if the variables contradict each other or the
 * profile.
 */
export function priceSourcesOf(env: PriceEnv, profile: Catalogue['profile']): readonly PriceSourceName[] {
  const names = env.PRICE_SOURCES ?? standard[profile]
  const rules: readonly [boolean, string][] = [
    [new Set(names).size < names.length, 'PRICE_SOURCES names a source twice.'],
    [
      names.includes('coingecko') && !env.COINGECKO_API_KEY,
      'PRICE_SOURCES has coingecko, which needs COINGECKO_API_KEY.',
    ],
    [
      profile === 'local' && names.some((name) => name !== TABLE && name !== POOLS),
      'PRICE_SOURCES can only be "table" and "pools" with PROFILE=local: its coins exist nowhere else.',
    ],
    [
      profile !== 'local' && names.includes(POOLS),
      'PRICE_SOURCES can have "pools" only with PROFILE=local: a price of one moment is cheap to move.',
    ],
    [
      env.PRICE_QUORUM > 1 && names.length < env.PRICE_QUORUM && !names.includes(TABLE),
      'PRICE_SOURCES has fewer sources than PRICE_QUORUM, so no price could be used for decisions.',
    ],
    [
      env.PRICE_STALE_SECONDS < env.PRICE_REFRESH_SECONDS * 2,
      'PRICE_STALE_SECONDS must be at least twice PRICE_REFRESH_SECONDS.',
    ],
  ]
  const broken = rules.filter(([is]) => is).map(([, message]) => message)
  if (broken.length > 0) throw new AppError('config_invalid', broken.join('\n'), { retriable: false })
  return names
}
