import { batches } from '#core/async.ts'
import type { Api } from './calls.ts'

interface Asked {
  readonly user: string
  /** Code of the network. */
  readonly network: string
  /** `address` as the API names it: the family's sentinel or a symbol for the native coin. At most a batch of `balanceBatches`. */
  readonly tokens: readonly { readonly name: string; readonly address: string; readonly decimals: number }[]
}

/** Limits of tokens per request, by the server. */
const [MOST_TOKENS, MOST_UNLISTED] = [50, 10]

/** Tokens of one network by request: those that no list has are apart, so that the others never wait for a hostile one. */
export function balanceBatches<T>(tokens: readonly T[], isUnlisted: (token: T) => boolean): T[][] {
  const listed = tokens.filter((token) => !isUnlisted(token))
  return [...batches(listed, MOST_TOKENS), ...batches(tokens.filter(isUnlisted), MOST_UNLISTED)]
}

/** Reads balances in base units, in the tokens’ order, with one request; null for a token that the server can’t read. */
export async function balanceUnits(api: Api, { user, network, tokens }: Asked, signal?: AbortSignal) {
  const { data } = await api.post('/swap_auxiliary_api/v1/query_balances', {
    body: { user, chain_name: network, tokens: [...tokens], version: '3' },
    signal,
    timeoutMs: 20_000,
  })
  return tokens.map((_, index): bigint | null => {
    const units = data.balances[index]?.balance ?? ''
    return /^\d+$/.test(units) ? BigInt(units) : null
  })
}
