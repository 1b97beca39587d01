import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { DepositPlace } from '../deposits/types.ts'
import type { EarlierIntent, PaymentPurpose, PaymentSubject, SignedTransfer } from './types.ts'
import { type JournalAddress, type JournalRecord, type JournalTransfer, survivors } from './record.ts'

/** The journal's signed payments by order and deposit; changes to the database can't remove one. */
export interface SignedIndex {
  /** Called before a signature is on disk, so that nothing is signed twice in the meantime. */
  add(record: JournalRecord): void
  /** Intents that may already have moved the subject's value, oldest first. */
  earlier(subject: PaymentSubject): readonly EarlierIntent[]
  since(chain: ChainId, since: Date): readonly EarlierIntent[]
  /** True if a transfer for this order was signed. */
  transfer(orderId: OrderId): boolean
  transfersSince(since: Date): readonly SignedTransfer[]
  /** Terms of the transfer that was signed for this slot; null if the journal has none there. */
  transferIn(slot: SlotPlace): JournalTransfer | null
  /** False if the journal has the payment's intent in another slot. */
  isIn(intentId: string, slot: SlotPlace): boolean
  /** True if the terms of the order at this deposit address are journaled. */
  hasAddress(place: AddressPlace): boolean
  /** Reserves a subject while it is being signed; null while another signature for it is in progress. */
  reserve(subject: PaymentSubject): (() => void) | null
}

export type AddressPlace = Pick<JournalAddress, 'chainId' | 'address'>
export type SlotPlace = Pick<EarlierIntent, 'chainId' | 'signer' | 'slot'>

interface Moved extends SignedTransfer {
  readonly signer: string
  readonly refs: Set<string>
}

interface Entry extends EarlierIntent {
  readonly purpose: PaymentPurpose
  readonly orderId: OrderId | null
  /** Null in records of earlier releases. */
  readonly place: string | null
  readonly txs: EarlierIntent['txs'][number][]
}

const purposes: ReadonlySet<string> = new Set<PaymentPurpose>(['payout', 'refund', 'cancel'])
const isPayment = (purpose: string): purpose is PaymentPurpose => purposes.has(purpose)

const placeOf = ({ chainId, txId, ordinal }: DepositPlace): string =>
  `${chainId}:${/^0x/i.test(txId) ? txId.toLowerCase() : txId}:${ordinal}`

const addressKey = ({ chainId, address }: AddressPlace): string => `${chainId} ${address}`

/** A payout or cancel spends the whole order; a refund spends only one deposit. */
const spendsOrder = (purpose: PaymentPurpose): boolean => purpose !== 'refund'

export function createSignedIndex(records: readonly JournalRecord[]): SignedIndex {
  const entries = new Map<string, Entry>()
  const named = new Map<string, Entry[]>()
  const reserved = new Set<string>()
  const transfers = new Map<string, Moved>()
  const addresses = new Set<string>()

  const namesOf = ({ orderId, place }: Entry): string[] => [
    ...(orderId === null ? [] : [`order ${orderId}`]),
    ...(place === null ? [] : [`deposit ${place}`]),
  ]
  const index: SignedIndex = {
    add: (record) => {
      if (record.kind === 'address') return void addresses.add(addressKey(record.order))
      const known = entries.get(record.intentId)
      const moved = transfers.get(record.intentId)
      if (record.kind === 'tx') moved?.refs.add(record.tx.ref)
      if (record.kind === 'abort' && moved?.refs.delete(record.ref) && moved.refs.size === 0)
        transfers.delete(record.intentId)
      if (record.kind === 'tx') return void known?.txs.push(record.tx)
      if (record.kind === 'open') {
        const { intentId, chainId, signer, slot, purpose, orderId, refId, at, payment = null, tx } = record
        if (record.transfer) {
          const { transfer: terms } = record
          const { asset, amount, orderId: moved } = terms
          const refs = new Set([tx.ref])
          transfers.set(intentId, { orderId: moved, chainId, signer, slot, refId, asset, amount, at, refs, terms })
        }
        if (!isPayment(purpose)) return
        const place = payment ? placeOf(payment.deposit) : null
        const entry: Entry = { intentId, chainId, signer, slot, purpose, orderId, refId, at, payment, place, txs: [tx] }
        entries.set(intentId, entry)
        for (const name of namesOf(entry)) named.set(name, [...(named.get(name) ?? []), entry])
        return
      }
      if (!known) return
      const at = known.txs.findIndex(({ ref }) => ref === record.ref)
      if (at >= 0) known.txs.splice(at, 1)
      if (known.txs.length > 0) return
      entries.delete(known.intentId)
      for (const name of namesOf(known))
        named.set(
          name,
          (named.get(name) ?? []).filter((each) => each !== known),
        )
    },
    earlier: ({ purpose, orderId, deposit }) => {
      const place = placeOf(deposit)
      const ofDeposit = named.get(`deposit ${place}`) ?? []
      const ofOrder = (named.get(`order ${orderId}`) ?? []).filter(
        (entry) => entry.place === null || (spendsOrder(purpose) && spendsOrder(entry.purpose)),
      )
      return [...new Set([...ofDeposit, ...ofOrder])]
    },
    since: (chain, since) => [...entries.values()].filter(({ chainId, at }) => chainId === chain && at >= since),
    transfer: (orderId) => [...transfers.values()].some((one) => one.orderId === orderId),
    transfersSince: (since) => [...transfers.values()].filter(({ at }) => at >= since),
    transferIn: ({ chainId, signer, slot }) =>
      [...transfers.values()].find((one) => one.slot === slot && one.chainId === chainId && one.signer === signer)
        ?.terms ?? null,
    isIn: (intentId, { chainId, signer, slot }) => {
      const entry = entries.get(intentId) ?? transfers.get(intentId)
      return !entry || (entry.chainId === chainId && entry.signer === signer && entry.slot === slot)
    },
    hasAddress: (place) => addresses.has(addressKey(place)),
    reserve: ({ purpose, orderId, deposit }) => {
      const names = [`deposit ${placeOf(deposit)}`, ...(spendsOrder(purpose) ? [`order ${orderId}`] : [])]
      if (names.some((name) => reserved.has(name))) return null
      for (const name of names) reserved.add(name)
      return () => {
        for (const name of names) reserved.delete(name)
      }
    },
  }
  for (const record of records) if (record.kind === 'address') index.add(record)
  for (const { open, txs } of survivors(records)) {
    index.add(open)
    for (const { tx } of txs.slice(1)) index.add({ kind: 'tx', intentId: open.intentId, tx, at: open.at })
  }
  return index
}
