import type { NetworkNode, NodeOptions } from '#chains/contract.ts'
import { createPool } from '#chains/rpc/pool.ts'
import { poolOptions } from '#chains/rpc/poolOptions.ts'
import { translated } from './api/faults.ts'
import { readBalances } from './balances.ts'
import { readCheckIn, recordOf } from './checkIn.ts'
import { connectAll } from './connect.ts'
import type { NodeContext } from './context.ts'
import { findCheckIn } from './findCheckIn.ts'
import { isCanonical, readHead } from './head.ts'
import { readPublicKey } from './publicKey.ts'
import { readTxStatus } from './txStatus.ts'

export interface TonNodeOptions extends NodeOptions {
  /** Milliseconds per request; 8,000 by default. */
  readonly timeoutMs?: number
}

/**
 * TON network for the services, over the HTTP interface of toncenter and others. Heights are masterchain blocks, which
 * are final at once. Transfers do not settle here.
 * @throws AppError `rpc_not_configured`, `rpc_quorum_invalid`
 */
export function createTonNode(options: TonNodeOptions): NetworkNode {
  const { chain, endpoints, quorum, timeoutMs = 8_000 } = options
  const pool = createPool(connectAll(chain.id, endpoints, timeoutMs), quorum, poolOptions(options))
  const context: NodeContext = { id: chain.id, pool }
  return {
    id: chain.id,
    family: 'ton',
    capabilities: { escrow: false, fillOnce: false, memo: false, settlement: 'none' },
    head: () => translated(() => readHead(context)),
    isCanonical: (height, blockHash) => translated(() => isCanonical(context, height, blockHash)),
    balances: (owner, assets) => translated(() => readBalances(context, owner, assets)),
    txStatus: (ref) => translated(() => readTxStatus(context, ref)),
    checkIn: (contract, ref) => translated(() => readCheckIn(context, contract, ref)),
    findCheckIn: (contract, account, date) => translated(() => findCheckIn(context, contract, account, date)),
    // Every account has a record address there, signed in or not.
    hasCheckIn: (contract) =>
      translated(() => context.pool.first(async (api) => (await recordOf(api, contract, contract)) !== null)),
    publicKeyOf: (account) => translated(() => readPublicKey(context, account)),
    endpoints: () => context.pool.endpoints.map((endpoint) => endpoint.health()),
    close: () => Promise.resolve(),
  }
}
