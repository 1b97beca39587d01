import type { NodeOptions } from '#chains/contract/node.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { AssetDef, ChainDef, ChainSettlement } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import { localDeployment } from './deploy.ts'

/** Node options for a local chain with the contracts of `deployContracts`. */
export function localNodeOptions(
  id: number,
  endpoints: readonly string[],
  change: Partial<ChainSettlement> = {},
): NodeOptions {
  const at = localDeployment(id)
  const chain: ChainDef = {
    id: chainId(id),
    family: 'evm',
    name: `Local ${id}`,
    alias: `local-${id}`,
    slug: `local-${id}`,
    code: `Local${id}`,
    isTestnet: true,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: endpoints,
    explorerUrl: null,
    explorerName: null,
    icon: 'eth',
    popular: [],
    disabled: false,
    order: 1,
    flags: [],
    settlementStatus: 'proven',
    settlement: {
      escrows: [{ address: at.escrow, version: '2', firstBlock: 0 }],
      filler: at.filler,
      forwarderFactory: at.forwarderFactory,
      depositAddress: null,
      depositAccount: null,
      blockTimeMs: 1000,
      confirmationTiers: [{ upToUsd: null, confirmations: 1 }],
      finalityBlocks: null,
      maxReorgBlocks: 10,
      unconfirmedCapUsd: '1000000',
      ...change,
    },
  }
  const asset = (token: string, symbol: string, decimals: number): AssetDef => ({
    id: assetId(chain.id, token),
    chainId: chain.id,
    token,
    symbol,
    name: symbol,
    decimals,
    icon: symbol.toLowerCase(),
    priceKey: null,
  })
  return { chain, assets: [asset(NATIVE, 'ETH', 18), asset(at.usdc, 'USDC', at.usdcDecimals)], endpoints, quorum: 1 }
}
