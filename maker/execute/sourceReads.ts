import { isOfferOf } from '#chains/evm/order/addressOffer.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import type { Head } from '#chains/contract/reader.ts'
import type { EscrowStatus } from '#chains/contract/settlement.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { Store } from '#store/contract.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'

type Committed = ReturnType<Store['orders']['committedIn']>

/**
 * Snapshot of the sources of a batch: each chain and each block is queried once. A later check needs another
 * snapshot.
 */
export interface SourceReads {
  paused: Map<ChainId, Promise<boolean>>
  blocks: Map<string, Promise<boolean>>
  heads: Map<ChainId, Promise<Head | null>>
  /** Orders that each escrow still has to repay, from one query for the whole batch. */
  committed: Map<string, Committed>
}
export const newSourceReads = (): SourceReads => ({
  paused: new Map(),
  blocks: new Map(),
  heads: new Map(),
  committed: new Map(),
})

/**
 * True if value may go out for a deposit: neither its chain nor this one is paused, and its block is still canonical.
 */
export async function isDepositCanonical(ctx: ChainContext, reads: SourceReads, deposit: DepositRow): Promise<boolean> {
  if (await isAnyPaused(ctx, reads, [deposit.chainId, ctx.chain.id])) return false
  return deposit.final || (await isBlockCanonical(ctx, reads, deposit))
}

export async function isBlockCanonical(
  { deps }: ChainContext,
  { blocks }: SourceReads,
  { chainId, height, blockHash }: Pick<DepositRow, 'chainId' | 'height' | 'blockHash'>,
): Promise<boolean> {
  const canonical = () => deps.chains.get(chainId)?.isCanonical(height, blockHash) ?? Promise.resolve(false)
  return once(blocks, `${chainId}:${height}:${blockHash}`, () => step(deps.failpoints, 'follow.canonical', canonical))
}

/** The deposit as its chain shows it now; null if it shows none. The row only says which transaction to read. */
export async function readDeposit(
  { deps }: ChainContext,
  { chainId, txId, ordinal }: DepositRow,
): Promise<ObservedDeposit | null> {
  const read = () => deps.chains.get(chainId)?.readDeposit(txId, ordinal) ?? Promise.resolve(null)
  return step(deps.failpoints, 'source.deposit', read)
}

/**
 * Returns the order to which a deposit's address was handed out, if the offer signer says so for the terms of this
 * order's row: no writer of the database can give an address to another order, or change the order's terms. Null for
 * deposits that name their order themselves.
 */
export async function addresseeOf(
  { deps }: Pick<ChainContext, 'deps'>,
  { chainId, binding }: ObservedDeposit,
  { escrowOrder }: Pick<OrderRow, 'escrowOrder'>,
): Promise<OrderId | null> {
  if (binding.kind !== 'address' || !escrowOrder || !deps.offerSigner) return null
  const { store, offerSigner, failpoints } = deps
  const { address } = binding
  const offer = { chainId, address, orderHash: orderHash(escrowOrder) }
  const row = await step(failpoints, 'source.address', () => store.depositAddresses.find(chainId, address))
  if (!row) return null
  const isOffered = await step(failpoints, 'source.address', () => isOfferOf(offerSigner, offer, row.signature))
  return isOffered ? row.orderId : null
}

/** Returns the time of a deposit's block in epoch ms; null where its chain has no times. */
export async function depositTime(
  { deps }: ChainContext,
  { chainId, height }: Pick<ObservedDeposit, 'chainId' | 'height'>,
): Promise<number | null> {
  const read = async () => deps.chains.get(chainId)?.timeAt?.(height) ?? null
  const seconds = await step(deps.failpoints, 'source.deposit', read)
  return seconds === null ? null : seconds * 1000
}

/** Returns the newest block of a source; null where its network has no client. */
export async function sourceHead({ deps }: ChainContext, { heads }: SourceReads, chain: ChainId): Promise<Head | null> {
  const head = () => deps.chains.get(chain)?.head() ?? Promise.resolve(null)
  return once(heads, chain, () => step(deps.failpoints, 'source.head', head))
}

/** Sums that an escrow still owes the maker. The rows of a batch are reserved first, so that each is counted once. */
export const committedTo = (
  { deps }: ChainContext,
  { committed }: SourceReads,
  chain: ChainId,
  escrow: string,
): Committed =>
  once(committed, `${chain} ${escrow}`, () =>
    step(deps.failpoints, 'brake.unclaimed', () => deps.store.orders.committedIn(chain, escrow)),
  )

/** Status of an order in this escrow now; null where its network has none. @throws AppError `escrow_unknown` */
export async function escrowStatusOf(
  { deps }: ChainContext,
  chain: ChainId,
  escrow: string,
  onchainId: `0x${string}`,
): Promise<EscrowStatus | null> {
  const status = () => deps.chains.get(chain)?.escrowStatus?.(escrow, onchainId) ?? Promise.resolve(null)
  return step(deps.failpoints, 'source.status', status)
}

export async function isAnyPaused(ctx: ChainContext, reads: SourceReads, chains: readonly ChainId[]): Promise<boolean> {
  const answers = chains.map((chain) => isPaused(ctx, reads, chain))
  return (await allOf(answers)).includes(true)
}

const allOf = (answers: readonly Promise<boolean>[]): Promise<boolean[]> => Promise.all(answers)

export async function isPaused({ deps }: ChainContext, { paused }: SourceReads, chain: ChainId): Promise<boolean> {
  return once(paused, chain, () =>
    step(deps.failpoints, 'payout.paused', () => deps.store.chainState.get(chain).then(({ paused: is }) => is)),
  )
}

function once<K, V>(known: Map<K, Promise<V>>, key: K, ask: () => Promise<V>): Promise<V> {
  const found = known.get(key) ?? ask()
  known.set(key, found)
  return found
}
