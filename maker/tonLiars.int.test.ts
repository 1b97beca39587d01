import { describe } from 'vitest'
import { makerSecret } from '#chains/ton/testing/localChain.ts'
import { createTonNode } from '#chains/ton/node/createNode.ts'
import { startProxy, tonLies } from '#chains/ton/testing/proxy.ts'
import { custodyLiars } from './testing/custodyLiars.ts'
import { tonNetwork, tonOf } from './testing/tonOrders.ts'

describe('a maker between an EVM and a TON network', () =>
  custodyLiars({
    network: tonNetwork,
    lies: tonLies,
    needs: { ton: true },
    startProxy: (world) => startProxy(tonOf(world).url),
    createNode: createTonNode,
    makerSecret,
    paysTwice: true,
  }))
