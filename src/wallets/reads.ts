import type { ChainRow } from '#core/wire/catalogue.ts'

let api: string | null = null

/** Called once by the app, with the absolute address of its own API, before the first read of a network; null = at the networks' own addresses. */
export function readNetworksThrough(address: string | null): void {
  api = address
}

/**
 * Addresses at which a network is read, best first: our own server, which queries the network's endpoints, so that pages connect to no host of
 * a network. Wallets receive the network's own address (`rpc_urls`) instead.
 */
export const readUrls = ({ chain_id, rpc_urls }: Pick<ChainRow, 'chain_id' | 'rpc_urls'>): readonly string[] =>
  api === null ? rpc_urls : [`${api}/bridge_api/v1/chains/${chain_id}/rpc`]
