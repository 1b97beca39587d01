import type { SignedTx } from '#chains/contract.ts'
import type { JournalCount, JournalRecord } from './journalRecord.ts'

type OpenRecord = Extract<JournalRecord, { kind: 'open' }>

/** One intent as the journal tells it, without what is known to have been rolled back. */
export interface Intent {
  open: OpenRecord
  /** The opening transaction first, then each later one. */
  txs: { tx: SignedTx; at: Date }[]
  /** The commits that wrote these transactions. */
  counts: { count: JournalCount; at: Date }[]
}

/** Every intent that was not rolled back for certain, oldest first. */
export function survivors(records: readonly JournalRecord[]): Intent[] {
  const aborted = new Set(
    records.filter((record) => record.kind === 'abort').map(({ intentId, ref }) => `${intentId} ${ref}`),
  )
  const isAborted = (intentId: string, ref: string): boolean => aborted.has(`${intentId} ${ref}`)
  const intents = new Map<string, Intent>()
  for (const record of records) {
    if (record.kind === 'abort' || isAborted(record.intentId, record.tx.ref)) continue
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

/** Groups what the journal holds by slot number: a number has several intents only when the earlier ones were rolled back. */
export function planReplay(records: readonly JournalRecord[]): Intent[][] {
  const slots = new Map<string, Intent[]>()
  for (const intent of survivors(records)) {
    const key = `${intent.open.chainId} ${intent.open.signer} ${intent.open.slot}`
    slots.set(key, [...(slots.get(key) ?? []), intent])
  }
  return [...slots.values()]
}
