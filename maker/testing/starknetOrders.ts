import type { Books } from '#chains/contract/settlement.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { starknet } from '#chains/starknet/family.ts'
import { contracts } from '#chains/starknet/testing/contracts.ts'
import {
  etherAsset,
  type LocalStarknetChain,
  maker,
  STARKNET_CHAIN,
  strkAsset,
  user,
  usdcAsset,
  usdcToken,
  withStarknet,
} from '#chains/starknet/testing/localChain.ts'
import { newAccount } from '#chains/starknet/testing/payouts.ts'
import type { Catalogue, RouteDef } from '#core/catalogue/types.ts'
import { type AssetId, assetId } from '#core/chain/assetId.ts'
import { type CustodyNetwork, depositMemoOf } from './custodyOrders.ts'
import { NORTH, type World } from './world.ts'

export { maker as starknetMaker }
export const starknetUser = user.address

export const starknetOf = ({ starknet: chain }: World): LocalStarknetChain => {
  if (!chain) throw new Error('no starknet chain')
  return chain
}

/** Orders of 50 USDC. */
export const starknetNetwork: CustodyNetwork = {
  name: 'Starknet',
  id: STARKNET_CHAIN,
  family: starknet,
  token: usdcToken,
  evmToken: localDeployment(NORTH).usdc,
  outgoing: { sent: 50_000_000n, received: 49_000_000n },
  incoming: { sent: 50_000_000n, received: 49_000_000n, gasCompensation: 500_000n },
  belowMinimum: 1_500_000n,
  user: starknetUser,
  newAccount,
  deposit: (world, amount, order) =>
    starknetOf(world).deposit({ token: contracts.usdc, amount, memo: depositMemoOf(starknet, order) }),
}

const held: ReadonlySet<AssetId> = new Set([etherAsset, strkAsset, usdcAsset])

/** Routes of USDC between the network and the first EVM network, as an operator would open them. */
export function withStarknetRoutes(catalogue: Catalogue): Catalogue {
  const evm: AssetId = assetId(NORTH, localDeployment(NORTH).usdc)
  const rest = {
    min: 2_000_000n,
    max: 20_000_000_000n,
    feeRatio: 0n,
    etaSeconds: 60,
    enabled: true,
    disabledReason: null,
  }
  const tiers = (gasUnits: bigint): Pick<RouteDef, 'gasTiers'> => ({
    gasTiers: [{ upTo: null, gasUnits, marginPercent: 50 }],
  })
  const routes: readonly RouteDef[] = [
    { from: evm, to: usdcAsset, custody: 'escrow', fillMode: 'transfer', ...rest, ...tiers(2_000_000n) },
    { from: usdcAsset, to: evm, custody: 'maker', fillMode: 'contract', ...rest, ...tiers(140_000n) },
  ]
  const full = withStarknet(catalogue)
  // The chain has no other contracts, and books are of every listed asset.
  const assets = full.assets.filter(({ id, chainId }) => chainId !== STARKNET_CHAIN || held.has(id))
  return { ...full, assets, routes: [...full.routes, ...routes] }
}

/** The network's own books, which prove every transaction of the maker's account. */
export function starknetBooks({ chains }: World): Books {
  const { books } = chains.get(STARKNET_CHAIN) ?? {}
  if (!books) throw new Error('no books of the starknet chain')
  return books
}
