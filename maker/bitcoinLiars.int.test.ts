import { describe } from 'vitest'
import { createBitcoinNode } from '#chains/bitcoin/node/createNode.ts'
import { hasLitecoind, makerSecret } from '#chains/bitcoin/testing/localChain.ts'
import { bitcoinLies, startProxy } from '#chains/bitcoin/testing/proxy.ts'
import { bitcoinNetwork, bitcoinOf, INDEXES_PER_DATABASE } from './testing/bitcoinOrders.ts'
import { custodyLiars } from './testing/custodyLiars.ts'

describe.skipIf(!hasLitecoind)('a maker between an EVM and a Bitcoin-like network', () =>
  custodyLiars({
    network: bitcoinNetwork,
    lies: bitcoinLies,
    needs: { bitcoin: true },
    startProxy: (world) => startProxy(bitcoinOf(world).url),
    createNode: createBitcoinNode,
    makerSecret,
    // As many addresses as the balances at the end include.
    runsPerPreparation: INDEXES_PER_DATABASE,
    paysTwice: true,
  }),
)
