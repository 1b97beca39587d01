import type { Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import type { Env } from './variable.ts'

const form = /^(https?|wss?):\/\/.+/

/** `RPC_<chainId>` values by network id. @throws AppError `config_invalid` for a value that is not a list of URLs. */
export function readEndpoints(env: Env): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>()
  for (const [name, value] of Object.entries(env)) {
    const id = /^RPC_(\d+)$/.exec(name)?.[1]
    if (id === undefined || !value?.trim()) continue
    const urls = value.split(',').map((url) => url.trim())
    if (!urls.every((url) => form.test(url) && URL.canParse(url)))
      throw new AppError('config_invalid', `${name}: URLs separated by commas, each http(s) or ws(s)`, {
        retriable: false,
      })
    found.set(Number(id), urls)
  }
  return found
}

/** Returns the endpoints of a network, best first: the operator's, else the catalogue's. */
export const endpointsOf = (
  chain: Pick<ChainDef, 'id' | 'rpcUrls'>,
  overrides: ReadonlyMap<number, readonly string[]>,
): readonly string[] => overrides.get(chain.id) ?? chain.rpcUrls

/** Network with settlement, and its endpoints. */
export interface NetworkEndpoints {
  readonly id: number
  readonly name: string
  readonly endpoints: readonly string[]
}

/**
 * Returns the networks on which our own settlement runs, each with its endpoints; `only` restricts them to a process's networks.
 */
export const settlementEndpoints = (
  catalogue: Pick<Catalogue, 'chains'>,
  overrides: ReadonlyMap<number, readonly string[]>,
  only: readonly number[] | null = null,
): readonly NetworkEndpoints[] =>
  catalogue.chains
    .filter(({ id, settlement }) => settlement !== null && (only === null || only.includes(id)))
    .map((chain) => ({ id: chain.id, name: chain.name, endpoints: endpointsOf(chain, overrides) }))

/** True if a URL stays on this machine. Unparsable URLs count as remote. */
export function isLoopback(url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
