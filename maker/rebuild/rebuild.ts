import type { ObservedDeposit, ObservedEnding } from '#chains/contract/deposits.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import { AppError } from '#core/errors.ts'
import { poolAccount } from '#core/catalogue/escrows.ts'
import type { ChainSettlement } from '#core/catalogue/types.ts'
import type { OrderState } from '#core/order/state.ts'
import type { Log } from '#runtime/log.ts'
import type { Clock } from '#runtime/clock.ts'
import { SKIPPED_INDEXES } from '#store/depositAddresses/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { adoptPayout } from '../adoptPayout.ts'
import { payoutMemo } from '../execute/terms.ts'
import { isSettled } from '../worker.ts'
import type { OperatorDeps } from '../operatorActions.ts'
import type { MakerDeps, SettledChain } from '../contract.ts'
import { pages } from '../watch/ranges.ts'
import type { JournalRecord } from '#store/journal/record.ts'
import { judgeRebuilt, type RebuiltVerdict } from './judgeRebuilt.ts'
import { type DepositFacts, readRebuiltFacts, type BalanceProof, proveByBalances } from './readRebuiltFacts.ts'
import { type RestoredAddresses, restoreAddresses } from './restoreAddresses.ts'
import { restoredOrder } from './restoredOrder.ts'

export type RebuildDeps = OperatorDeps &
  Pick<MakerDeps, 'catalogue'> & {
    readonly clock: Clock
    readonly log: Log
    readonly actor: string
    /** Reads the maker's intent journal; empty if it is lost as well. */
    readonly readJournal: () => Promise<readonly JournalRecord[]>
  }

export interface RebuildReport {
  /** Deposits found on chain, by verdict; `known` were in the database already, `waits` cannot be decided yet. */
  readonly counts: Readonly<Record<RebuiltVerdict['kind'] | 'known' | 'waits', number>>
  /** Accounts that hold deposits: the proof that none is missing. */
  readonly balances: readonly BalanceProof[]
  readonly addresses: RestoredAddresses
}

const PAGE_BLOCKS = 500n
/** Hold reason of an order that is written but not decided yet; an interrupted rebuild finds the order by it. */
const UNDECIDED = 'rebuilding'

/**
 * Writes orders, deposits and endings into a database that lost them, from final blocks, and unopened orders of deposit
 * addresses from the journal. It pays nothing: deposits proven unpaid are marked for refund, paid ones for their claim,
 * the rest is held. Safe to repeat.
 * @throws AppError `first_block_missing`, and the errors of the nodes; then the current deposit stays undecided.
 * `journal_corrupt` after everything else is restored
 */
export async function rebuild(deps: RebuildDeps): Promise<RebuildReport> {
  const counts = { adopt: 0, refund: 0, end: 0, hold: 0, known: 0, waits: 0 }
  const balances: BalanceProof[] = []
  const networks = deps.catalogue.chains.filter(isSettled)
  // Users may hold addresses that no deposit has reached yet, also where a read below fails.
  for (const chain of networks) await skipLostAddresses(deps, chain, [])
  for (const chain of networks) {
    const node = deps.chains.get(chain.id)
    if (!node) continue
    const { deposits, endings } = await readHistory(deps, node, chain.settlement)
    await skipLostAddresses(deps, chain, deposits)
    for (const deposit of deposits) counts[await restore(deps, deposit, endings)] += 1
    const open = await stillOpen(deps, deposits, endings)
    balances.push(...(await proveByBalances(node, chain.settlement, open)))
    deps.log.info({ chain: chain.id, deposits: deposits.length }, 'the history of a network is read')
  }
  // The journal has the terms of addresses, not their outcomes, which only the chains show.
  const addresses = await restoreAddresses(deps, await deps.readJournal(), 'wait')
  return { counts, balances, addresses }
}

