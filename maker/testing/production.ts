import { join } from 'node:path'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { deployPool } from '#chains/evm/testing/pool.ts'
import { LITECOIN_CHAIN, makerSecret as bitcoinSecret } from '#chains/bitcoin/testing/localChain.ts'
import { makerSecret, SVM_CHAIN } from '#chains/svm/testing/localChain.ts'
import { type ChainId, chainId } from '#core/chain/chainId.ts'
import { localTonSeed } from '#runtime/config/production.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { openStore } from '#store/open.ts'
import { startTestPostgres } from '#store/testing/postgres.ts'
import { buildPrograms, type Env, type Programs, type Running } from './processes.ts'
import { NORTH, SOUTH, startWorld, type World, type WorldOptions } from './world.ts'

/** Environment of a maker in production: blocks every second, PostgreSQL, and two attesters as processes. */
export interface Production {
  readonly world: World
  readonly programs: Programs
  /** The maker's database, as the API uses it. */
  readonly store: Store
  /** Environment that the maker starts with. */
  readonly makerEnv: Env
  readonly attesters: readonly Running[]
  /** Environments of the attester processes. */
  readonly attesterEnvs: readonly Env[]
  stop(): Promise<void>
}

const TON_CHAIN = chainId(84797831)
const tonSecret = localTonSeed('maker').toString('hex')

/** Starts it. `options`: other nodes than the world's own, and further networks. */
export async function startProduction(options: WorldOptions = {}): Promise<Production> {
  const [world, postgres, programs] = await Promise.all([startWorld(options), startTestPostgres(), buildPrograms()])
  // Programs compare every contract of the packaged catalogue.
  await Promise.all([world.north, world.south].map(({ url, chainId }) => deployPool(url, chainId)))
  const folder = await world.folder()
  const { svm, ton, bitcoin } = world
  const others: readonly (readonly [chain: { readonly url: string } | null, id: ChainId, key: Env])[] = [
    [svm, SVM_CHAIN, { MAKER_SVM_KEY: makerSecret }],
    [ton, TON_CHAIN, { MAKER_TON_KEY: tonSecret }],
    // Deposits to an address of their own are paid only by the offer signer's word.
    [
      bitcoin,
      LITECOIN_CHAIN,
      { MAKER_BITCOIN_KEY: bitcoinSecret, OFFER_SIGNER_ADDRESS: devAccounts.offerSigner.address },
    ],
  ]
  const running = others.filter(([chain]) => chain !== null)
  const shared = {
    PROFILE: 'local',
    LOG_LEVEL: 'error',
    HOME: folder,
    RPC_31337: world.north.url,
    RPC_31338: world.south.url,
    ...Object.fromEntries(running.map(([chain, id]) => [`RPC_${id}`, chain?.url ?? ''])),
  }
  const database = await postgres.createDatabase()
  const store = await openStore({ url: database, journal: null, clock: systemClock, log: silentLog })
  const attesterEnvs = await Promise.all(
    devAccounts.attesters.slice(0, 2).map(async ({ key }, i) => ({
      ...shared,
      ATTESTER_KEY: key,
      DATABASE_URL: await postgres.createDatabase(),
      DATA_DIR: join(folder, `attester-${i}`),
      PORT: String(await leasePort()),
    })),
  )
  const attesters = attesterEnvs.map((env) => programs.start('attester', env))
  await Promise.all(attesters.map((attester) => attester.ready()))
  await Promise.all([world.north, world.south].map((chain) => chain.rpc('evm_setIntervalMining', [1])))
  return {
    world,
    programs,
    store,
    attesters,
    attesterEnvs,
    makerEnv: {
      ...shared,
      DATABASE_URL: database,
      DATA_DIR: join(folder, 'maker'),
      PORT: String(await leasePort()),
      MAKER_EVM_KEY: devAccounts.maker.key,
      ...Object.assign({}, ...running.map(([, , key]) => key)),
      MAKER_CHAINS: [NORTH, SOUTH, ...running.map(([, id]) => id)].join(','),
      ATTESTER_URLS: attesterEnvs.map(({ PORT }) => `http://127.0.0.1:${PORT}`).join(','),
    },
    async stop() {
      await Promise.all(attesters.map((attester) => attester.kill()))
      await store.close()
      await Promise.all([postgres.stop(), world.stop(), programs.remove()])
    },
  }
}
