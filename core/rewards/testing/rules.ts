import { chainId } from '../../chain/chainId.ts'
import type { RewardRules } from '../rules.ts'

/** Rules with the specification's values (§9), for tests. */
export const rulesOf = (some: Partial<RewardRules> = {}): RewardRules => ({
  bridge: {
    tokens: ['ETH', 'BTC', 'USDC', 'USDT'],
    topChains: [chainId(1)],
    toTopChain: 300,
    toOtherChain: 150,
    otherToken: 100,
  },
  tiers: [
    { above: 3, percent: 110 },
    { above: 10, percent: 120 },
    { above: 50, percent: 130 },
    { above: 100, percent: 150 },
  ],
  phase2From: new Date('2023-12-07T00:00:00Z'),
  referral: { percent: 10, pendingHours: 72 },
  checkIn: {
    points: 2,
    withBridge: 10,
    doubleWindows: [],
    specials: [
      { after: 2, points: 5 },
      { after: 4, points: 10 },
      { after: 6, points: 20 },
    ],
    contracts: [],
    defaultChain: chainId(1868),
    earliest: new Date('2023-12-25T00:00:00Z'),
  },
  pool: {},
  ...some,
})