/** Continues far after the last address in the database and on chain; repeated on the same facts, it skips no more. */
async function skipLostAddresses(
  { store: { depositAddresses } }: RebuildDeps,
  { id, settlement }: SettledChain,
  deposits: readonly ObservedDeposit[],
): Promise<void> {
  if (settlement.depositAccount === null) return
  let last = -1
  for (
    let page = await depositAddresses.since(id, last);
    page.length > 0;
    page = await depositAddresses.since(id, last)
  )
    last = page.at(-1)?.index ?? last
  for (const { binding } of deposits) if (binding.kind === 'address') last = Math.max(last, binding.index ?? -1)
  await depositAddresses.skipTo(id, last + 1 + SKIPPED_INDEXES)
}

interface History {
  readonly deposits: readonly ObservedDeposit[]
  /** By `endingKey`. */
  readonly endings: ReadonlyMap<string, ObservedEnding>
}

async function readHistory(deps: RebuildDeps, node: ChainNode, { firstBlock }: ChainSettlement): Promise<History> {
  if (firstBlock === undefined)
    throw new AppError('first_block_missing', `settlement.json names no firstBlock for network ${node.id}.`, {
      retriable: false,
    })
  const { finalized } = await node.head()
  const deposits: ObservedDeposit[] = []
  const endings = new Map<string, ObservedEnding>()
  for (const { from, to } of pages({ from: BigInt(firstBlock), to: finalized }, PAGE_BLOCKS)) {
    const found = await node.scan(from, to)
    deposits.push(...found.deposits.filter((deposit) => isOurs(deps, deposit)))
    for (const ending of found.endings) endings.set(endingKey(ending), ending)
  }
  return { deposits, endings }
}

/** The hash of an order does not include the escrow. */
const endingKey = ({ escrow, onchainId }: Pick<ObservedEnding, 'escrow' | 'onchainId'>): string =>
  `${escrow} ${onchainId}`

/** States of an order that an earlier run restored from the journal, and whose deposit no maker has seen since. */
const unopened: readonly OrderState[] = ['quoted', 'expired']
const ended: readonly OrderState[] = ['done', 'refunded', 'claimed']

/**
 * Deposits that their account still holds: without an ending in the escrow, or neither paid nor refunded where the
 * maker holds them.
 */
async function stillOpen(
  { store, catalogue, clock }: RebuildDeps,
  deposits: readonly ObservedDeposit[],
  endings: History['endings'],
): Promise<ObservedDeposit[]> {
  const open: ObservedDeposit[] = []
  for (const deposit of deposits) {
    const { binding } = deposit
    if (binding.kind === 'escrow') {
      if (!endings.has(endingKey(binding))) open.push(deposit)
      continue
    }
    const id = (await addressee(store, deposit)) ?? restoredOrder(deposit, catalogue, clock.now())?.id
    const order = id && (await store.orders.get(id))
    if (!order || !ended.includes(order.state)) open.push(deposit)
  }
  return open
}

// Several makers may share one escrow.
function isOurs({ payers, catalogue }: RebuildDeps, { binding }: ObservedDeposit): boolean {
  if (binding.kind !== 'escrow') return true
  const makers = [...payers.values()].map(({ address }) => address.toLowerCase())
  const maker = binding.order.maker.toLowerCase()
  return makers.includes(maker) || maker === poolAccount(catalogue)?.toLowerCase()
}

const addressee = async (
  { depositAddresses }: RebuildDeps['store'],
  { chainId, binding }: ObservedDeposit,
): Promise<DepositFacts['order']['id'] | null> =>
  binding.kind === 'address' ? ((await depositAddresses.find(chainId, binding.address))?.orderId ?? null) : null

