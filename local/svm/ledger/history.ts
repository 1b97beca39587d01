import type { TransactionRecord } from './records.ts'

/** The newest transactions in memory, by signature, slot and account; older ones are dropped, as by a pruned node. */
export interface History {
  add(record: TransactionRecord): void
  get(signature: string): TransactionRecord | null
  bySlot(slot: number): readonly TransactionRecord[]
  /** Newest first. */
  byAccount(key: string): TransactionRecord[]
}

export function createHistory(capacity: number): History {
  const bySignature = new Map<string, TransactionRecord>()
  const slots = new Map<number, TransactionRecord[]>()
  const accounts = new Map<string, TransactionRecord[]>()

  const dropFirst = <Key>(index: Map<Key, TransactionRecord[]>, key: Key): void => {
    const list = index.get(key)
    list?.shift()
    if (list?.length === 0) index.delete(key)
  }
  const push = <Key>(index: Map<Key, TransactionRecord[]>, key: Key, record: TransactionRecord): void => {
    const list = index.get(key)
    if (list) list.push(record)
    else index.set(key, [record])
  }
  const forgetOldest = (): void => {
    const oldest = bySignature.values().next().value
    if (!oldest) return
    bySignature.delete(oldest.signature)
    dropFirst(slots, oldest.slot)
    for (const key of new Set(oldest.keys)) dropFirst(accounts, key)
  }

  return {
    add: (record) => {
      bySignature.set(record.signature, record)
      push(slots, record.slot, record)
      for (const key of new Set(record.keys)) push(accounts, key, record)
      if (bySignature.size > capacity) forgetOldest()
    },
    get: (signature) => bySignature.get(signature) ?? null,
    bySlot: (slot) => slots.get(slot) ?? [],
    byAccount: (key) => [...(accounts.get(key) ?? [])].reverse(),
  }
}
