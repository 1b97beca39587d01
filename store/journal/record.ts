import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import type { SignedTx } from '#chains/contract/payer.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { OrderId } from '#core/order/id.ts'
import type { TakeRequest } from '../disbursements/types.ts'
import type { OrderRow } from '../orders/types.ts'
import type { NewTransfer } from '../transfers/types.ts'
import type { SlotPurpose } from '../txSlots/types.ts'

/** Payment of a slot, sufficient to recreate its rows if the database lost them too. */
export interface JournalPayment {
  deposit: Omit<ObservedDeposit, 'binding'> & { memo: string | null }
  row: Pick<TakeRequest, 'asset' | 'amount' | 'destinationGas' | 'recipient' | 'usdE8'>
}

/** Transfer of a slot, sufficient to recreate its row. The time is text, as in JSON. */
export type JournalTransfer = Omit<NewTransfer, 'openBy' | CanaryTerms> & { openBy: string } & Partial<
    Pick<NewTransfer, CanaryTerms>
  >
/** Absent in records of earlier releases. */
type CanaryTerms = 'canaryRoute' | 'canaryHour'

/** Order at an EVM deposit address: its terms, and the fields of its row that they don't show. */
export interface JournalAddress {
  orderId: OrderId
  chainId: ChainId
  address: string
  /** The address commits to it as well as to the terms. */
  owner: string
  escrow: string
  terms: EscrowOrder
  makerSignature: `0x${string}`
  row: Pick<OrderRow, AddressFields>
}
const addressFieldNames = [
  'exact',
  'gasCompensation',
  'depositGas',
  'bridgeFee',
  'sendUsdE8',
  'memo',
  'exchangeId',
  'etaSeconds',
  'creatorTokenHash',
  'payment',
] as const satisfies readonly (keyof OrderRow)[]
type AddressFields = (typeof addressFieldNames)[number]

/** Picks the fields of an order's row that its terms don't show. */
export const addressFields = (row: Pick<OrderRow, AddressFields>): JournalAddress['row'] =>
  Object.fromEntries(addressFieldNames.map((name) => [name, row[name]])) as JournalAddress['row']

/** A commit's position among those of its chain. */
export interface JournalCount {
  /** Counts all transactions that commit money. */
  version: bigint
  /** Counts those that the journal records, without gaps. */
  journalled: bigint
}

/** Facts that must survive even if the database loses its last writes. */
export type JournalRecord =
  | {
      kind: 'open'
      intentId: string
      chainId: ChainId
      signer: string
      slot: bigint
      purpose: SlotPurpose
      refId: bigint | null
      orderId: OrderId | null
      /** Absent for claims, setup and voids, and in records of earlier releases. */
      payment?: JournalPayment
      /** Present for transfers between the maker's own wallets. */
      transfer?: JournalTransfer
      tx: SignedTx
      at: Date
      /** Absent in records of earlier releases. */
      count?: JournalCount
    }
  | { kind: 'tx'; intentId: string; tx: SignedTx; at: Date; count?: JournalCount }
  /** The transaction that wrote `ref` was certainly rolled back, so its bytes never left this process. */
  | { kind: 'abort'; intentId: string; ref: string }
  /** Written before anything is signed for the order. Earlier releases refuse a journal that has one. */
  | { kind: 'address'; order: JournalAddress; at: Date }

const BIGINT = /^-?\d+n$/
const bigints = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? `${value}n` : value)
/** Texts that others write may look like a bigint: an exchange's memo, for instance. */
const texts: ReadonlySet<string> = new Set(['raw', 'ref', 'memo'])
const fromBigints = (key: string, value: unknown): unknown =>
  !texts.has(key) && typeof value === 'string' && BIGINT.test(value) ? BigInt(value.slice(0, -1)) : value

export const encodeRecord = (record: JournalRecord): Buffer => Buffer.from(JSON.stringify(record, bigints), 'utf8')

/** The checksum matched, so the shape is ours. */
export function decodeRecord(bytes: Buffer): JournalRecord {
  const value = JSON.parse(bytes.toString('utf8'), fromBigints) as JournalRecord
  if (!['open', 'tx', 'abort', 'address'].includes(value.kind)) {
    throw new AppError(
      'journal_corrupt',
      'The intent journal holds a record of an unknown kind; it was written by another version.',
      { retriable: false },
    )
  }
  return value.kind === 'abort' ? value : { ...value, at: new Date(value.at) }
}

type OpenRecord = Extract<JournalRecord, { kind: 'open' }>

/** One journaled intent, without transactions that were certainly rolled back. */
export interface Intent {
  open: OpenRecord
  /** The opening transaction first, then later ones. */
  txs: { tx: SignedTx; at: Date }[]
  /** The commits that wrote these transactions. */
  counts: { count: JournalCount; at: Date }[]
}

/** Intents that were not certainly rolled back, oldest first. */
export function survivors(records: readonly JournalRecord[]): Intent[] {
  const aborted = new Set(
    records.filter((record) => record.kind === 'abort').map(({ intentId, ref }) => `${intentId} ${ref}`),
  )
  const isAborted = (intentId: string, ref: string): boolean => aborted.has(`${intentId} ${ref}`)
  const intents = new Map<string, Intent>()
  for (const record of records) {
    if (record.kind === 'abort' || record.kind === 'address' || isAborted(record.intentId, record.tx.ref)) continue
    const entry = { tx: record.tx, at: record.at }
    const counts = record.count === undefined ? [] : [{ count: record.count, at: record.at }]
    if (record.kind === 'open') intents.set(record.intentId, { open: record, txs: [entry], counts })
    else {
      intents.get(record.intentId)?.txs.push(entry)
      intents.get(record.intentId)?.counts.push(...counts)
    }
  }
  return [...intents.values()]
}

/** Groups the journal's intents by slot: one has several only if the earlier ones were rolled back. */
export function planReplay(records: readonly JournalRecord[]): Intent[][] {
  const slots = new Map<string, Intent[]>()
  for (const intent of survivors(records)) {
    const key = `${intent.open.chainId} ${intent.open.signer} ${intent.open.slot}`
    slots.set(key, [...(slots.get(key) ?? []), intent])
  }
  return [...slots.values()]
}