/** Two transactions: the order is written as held, and then decided. A crash in between leaves it held. */
async function restore(
  deps: RebuildDeps,
  observed: ObservedDeposit,
  endings: History['endings'],
): Promise<keyof RebuildReport['counts']> {
  const facts = await written(deps, observed)
  if (facts === 'known') return 'known'
  if (facts === 'unmatched') return 'hold'
  const { binding } = observed
  const ending = (binding.kind === 'escrow' && endings.get(endingKey(binding))) || null
  const read = await readRebuiltFacts(deps, facts, ending)
  if (read === 'too_early') return 'waits'
  const verdict = withMemo(facts.order, judgeRebuilt(read))
  await apply(deps, facts, verdict, ending)
  deps.log.info({ order: facts.order.id, deposit: observed.txId, ...verdict }, 'a lost order is restored')
  return verdict.kind
}

/** An exchange's memo was lost with the database: without it a payout cannot be attested, so an operator decides. */
function withMemo(order: OrderRow, verdict: RebuiltVerdict): RebuiltVerdict {
  if (verdict.kind !== 'adopt') return verdict
  try {
    payoutMemo(order)
    return verdict
  } catch (error) {
    if (error instanceof AppError) return { kind: 'hold', reason: error.reason }
    throw error
  }
}

async function written(
  { store, catalogue, clock }: RebuildDeps,
  observed: ObservedDeposit,
): Promise<DepositFacts | 'known' | 'unmatched'> {
  const owner = await addressee(store, observed)
  // The order of a deposit address is in the database alone, so its deposit was recorded with it or is a stray.
  if (owner !== null && (await store.orders.get(owner))) return 'known'
  const order = restoredOrder(observed, catalogue, clock.now())
  const known = order && (order.onchainId === null ? await store.orders.get(order.id) : await find(store, order))
  const isUnopened = known?.surface === 'operator' && unopened.includes(known.state)
  if (known && known.heldReason !== UNDECIDED && !isUnopened) return 'known'
  return store.transaction(async (tx) => {
    const made = order && (known ?? (await tx.orders.create(order)))
    const { deposit } = await tx.deposits.record(observed)
    await tx.deposits.confirm(deposit.id)
    await tx.deposits.markFinal(deposit.id)
    if (!made) return 'unmatched' as const
    const held =
      known && !isUnopened
        ? known
        : await tx.orders.apply(made.id, 'held', { heldReason: UNDECIDED, data: { reason: UNDECIDED } })
    return { observed, order: held, deposit: (await tx.deposits.get(deposit.id)) ?? deposit }
  })
}

const find = async (
  store: RebuildDeps['store'],
  order: { id: DepositFacts['order']['id']; onchainId: `0x${string}` | null },
) => (await store.orders.get(order.id)) ?? (order.onchainId && (await store.orders.byOnchainId(order.onchainId)))

async function apply(
  deps: RebuildDeps,
  { observed, order, deposit }: DepositFacts,
  verdict: RebuiltVerdict,
  ending: ObservedEnding | null,
): Promise<void> {
  const { store, actor } = deps
  const { id } = order
  switch (verdict.kind) {
    case 'adopt':
      await adoptPayout(deps, actor, id, verdict.ref)
      if (ending) await store.deposits.recordEnding(observed.chainId, ending)
      return
    case 'refund':
      return store.transaction(async (tx) => {
        await tx.deposits.setException(deposit.id, 'rebuilt')
        await tx.orders.apply(id, 'released', { data: { by: 'rebuild' } })
      })
    case 'end':
      if (ending) return void (await store.deposits.recordEnding(observed.chainId, ending))
      return store.transaction(async (tx) => {
        const data = { by: 'rebuild' }
        if (verdict.as === 'refunded') return void (await tx.orders.apply(id, 'refunded', { data }))
        await tx.orders.apply(id, 'payout_final', { data })
        await tx.orders.apply(id, 'done', { data })
      })
    case 'hold':
      return store.transaction(async (tx) => {
        await tx.orders.apply(id, 'released', { data: { by: 'rebuild' } })
        await tx.orders.apply(id, 'held', { heldReason: verdict.reason, data: { reason: verdict.reason } })
      })
    default:
      throw new AppError('undecided', `No action for ${JSON.stringify(verdict satisfies never)}`)
  }
}
