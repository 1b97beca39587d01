import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { TransferRow } from '../transfers/types.ts'
import type { SignedTx } from '#chains/contract/payer.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import type { DepositPlace } from '../deposits/types.ts'
import type { Fence } from '../work/types.ts'
import type { Db, Scope } from '../database.ts'
import type { IntentJournal } from '../journal/journal.ts'
import type { JournalCount, JournalPayment, JournalRecord, JournalTransfer } from '../journal/record.ts'
import type { SignedIndex } from '../journal/signedIndex.ts'
import type { VersionMarks } from '../journal/versionMarks.ts'
import { signers, slots } from '../schema.ts'
import { lockMoves, movedSince } from '../transfers/moved.ts'
import { only } from '../context.ts'
import { checkFence } from '../work/leases.ts'
import { bumpVersion, requireCurrent } from '../journal/moneyVersion.ts'
import { bindSubjects, lockSubjects, type SlotAsk, type SlotSubject } from './subjects.ts'
import { insertTxs, type StoredSlot } from './rows.ts'

export interface OpenRequest {
  chainId: ChainId
  signer: string
  floor: bigint
  pending?: bigint | undefined
  fence?: Fence | undefined
  asks: readonly SlotAsk[]
}
/** Signs for one slot; `ask` is the index in the request. */
export type SignSlot = (slot: bigint, ask: number) => Promise<SignedTx>
export type Opened = { row: StoredSlot; tx: SignedTx } | { failed: unknown }

interface Tools {
  journal: IntentJournal | null
  marks: VersionMarks
  signed: SignedIndex | null
}

interface Signed {
  ask: number
  subject: SlotSubject
  slot: bigint
  intentId: string
  tx: SignedTx
}

/**
 * Takes the next slots, signs and stores them; see `Slots.openAll` and the crash order in journal.ts. Failed asks use
 * no slot.
 */
export async function openSlots(
  scope: Scope,
  tools: Tools,
  request: OpenRequest,
  sign: SignSlot,
  at: Date,
): Promise<Opened[]> {
  await checkFence(scope.q, request.fence)
  const locked = await withinLimits(scope.q, tools.signed, request.asks, await lockSubjects(scope.q, request.asks))
  const { subjects, release } = reserveUnsigned(tools.signed, request.asks, locked)
  try {
    if (subjects.some(isSignedBefore)) await requireCurrent(scope.q, tools.marks, request.chainId)
    return await openReserved(scope, tools, request, sign, at, subjects)
  } finally {
    release()
  }
}

/**
 * Refuses transfers above the limit of all networks together. The lock lasts until the commit, which makes this transfer count
 * for the next one; a crash after it leaves the transfer counted until its end is known.
 */
async function withinLimits(
  q: Db,
  signed: SignedIndex | null,
  asks: readonly SlotAsk[],
  subjects: readonly (SlotSubject | AppError)[],
): Promise<(SlotSubject | AppError)[]> {
  const judged: (SlotSubject | AppError)[] = []
  for (const [ask, subject] of subjects.entries()) {
    const limit = asks[ask]?.limit
    if (!limit || subject instanceof AppError) {
      judged.push(subject)
      continue
    }
    await lockMoves(q)
    judged.push(limit.decide(await movedSince(q, signed, limit.since)) ?? subject)
  }
  return judged
}

async function openReserved(
  scope: Scope,
  { journal, marks }: Tools,
  request: OpenRequest,
  sign: SignSlot,
  at: Date,
  subjects: readonly (SlotSubject | AppError)[],
): Promise<Opened[]> {
  const { q } = scope
  const { chainId, signer } = request
  const outcomes: Opened[] = subjects.map((subject) => ({ failed: subject }))
  const ready = subjects.flatMap((subject, ask) => (subject instanceof AppError ? [] : [{ subject, ask }]))
  if (ready.length === 0) return outcomes
  const first = await lockSigner(q, request)
  if ((request.pending ?? 0n) > first) throw unknownPending(chainId)
  const signed = await signAll(ready, first, sign, (ask, error) => void (outcomes[ask] = { failed: error }))
  if (signed.length === 0) return outcomes
  await q
    .update(signers)
    .set({ nextSlot: (signed.at(-1)?.slot ?? 0n) + 1n })
    .where(signerIs(chainId, signer))
  const rows = await insert(q, request, signed, at)
  await insertTxs(
    q,
    signed.map(({ slot, tx }) => ({ slotId: idOf(rows, slot), attempt: 0, tx })),
    at,
  )
  await bindSubjects(
    q,
    signed.map(({ subject, slot, tx }) => ({ subject, slotId: idOf(rows, slot), slot, ref: tx.ref })),
    at,
  )
  const count = await bumpVersion(scope, marks, chainId, 'journalled', at)
  await writeJournal(
    scope,
    journal,
    signed.map((one) => record(request, one, at, count)),
  )
  for (const { ask, slot, tx } of signed) outcomes[ask] = { row: stored(rows, slot), tx }
  return outcomes
}

