import { join } from 'node:path'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import type { ChainsDeps, LocalFamily, RunningChain } from '../family.ts'
import { setUpEvmChain } from './setUpEvmChain.ts'
import { startEvmChain } from './startEvmChain.ts'

async function start(id: number, name: string, port: number, { folder, say }: ChainsDeps): Promise<RunningChain> {
  const chain = await startEvmChain(id, port, join(folder, 'chains'), { title: name })
  try {
    await setUpEvmChain(chain.url, id, loadCatalogue({ profile: 'local' }).channels)
  } catch (error) {
    await chain.stop()
    throw error
  }
  say.part(name, `EVM network ${id} on port ${port}${chain.adopted ? ', found running' : ''}, contracts in place`)
  return { id, url: chain.url, stop: chain.stop }
}

export const evm: LocalFamily = { family: 'evm', start, makerSecret: () => devAccounts.maker.key }
