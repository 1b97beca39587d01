import { describe } from 'vitest'
import { hasLitecoind } from '#chains/bitcoin/testing/localChain.ts'
import { crashCases } from './testing/crash/crashCases.ts'
import { bitcoinScenarios, notOnBitcoin } from './testing/crash/scenarios/index.ts'

/** A payout is replaced after a second, not after minutes. */
const QUICK_BLOCKS_MS = 250

describe.skipIf(!hasLitecoind)('bitcoin', () =>
  crashCases('a maker with a Bitcoin-like chain that dies at every failpoint', bitcoinScenarios, {
    bitcoin: true,
    change: (catalogue) => ({
      ...catalogue,
      chains: catalogue.chains.map((chain) =>
        chain.family === 'bitcoin' && chain.settlement
          ? { ...chain, settlement: { ...chain.settlement, blockTimeMs: QUICK_BLOCKS_MS } }
          : chain,
      ),
    }),
    unreached: { bitcoin: notOnBitcoin },
    deaths: 345,
    enough: 2,
  }),
)