const signedBefore = (): AppError =>
  new AppError(
    'signed_before',
    'The intent journal has a transaction for this order or its deposit that is not proven to have moved no funds.',
    { retriable: false },
  )
const isSignedBefore = (subject: SlotSubject | AppError): boolean =>
  subject instanceof AppError && subject.reason === 'signed_before'
const changed = (): AppError =>
  new AppError(
    'disbursement_changed',
    'The rows name another order, deposit or transfer than the one that was checked.',
  )

/**
 * Admits only payments that the journal doesn't have, one at a time: rows alone must not decide, since they can be
 * rewritten.
 */
function reserveUnsigned(
  signed: SignedIndex | null,
  asks: readonly SlotAsk[],
  locked: readonly (SlotSubject | AppError)[],
): { subjects: (SlotSubject | AppError)[]; release: () => void } {
  const releases: (() => void)[] = []
  const judge = (
    subject: SlotSubject | AppError,
    { checked, checkedTransfer }: Pick<SlotAsk, 'checked' | 'checkedTransfer'>,
  ): SlotSubject | AppError => {
    if (subject instanceof AppError) return subject
    if (subject.kind === 'transfer') {
      if (checkedTransfer && !isSameTransfer(checkedTransfer, subject.row)) return changed()
      return signed?.transfer(subject.row.orderId) ? signedBefore() : subject
    }
    if (subject.kind !== 'disbursement') return subject
    const { row, order, deposit } = subject
    if (checked && !(checked.orderId === order.id && isSamePlace(checked.deposit, deposit))) return changed()
    const payment = { purpose: row.kind, orderId: order.id, deposit }
    const settled = new Set(checked?.settled)
    if (signed?.earlier(payment).some(({ intentId }) => !settled.has(intentId))) return signedBefore()
    const release = signed ? signed.reserve(payment) : () => undefined
    if (!release) return signedBefore()
    releases.push(release)
    return subject
  }
  return {
    subjects: locked.map((subject, ask) => judge(subject, asks[ask] ?? {})),
    release: () => {
      for (const release of releases) release()
    },
  }
}

const isSamePlace = (a: DepositPlace, b: DepositPlace): boolean =>
  a.chainId === b.chainId && a.txId === b.txId && a.ordinal === b.ordinal

async function signAll(
  ready: readonly { subject: SlotSubject; ask: number }[],
  first: bigint,
  sign: SignSlot,
  failed: (ask: number, error: unknown) => void,
): Promise<Signed[]> {
  const signed: Signed[] = []
  for (const { subject, ask } of ready) {
    const slot = first + BigInt(signed.length)
    try {
      signed.push({ ask, subject, slot, intentId: randomUUID(), tx: await sign(slot, ask) })
    } catch (error) {
      failed(ask, error)
    }
  }
  return signed
}

const unknownPending = (chain: ChainId): AppError =>
  new AppError(
    'unknown_pending',
    `Nodes of network ${chain} have a transaction of this signer that is missing from the database: it may be a lost payout.`,
  )

const signerIs = (chainId: ChainId, signer: string) => and(eq(signers.chainId, chainId), eq(signers.signer, signer))

/**
 * Locks the signer and returns its next slot. The chain can be ahead of the database if the key was used elsewhere, but
 * never behind.
 */
