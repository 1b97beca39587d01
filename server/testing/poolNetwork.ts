import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { deployContracts, prepareAccounts } from '#chains/evm/testing/deploy.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import { deployPool } from '#chains/evm/testing/pool.ts'
import { honest, type RpcProxy, startRpcProxy } from '#chains/evm/testing/rpcProxy.ts'
import { createTestApp, north, type TestApp } from './testApp.ts'

const { user, friend, maker } = devAccounts

export interface PoolNetwork {
  readonly chain: Anvil
  /** Endpoints of the server; two of the three are a quorum. */
  readonly proxies: readonly RpcProxy[]
  readonly t: TestApp
  /** Lets every endpoint tell the truth again. */
  mend(): void
  stop(): Promise<void>
}

/** Starts a node with a pool and funded depositors, and a server that reads it through three endpoints. */
export async function startPoolNetwork(): Promise<PoolNetwork> {
  const chain = await startAnvil({ chainId: north })
  await deployContracts(chain.url, north)
  await prepareAccounts(chain.url, north, [
    [maker, 100_000n],
    [user, 10_000n],
    [friend, 10_000n],
  ])
  await deployPool(chain.url, north)
  const proxies = await Promise.all([1, 2, 3].map(() => startRpcProxy(chain.url)))
  const urls = proxies.map(({ url }) => url)
  const node = createEvmNode({ ...localNodeOptions(north, urls, { finalityBlocks: 2 }), quorum: 2, attempts: 1 })
  const t = await createTestApp({ start: new Date(), deps: { chains: (id) => (id === north ? node : null) } })
  return {
    chain,
    proxies,
    t,
    mend: () => {
      for (const proxy of proxies) proxy.meddle = honest
    },
    stop: async () => {
      await t.close()
      await Promise.all(proxies.map((proxy) => proxy.stop()))
      await chain.stop()
    },
  }
}
