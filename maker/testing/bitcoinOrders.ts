import type { Books } from '#chains/contract/settlement.ts'
import { bitcoin } from '#chains/bitcoin/family.ts'
import {
  coinAsset,
  FINALITY,
  LITECOIN_CHAIN,
  type LocalBitcoinChain,
  makerKeys,
} from '#chains/bitcoin/testing/localChain.ts'
import { newAddress } from '#chains/bitcoin/testing/payouts.ts'
import { bitcoinToken } from '#chains/evm/testing/issuedTokens.ts'
import { NATIVE } from '#core/chain/assetId.ts'
import type { CustodyNetwork } from './custodyOrders.ts'
import type { World } from './world.ts'

export { coinAsset, LITECOIN_CHAIN }
export const bitcoinMaker = makerKeys.payout.address

export const bitcoinOf = ({ bitcoin: chain }: World): LocalBitcoinChain => {
  if (!chain) throw new Error('no bitcoin chain')
  return chain
}

/** Addresses of each database: the chain still shows the deposits of those before. */
export const INDEXES_PER_DATABASE = 40
let nextIndex = 0
const addresses: string[] = []

/** Orders of 0.01 coins. */
export const bitcoinNetwork: CustodyNetwork = {
  name: 'Bitcoin',
  id: LITECOIN_CHAIN,
  family: bitcoin,
  token: NATIVE,
  evmToken: bitcoinToken.address,
  outgoing: { sent: 1_000_000n, received: 980_000n },
  incoming: { sent: 1_000_000n, received: 980_000n, gasCompensation: 10_000n },
  belowMinimum: 15_000n,
  // Nodes relay no less.
  dust: 400n,
  user: newAddress(),
  newAccount: () => newAddress(),
  addressAt: (index) => makerKeys.deposits.at(index).address,
  async deposit(world, amount, { id }, store) {
    const handed = await store.depositAddresses.ofOrder(id)
    if (!handed) throw new Error(`order ${id} has no address`)
    return bitcoinOf(world).pay(handed.address, amount)
  },
  async prepare(store) {
    nextIndex += INDEXES_PER_DATABASE
    await store.depositAddresses.skipTo(LITECOIN_CHAIN, nextIndex)
  },
}

/** Units of the wallet and of all deposit addresses once every transaction is in a final block. */
export async function readBitcoin(world: World): Promise<{ held: bigint; height: bigint }> {
  const chain = bitcoinOf(world)
  await chain.mine(FINALITY)
  for (let index = addresses.length; index < nextIndex + INDEXES_PER_DATABASE; index++)
    addresses.push(makerKeys.deposits.at(index).address)
  const scan = [bitcoinMaker, ...addresses].map((address) => `addr(${address})`)
  const { total_amount: total } = await chain.call<{ total_amount: number }>('scantxoutset', 'start', scan)
  const height = (await world.chains.get(LITECOIN_CHAIN)?.head())?.finalized ?? 0n
  return { held: BigInt(Math.round(total * 1e8)), height }
}

/** The network's own books, which prove every transaction of the maker's wallet. */
export function bitcoinBooks({ chains }: World): Pick<Books, 'signedBy'> {
  const { books } = chains.get(LITECOIN_CHAIN) ?? {}
  if (!books) throw new Error('no books of the bitcoin chain')
  return books
}
