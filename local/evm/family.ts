import { join } from 'node:path'
import type { ChainDeps, LocalFamily, RunningChain } from '../family.ts'

async function start(id: number, name: string, port: number, { folder, say }: ChainDeps): Promise<RunningChain> {
  const [{ loadCatalogue }, { setUpEvmChain }, { startEvmChain }] = await Promise.all([
    import('#runtime/catalogue/load.ts'),
    import('./setUpEvmChain.ts'),
    import('./startEvmChain.ts'),
  ])
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

const makerSecret = async (): Promise<string> => (await import('#chains/evm/testing/accounts.ts')).devAccounts.maker.key

export const evm: LocalFamily = { family: 'evm', ports: 1, start, makerSecret }
