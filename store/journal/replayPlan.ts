import type { SignedTx } from '#chains/contract.ts'
import type { JournalCount, JournalRecord } from './record.ts'

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

/** Groups the journal's intents by slot: one has several only if the earlier ones were rolled back. */
export function planReplay(records: readonly JournalRecord[]): Intent[][] {
  const slots = new Map<string, Intent[]>()
  for (const intent of survivors(records)) {
    const key = `${intent.open.chainId} ${intent.open.signer} ${intent.open.slot}`
    slots.set(key, [...(slots.get(key) ?? []), intent])
  }
  return [...slots.values()]
}
