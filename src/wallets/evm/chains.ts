import type { Chain } from 'viem'
import type { ChainRow } from '#core/wire/catalogue.ts'

/** Converts a catalogue row to viem's Chain, which wallets use as well. */
export function chainFromRow(row: ChainRow): Chain {
  return {
    id: row.chain_id,
    name: row.chain_name,
    nativeCurrency: row.native_currency,
    rpcUrls: { default: { http: row.rpc_urls } },
    testnet: row.is_testnet,
    ...(row.explorer_url ? { blockExplorers: { default: { name: row.alias_name, url: row.explorer_url } } } : {}),
  }
}
