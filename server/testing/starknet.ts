import type { NetworkNode } from '#chains/contract/node.ts'
import { createNetworkNode } from '#chains/nodes.ts'
import { createLocalState, type LocalState } from '#chains/starknet/testing/state.ts'
import { type LocalRpc, startLocalRpc } from '#chains/starknet/testing/localRpc.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import { priceTable } from '#core/money/price.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './testApp.ts'

export const starknet = chainId(666666666)

/** STRK at half a dollar. */
const strk = priceTable([['STRK', 50_000_000n]])

/** The local catalogue with Starknet, as the default profile lists it. */
function catalogueWithStarknet(): Catalogue {
  const [local, known] = [loadCatalogue({ profile: 'local' }), loadCatalogue({ profile: 'default' })]
  return {
    ...local,
    chains: [...local.chains, ...known.chains.filter(({ id }) => id === starknet)],
    prices: { get: (key) => local.prices.get(key) ?? strk.get(key) },
    assets: [...local.assets, ...known.assets.filter((asset) => asset.chainId === starknet)],
  }
}

export interface StarknetApp extends TestApp {
  readonly state: LocalState
  readonly rpcs: readonly LocalRpc[]
  readonly node: NetworkNode
}

/** The API with Starknet, read from three endpoints of which two must agree. */
export async function createStarknetApp({ deps, ...options }: TestAppOptions = {}): Promise<StarknetApp> {
  const catalogue = catalogueWithStarknet()
  const chain = catalogue.chains.find(({ id }) => id === starknet)
  if (!chain) throw new Error('the catalogue has no Starknet')
  const state = createLocalState()
  const rpcs = await Promise.all([startLocalRpc(state), startLocalRpc(state), startLocalRpc(state)])
  const node = createNetworkNode({
    chain,
    assets: catalogue.assets.filter((asset) => asset.chainId === starknet),
    endpoints: rpcs.map(({ url }) => url),
    quorum: 2,
  })
  const fakes: { app: TestApp | null } = { app: null }
  const app = await createTestApp({
    ...options,
    deps: { catalogue, chains: (id) => (id === starknet ? node : (fakes.app?.chain(id) ?? null)), ...deps },
  })
  fakes.app = app
  return {
    ...app,
    state,
    rpcs,
    node,
    close: async () => {
      await Promise.all([app.close(), ...rpcs.map((rpc) => rpc.stop())])
    },
  }
}
