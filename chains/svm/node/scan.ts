import { type Connection, PublicKey } from '@solana/web3.js'
import { mapLimit } from '#core/async.ts'
import type { ObservedDeposit, Scan } from '#chains/contract/deposits.ts'
import { behind } from '#chains/rpc/errors.ts'
import { tokenAddress } from '../instructions.ts'
import type { NodeContext } from './context.ts'
import { creditsOf } from './deposits.ts'
import { blockAt } from './head.ts'
import { type Landed, readLanded } from './history.ts'

const PAGE = 1_000
const PARALLEL = 8
/** An endpoint that lists without end must not hold up the others. */
const LIST_MS = 60_000

/**
 * A node whose history begins later would omit deposits and count as one that denies them.
 * @throws AppError `rpc_behind`
 */
async function proveReach(connection: Connection, from: number): Promise<void> {
  const first = await connection.getFirstAvailableBlock()
  if (first > from) throw behind(new Error(`history begins at slot ${first}, after ${from}`))
}

/**
 * Signatures that touch the address within the slots. The node must have reached `to`, else its empty list would only
 * mean "not yet". Only an empty page ends the list: providers return shorter pages than requested.
 */
export async function signaturesOf(
  connection: Connection,
  address: PublicKey,
  from: number,
  to: number,
  { failed = false } = {},
): Promise<string[]> {
  const found: string[] = []
  let before: string | undefined
  const deadline = Date.now() + LIST_MS
  const cursors = new Set<string>()
  for (;;) {
    const options = { limit: PAGE, minContextSlot: to, ...(before === undefined ? {} : { before }) }
    const page = await connection.getSignaturesForAddress(address, options, 'confirmed')
    found.push(
      ...page
        .filter(({ slot, err }) => slot >= from && slot <= to && (failed || err === null))
        .map(({ signature }) => signature),
    )
    const last = page.at(-1)
    if (!last || last.slot < from) return found
    before = last.signature
    // A page that ends at the same signature as an earlier one would loop forever.
    if (Date.now() > deadline || cursors.has(before)) throw behind(new Error('the list of signatures does not end'))
    cursors.add(before)
  }
}

async function landed(connection: Connection, signature: string): Promise<Landed> {
  const tx = await readLanded(connection, signature)
  // Listed but not served: this node is not ready, and an empty answer would be false.
  if (!tx) throw behind(new Error(`transaction ${signature} is listed and missing`))
  return tx
}

async function hashes(connection: Connection, slots: readonly number[]): Promise<Map<number, string>> {
  const rows = await mapLimit([...new Set(slots)], PARALLEL, async (slot) => {
    const block = await blockAt(connection, slot)
    if (!block) throw behind(new Error(`slot ${slot} holds a transaction and no block`))
    return [slot, block.hash] as const
  })
  return new Map(rows)
}

async function observe(
  context: NodeContext,
  connection: Connection,
  depositAddress: string,
  from: number,
  to: number,
): Promise<ObservedDeposit[]> {
  await proveReach(connection, from)
  const owner = new PublicKey(depositAddress)
  const addresses = [...context.tokens.values()].map((token) =>
    token ? tokenAddress(owner, new PublicKey(token.mint)) : owner,
  )
  const signatures = await Promise.all(addresses.map((address) => signaturesOf(connection, address, from, to)))
  const transactions = await mapLimit([...new Set(signatures.flat())], PARALLEL, (signature) =>
    landed(connection, signature),
  )
  // Between list and read a fork may have moved it; a later scan finds it in its new slot.
  const inside = transactions.filter(({ slot }) => slot >= from && slot <= to).sort((a, b) => a.slot - b.slot)
  const credited = inside.flatMap((tx) =>
    creditsOf(tx, depositAddress, context.tokens).map((credit) => ({ tx, credit })),
  )
  const hashOf = await hashes(
    connection,
    credited.map(({ tx }) => tx.slot),
  )
  return credited.map(({ tx, credit: { asset, amount, sender, ordinal, memo } }) => ({
    chainId: context.id,
    txId: tx.signature,
    ordinal,
    height: BigInt(tx.slot),
    blockHash: hashOf.get(tx.slot) ?? '',
    asset,
    amount,
    sender,
    binding: { kind: 'memo', memo },
  }))
}

const identity = (deposit: ObservedDeposit): string =>
  JSON.stringify({ ...deposit, height: deposit.height.toString(), amount: deposit.amount.toString() })

/**
 * Transfers to the deposit address in slots from…to, as a quorum shows them; this family has no escrow, so there are no
 * endings.
 */
export async function scanSlots(context: NodeContext, from: bigint, to: bigint): Promise<Scan> {
  const { depositAddress, pool } = context
  if (depositAddress === null || to < from) return { deposits: [], endings: [] }
  const deposits = await pool.listed(
    (connection) => observe(context, connection, depositAddress, Number(from), Number(to)),
    identity,
  )
  return { deposits, endings: [] }
}
