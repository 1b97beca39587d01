import type { Api } from './calls.ts'

interface Asked {
  readonly user: string
  /** Code of the network. */
  readonly network: string
  /** `address` as the API names it: the family's sentinel or a symbol for the native coin. At most 50. */
  readonly tokens: readonly { readonly name: string; readonly address: string; readonly decimals: number }[]
}

/** Reads balances in base units, in the tokens' order, with one request; null for a token that the server does not know. */
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
