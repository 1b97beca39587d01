import type { ChainRow } from '#core/wire/catalogue.ts'

/** Catalogue row with the fields that wallets use. */
export function chainRow(id: number, change: Partial<ChainRow> = {}): ChainRow {
  return {
    chain_id: id,
    chain_name: `Chain ${id}`,
    alias_name: `Chain ${id}`,
    is_testnet: true,
    explorer_url: `https://scan-${id}.test`,
    network_code: `Chain${id}`,
    slug: `chain-${id}`,
    popular_item_list: [],
    flags: [],
    icon: 'eth',
    disabled: false,
    order: 1,
    family: 'evm',
    native_currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpc_urls: [`https://rpc-${id}.test`, `https://rpc2-${id}.test`],
    route: { available: true, reason: null },
    ...change,
  }
}

export const rows = [
  chainRow(31337),
  chainRow(31338),
  chainRow(83797631, { family: 'svm', native_currency: { name: 'Sol', symbol: 'SOL', decimals: 9 } }),
]