const lockSigner = (q: Db, { chainId, signer, floor }: OpenRequest): Promise<bigint> => raise(q, chainId, signer, floor)

/** Ensures that a slot that the chain may know is never assigned again. */
export const raiseNextSlot = async (q: Db, chainId: ChainId, signer: string, used: bigint): Promise<void> =>
  void (await raise(q, chainId, signer, used + 1n))

async function raise(q: Db, chainId: ChainId, signer: string, nextSlot: bigint): Promise<bigint> {
  const rows = await q
    .insert(signers)
    .values({ chainId, signer, nextSlot })
    .onConflictDoUpdate({
      target: [signers.chainId, signers.signer],
      set: { nextSlot: sql`greatest(${signers.nextSlot}, excluded.next_slot)` },
    })
    .returning({ next: signers.nextSlot })
  return only(rows).next
}

async function insert(
  q: Db,
  { chainId, signer, asks }: OpenRequest,
  signed: readonly Signed[],
  at: Date,
): Promise<Map<bigint, StoredSlot>> {
  const values = signed.map(({ ask, slot, intentId }) => {
    const { purpose = 'void' as const, refId = null } = asks[ask] ?? {}
    return { chainId, signer, slot, purpose, refId, state: 'open' as const, intentId, createdAt: at }
  })
  return new Map((await q.insert(slots).values(values).returning()).map((row) => [row.slot, row]))
}

const stored = (rows: ReadonlyMap<bigint, StoredSlot>, slot: bigint): StoredSlot =>
  only([...rows.values()].filter((row) => row.slot === slot))
const idOf = (rows: ReadonlyMap<bigint, StoredSlot>, slot: bigint): bigint => stored(rows, slot).id

type Written = Extract<JournalRecord, { kind: 'open' | 'tx' }>

function record(
  { chainId, signer, asks }: OpenRequest,
  { ask, subject, slot, intentId, tx }: Signed,
  at: Date,
  count: JournalCount,
): Written {
  const { purpose = 'void' as const, refId = null } = asks[ask] ?? {}
  return {
    kind: 'open',
    intentId,
    chainId,
    signer,
    slot,
    purpose,
    refId,
    orderId: orderOf(subject),
    ...(subject.kind === 'disbursement' ? { payment: paymentOf(subject) } : {}),
    ...(subject.kind === 'transfer' ? { transfer: transferOf(subject) } : {}),
    tx,
    at,
    count,
  }
}

function orderOf(subject: SlotSubject): OrderId | null {
  if (subject.kind === 'disbursement') return subject.order.id
  if (subject.kind === 'transfer') return subject.row.orderId
  return subject.kind === 'opening' ? subject.orderId : null
}

const isSameTransfer = (a: TransferRow, b: TransferRow): boolean => textOf(a) === textOf(b)
const textOf = (row: TransferRow): string =>
  JSON.stringify(transferOf({ row }), (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

function transferOf({ row }: Pick<SlotSubject & { kind: 'transfer' }, 'row'>): JournalTransfer {
  const { id: _, state: _s, reason: _r, txRef: _t, arrivalKey: _k, createdAt: _c, updatedAt: _u, ...terms } = row
  return { ...terms, openBy: terms.openBy.toISOString() }
}

function paymentOf({ row, deposit }: SlotSubject & { kind: 'disbursement' }): JournalPayment {
  const { chainId, txId, ordinal, height, blockHash, asset, amount, sender, memo } = deposit
  return {
    deposit: { chainId, txId, ordinal, height, blockHash, asset, amount, sender, memo },
    row: {
      asset: row.asset,
      amount: row.amount,
      destinationGas: row.destinationGas,
      recipient: row.recipient,
      usdE8: row.usdE8,
    },
  }
}

/** Runs last before the commit, so that earlier failures leave no record. Records of one call share one flush. */
export async function writeJournal(
  scope: Scope,
  journal: IntentJournal | null,
  records: readonly Written[],
): Promise<void> {
  if (!journal) return
  scope.onRollback(
    async () =>
      void (await Promise.all(
        records.map(({ intentId, tx }) => journal.append({ kind: 'abort', intentId, ref: tx.ref })),
      )),
  )
  await Promise.all(records.map((each) => journal.append(each)))
}
