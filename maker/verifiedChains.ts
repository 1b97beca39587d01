import type { ChainNode, NodeRecords } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import type { Dispute, OnDispute } from '#chains/rpc/votes.ts'
import { chainById, assetsOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { systemClock } from '#runtime/clock.ts'
import {
  type MakerConfig,
  namedPayoutKeys,
  type NetworkEndpoints,
  refuseUnsafeStart,
  requireFeeCaps,
  settlementEndpoints,
  endpointsOf,
} from '#runtime/config.ts'
import { watchDisputes } from '#runtime/disputes.ts'
import type { Log } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import { verifyEndpoints } from '#runtime/verifyEndpoints.ts'
import type { Store } from '#store/contract.ts'
import { nodeRecords } from '#store/nodeRecords.ts'
import { createChainNode } from '#chains/nodes.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { addressRules } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'

interface ChainsSource {
  env: MakerConfig
  catalogue: Catalogue
  store: Store
  onDispute: (chain: ChainId) => OnDispute
  log: Log
  /** See `NodeRecords.lookAhead`. */
  lookAhead?: number
}

/**
 * Opens a client for each network with settlement, whose endpoints a quorum compares with the catalogue.
 * @throws AppError `endpoints_contradict`
 */
export const openVerifiedChains = ({
  env,
  catalogue,
  store,
  onDispute,
  log,
  lookAhead,
}: ChainsSource): Promise<Map<ChainId, ChainNode>> =>
  verifyEndpoints({
    chains: openChains({
      catalogue,
      rpc: env.rpc,
      rpcQuorum: env.rpcQuorum,
      only: env.MAKER_CHAINS,
      onDispute,
      recordsOf: (id) => nodeRecords(store, id, lookAhead),
    }),
    nameOf: (id) => chainById(catalogue, id).name,
    expected: async (id) => ({ maker: null, offerSigner: null, cursor: (await store.chainState.get(id)).cursor }),
    log,
  })

/** Stores a dispute as an incident. */
export const disputeRecorder =
  (store: Store) =>
  (chain: ChainId, { method, subject, votes }: Dispute): Promise<unknown> =>
    store.incidents.record({ kind: 'rpc_disagree', subject: `${chain}:${method}`, details: { subject, votes } })

/** A command may run after the database was lost, and two restorations in a row skip this many addresses. */
const COMMAND_LOOK_AHEAD = 30_000

/** Networks of an operator's command. */
export interface CommandChains {
  /** Opens them at the first call, with the checks of the maker's own start. */
  open(): Promise<Map<ChainId, ChainNode>>
  /** Closes them, and waits until their disputes are stored: the process ends right after its command. */
  close(): Promise<void>
}

/** @param source `catalogue` is read only by commands that open a network */
export function commandChains({
  env,
  catalogue,
  store,
  log,
}: Omit<ChainsSource, 'onDispute' | 'catalogue'> & { catalogue: () => Catalogue }): CommandChains {
  const saved: Promise<unknown>[] = []
  const record = disputeRecorder(store)
  const onDispute = watchDisputes({
    metrics: createMetrics({ process: 'maker-admin' }),
    part: 'maker',
    clock: systemClock,
    log,
    save: (chain, dispute) => {
      const stored = record(chain, dispute)
      saved.push(stored)
      return stored
    },
  })
  let opened: Promise<Map<ChainId, ChainNode>> | null = null
  return {
    async open() {
      const networks = catalogue()
      requireSafeStart(env, networks)
      opened ??= openVerifiedChains({ env, catalogue: networks, store, onDispute, log, lookAhead: COMMAND_LOOK_AHEAD })
      return opened
    },
    async close() {
      const chains = await opened?.catch(() => null)
      await Promise.allSettled([...(chains?.values() ?? [])].map((node) => node.close()))
      await Promise.allSettled(saved)
    },
  }
}

/**
 * Refuses an environment in which the payout key would not be safe, for the maker and for each command that signs or
 * decides endings with it. Returns its networks.
 * @throws AppError `endpoints_dependent`, `unsafe_start`, `payout_fee_cap_missing`
 */
export function requireSafeStart(env: MakerConfig, catalogue: Catalogue): readonly NetworkEndpoints[] {
  const networks = settlementEndpoints(catalogue, env.rpc, env.MAKER_CHAINS)
  refuseUnsafeStart({
    networks,
    rpcQuorum: env.rpcQuorum,
    secrets: namedPayoutKeys(env),
    database: env.DATABASE_URL ? 'postgres' : 'pglite',
    paysOut: true,
    allowPglitePayouts: env.ALLOW_PGLITE_PAYOUTS,
    journal: { mirrored: env.JOURNAL_MIRROR !== undefined, allowSingle: env.ALLOW_SINGLE_JOURNAL },
    attesterKeys: 0,
    localChains: catalogue.profile === 'local',
  })
  requireFeeCaps(catalogue, env.rpc, env.MAKER_CHAINS)
  return networks
}

/**
 * Requires the key of each network's deposit address: another key could neither pay out of it nor return a deposit.
 * @throws AppError `deposit_address_foreign`
 */
export function requireOwnDeposits(
  { chains }: Pick<Catalogue, 'chains'>,
  payers: ReadonlyMap<ChainId, Pick<Payer, 'address'>>,
): void {
  const foreign = chains.flatMap(({ id, name, family, settlement }) => {
    const [payer, address] = [payers.get(id), settlement?.depositAddress ?? null]
    if (!payer || address === null || addressRules(family).parse(address) === payer.address) return []
    return [`The depositAddress of ${name} is ${address}, but the maker’s key has ${payer.address}.`]
  })
  if (foreign.length > 0) throw new AppError('deposit_address_foreign', foreign.join('\n'), { retriable: false })
}

interface NodeSource {
  catalogue: Catalogue
  rpc: ReadonlyMap<number, readonly string[]>
  rpcQuorum: number
  /** Networks to run; null = every one that has settlement. */
  only: readonly number[] | null
  onDispute: (chain: ChainId) => OnDispute
  recordsOf: (chain: ChainId) => NodeRecords
}

/** Opens a client for each network with settlement. */
function openChains({ catalogue, rpc, rpcQuorum, only, onDispute, recordsOf }: NodeSource): Map<ChainId, ChainNode> {
  const chosen = catalogue.chains.filter(
    ({ id, settlement }) => settlement !== null && (only === null || only.includes(id)),
  )
  return new Map(
    chosen.map((chain) => [
      chain.id,
      createChainNode({
        chain,
        assets: assetsOf(catalogue, chain.id),
        endpoints: endpointsOf(chain, rpc),
        quorum: rpcQuorum,
        onDispute: onDispute(chain.id),
        records: recordsOf(chain.id),
      }),
    ]),
  )
}

/** Opens the maker's wallet on each network whose family has a key. */
export function openPayers(
  chains: ReadonlyMap<ChainId, ChainNode>,
  keys: Partial<Record<FamilyName, string | undefined>>,
): Map<ChainId, Payer> {
  const payers = new Map<ChainId, Payer>()
  for (const [id, node] of chains) {
    const key = keys[node.family]
    if (key) payers.set(id, node.payer(key))
  }
  return payers
}
