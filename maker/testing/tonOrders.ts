import { setTimeout as pause } from 'node:timers/promises'
import type { Books } from '#chains/contract/settlement.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { tonAddressRules } from '#chains/ton/address.ts'
import { ton } from '#chains/ton/family.ts'
import { TIMEOUT } from '#chains/ton/pay/highload.ts'
import { writeComment } from '#chains/ton/pay/payload.ts'
import {
  type LocalTonChain,
  maker as tonMaker,
  TON_CHAIN,
  usdcMessage,
  usdcToken,
} from '#chains/ton/testing/localChain.ts'
import { newAccount } from '#chains/ton/testing/payouts.ts'
import { localTonWallet } from '#local/ton/wallet.ts'
import { type CustodyNetwork, depositMemoOf } from './custodyOrders.ts'
import { NORTH, type World } from './world.ts'

export { tonMaker }
export const tonUser = tonAddressRules.parse(localTonWallet('user').address.toRawString())

export const tonOf = ({ ton: chain }: World): LocalTonChain => {
  if (!chain) throw new Error('no ton chain')
  return chain
}

/** More than the wallet's timeout and the margin that `SignedTx.expiresAt` adds. */
const LIFETIME_SECONDS = TIMEOUT + 70
/** Milliseconds for which plans share the chain's time. */
const SHARED_TIME_MS = 1_100
const SLOTS_PER_DATABASE = 1_000n
let nextSlot = 0n

/** Orders of 50 USDC. */
export const tonNetwork: CustodyNetwork = {
  name: 'TON',
  id: TON_CHAIN,
  family: ton,
  token: usdcToken,
  evmToken: localDeployment(NORTH).usdc,
  outgoing: { sent: 50_000_000n, received: 49_000_000n },
  incoming: { sent: 50_000_000n, received: 49_000_000n, gasCompensation: 500_000n },
  belowMinimum: 1_500_000n,
  user: tonUser,
  newAccount,
  deposit: (world, amount, order) =>
    tonOf(world).send([usdcMessage(tonUser, tonMaker, amount, depositMemoOf(ton, order))]),
  async expire(world) {
    tonOf(world).pass(LIFETIME_SECONDS)
    await pause(SHARED_TIME_MS)
  },
  // The wallet refuses query ids that it took within the last minutes, and each scenario has a database of its own.
  async prepare(store) {
    nextSlot += SLOTS_PER_DATABASE
    await store.intents.meetSigner(TON_CHAIN, tonMaker, nextSlot)
  },
}

/** The user's deposit of coins, by comment. */
export const depositCoins = (world: World, amount: bigint, memo: string): Promise<string> =>
  tonOf(world).send([{ to: tonMaker, coins: amount, body: writeComment(memo), bounce: false }])

/** The network's own books, which prove every transaction of the maker's wallet. */
export function tonBooks({ chains }: World): Required<Pick<Books, 'signedBy' | 'holdings' | 'arrivals'>> {
  const { signedBy, holdings, arrivals } = chains.get(TON_CHAIN)?.books ?? {}
  if (!signedBy || !holdings || !arrivals) throw new Error('no books of the ton chain')
  return { signedBy, holdings, arrivals }
}
