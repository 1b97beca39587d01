import { createEndpoint, type Endpoint, labelOf } from '#chains/rpc/endpoint.ts'
import { wrongChain } from '#chains/rpc/errors.ts'
import { globalIdOf } from '../networks.ts'
import { newestBlock, readHeader } from './api/blocks.ts'
import { faults } from './api/faults.ts'
import { openTonApi, type TonApi } from './api/open.ts'

/** Endpoints of one network: one that serves another, by the id in its blocks, does not count. */
export function connectAll(chainId: number, urls: readonly string[], timeoutMs: number): Endpoint<TonApi>[] {
  const expected = globalIdOf(chainId)
  return urls.map((url) => {
    const label = labelOf(url)
    const check = async (api: TonApi): Promise<void> => {
      if (expected === null) return
      const { globalId } = await readHeader(api, (await newestBlock(api)).seqno)
      if (globalId !== expected) throw wrongChain(label, String(globalId), String(expected))
    }
    return createEndpoint({ label, connection: openTonApi(url, timeoutMs), faults, attempts: 3, baseMs: 200, check })
  })
}
