import { Keypair } from '@solana/web3.js'
import { zeroAddress } from 'viem'
import { svm } from '#chains/svm/family.ts'
import { type LocalSvmChain, maker, SVM_CHAIN, user } from '#chains/svm/testing/localChain.ts'
import { transferInstructions } from '#chains/svm/instructions.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import { type AssetId, assetId } from '#core/chain/assetId.ts'
import { localSvmKeypair } from '#local/svm/keys.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { type CustodyNetwork, depositMemoOf, placeIncoming, placeOutgoing } from './custodyOrders.ts'
import type { World } from './world.ts'

export const ethMint = localSvmKeypair('mint-eth').publicKey.toBase58()
export const svmEth: AssetId = assetId(SVM_CHAIN, ethMint)
export const svmUser = user.publicKey.toBase58()
export const svmMaker = maker.publicKey.toBase58()
const ETH_DECIMALS = 8
const LIFETIME_SLOTS = 200

export const svmOf = ({ svm: chain }: World): LocalSvmChain => {
  if (!chain) throw new Error('no svm chain')
  return chain
}

/** Orders of 0.1 ETH: native on the EVM network, a token on this one. */
export const svmNetwork: CustodyNetwork = {
  name: 'SVM',
  id: SVM_CHAIN,
  family: svm,
  token: ethMint,
  evmToken: zeroAddress,
  outgoing: { sent: 100_000_000_000_000_000n, received: 9_990_000n },
  incoming: { sent: 10_000_000n, received: 99_000_000_000_000_000n, gasCompensation: 50_000n },
  belowMinimum: 50_000n,
  user: svmUser,
  newAccount: () => Keypair.generate().publicKey.toBase58(),
  deposit: (world, amount, order) => depositOnSvm(svmOf(world), amount, depositMemoOf(svm, order)),
  expire: (world) => svmOf(world).slots(LIFETIME_SLOTS),
  isFinalByTime: true,
}

/** The network with another token; the maker holds the same coin on the other side of a transfer. */
export const svmNetworkOf = (
  { token, decimals }: Pick<AssetDef, 'token' | 'decimals'>,
  { outgoing, incoming }: Pick<CustodyNetwork, 'outgoing' | 'incoming'>,
): CustodyNetwork => ({
  ...svmNetwork,
  token,
  outgoing,
  incoming,
  deposit: (world, amount, order) =>
    depositOnSvm(svmOf(world), amount, depositMemoOf(svm, order), { mint: token, decimals }),
})

export const placeEvmToSvm = (
  store: Store,
  world: World,
  exchange?: { recipient: string; memo: string },
): Promise<OrderRow> => placeOutgoing(store, world, svmNetwork, exchange)

export const placeSvmToEvm = (store: Store, world: World): Promise<OrderRow> => placeIncoming(store, world, svmNetwork)

/** The user's transfer to the maker, with any memo. */
export const depositOnSvm = (
  chain: LocalSvmChain,
  amount: bigint,
  memo: string | null,
  token = { mint: ethMint, decimals: ETH_DECIMALS },
): Promise<string> =>
  chain.send(
    transferInstructions({
      from: svmUser,
      to: svmMaker,
      token,
      amount,
      memo,
      extraLamports: 0n,
      createAccount: false,
    }),
    [user],
  )

export const memoOf = (order: OrderRow): string => depositMemoOf(svm, order)

export const svmBalance = async (world: World, owner: string): Promise<bigint> =>
  (await world.chains.get(SVM_CHAIN)?.balances(owner, [svmEth]))?.get(svmEth) ?? 0n
