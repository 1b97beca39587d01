import type { Chain } from 'viem'
import type { ChainRow } from '#core/wire/catalogue.ts'

/** A catalogue row as wallets and viem know networks. */
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
