import { describe } from 'vitest'
import { createStarknetNode } from '#chains/starknet/node/createNode.ts'
import { type StarknetLie, starknetLies } from '#chains/starknet/testing/lies.ts'
import { makerSecret } from '#chains/starknet/testing/localChain.ts'
import { startLocalRpc } from '#chains/starknet/testing/localRpc.ts'
import { custodyLiars, type LyingProxy } from './testing/custodyLiars.ts'
import { starknetNetwork, starknetOf, withStarknetRoutes } from './testing/starknetOrders.ts'
import type { World } from './testing/world.ts'

/** One of several endpoints that show the same chain. */
async function startEndpoint(world: World): Promise<LyingProxy<StarknetLie>> {
  const rpc = await startLocalRpc(starknetOf(world).state)
  const methods = new Set<string>()
  const proxy: LyingProxy<StarknetLie> = { url: rpc.url, methods, lie: null, stop: () => rpc.stop() }
  rpc.lie = (method, honest) => {
    methods.add(method)
    return proxy.lie?.method === method ? proxy.lie.change(honest) : honest
  }
  return proxy
}

/** Read only where an account's events don't name each of its transactions, which those of the maker do. */
const { starknet_getBlockWithTxs: _, ...lies } = starknetLies

describe('a maker between an EVM and a Starknet network', () =>
  custodyLiars({
    network: starknetNetwork,
    lies,
    needs: { starknet: true, change: withStarknetRoutes },
    startProxy: startEndpoint,
    createNode: createStarknetNode,
    makerSecret,
    paysTwice: true,
  }))
