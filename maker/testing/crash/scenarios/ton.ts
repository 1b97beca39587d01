import { depositMemoOf } from '../../custodyOrders.ts'
import { depositCoins, tonNetwork } from '../../tonOrders.ts'
import type { Scenario } from '../scenario.ts'
import { areRefunded, custodyScenarios, incoming, transferTroubles } from './custody.ts'

/** Nanotons. */
const COINS = 2_000_000_000n

/** Coins are refunded by another message than the jettons of these orders. */
const coinsWithMemo: Scenario = {
  name: 'TON to EVM: refunds coins that name an order in USDC, and pays that order',
  orders: 1,
  outcome: 'paid',
  ends: ['done'],
  async begin(stage) {
    const order = await incoming(tonNetwork, 'quoted')(stage)
    await depositCoins(stage.world, COINS, depositMemoOf(tonNetwork.family, order))
    return order
  },
  over: areRefunded,
}

/** Between an EVM and a TON chain, where the maker holds the deposits. */
export const tonScenarios: readonly Scenario[] = [
  ...custodyScenarios(tonNetwork),
  ...transferTroubles(tonNetwork),
  coinsWithMemo,
]
