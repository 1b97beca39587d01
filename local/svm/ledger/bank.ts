import { base58 } from '@scure/base'
import { type Decoded, decodeTransaction } from './decode.ts'
import type { LedgerLog } from './log.ts'
import type { AccountRecord, TransactionErr, TransactionMeta, TransactionRecord } from './records.ts'
import { type Anchor, blockHeight, blockhash, blockSlot, HASH_LIFETIME, slotAt, timeOf } from './schedule.ts'
import { tokenBalances } from './tokens.ts'
import type { Outcome, Simulation, Vm } from './vm.ts'

export type Commitment = 'processed' | 'confirmed' | 'finalized'

export interface BankOptions {
  readonly vm: Vm
  readonly log: LedgerLog
  readonly slotMs: number
  /** Slots after which a block is final. */
  readonly finalizedAfter: number
  readonly capacity: number
  readonly now: () => number
}

/** The chain itself: time in slots, the transactions that land in them, and the resulting state. */
export interface Bank {
  readonly genesis: string
  readonly vm: Vm
  readonly history: History
  slot(commitment: Commitment): number
  hash(slot: number): string
  time(slot: number): number
  /** The slot of that hash, while transactions may still use it. */
  slotOfHash(hash: string): number | null
  commitmentOf(slot: number): Commitment
  decode(bytes: Uint8Array): Decoded
  /** Error that the transaction would get now; null if it would succeed. */
  refusal(transaction: Decoded): TransactionErr | null
  /** Changes nothing; without `verify`, unsigned transactions run too. */
  simulate(transaction: Decoded, verify: boolean): Simulation
  /** Runs and records it; a transaction that may not land at all leaves nothing. */
  execute(transaction: Decoded): Outcome
  /** Genesis accounts, before any transaction. */
  place(accounts: readonly AccountRecord[]): void
  onSlot(listener: (slot: number) => void): () => void
  tick(): void
}

export function createBank(options: BankOptions): Bank {
  const { vm, log, slotMs } = options
  const { header } = log.state
  const history = createHistory(options.capacity)
  const listeners = new Set<(slot: number) => void>()
  const hashes = new Map<string, number>()
  const last = log.state.transactions.at(-1)
  // A clock that was set back must not stop the chain, which then continues from its last time.
  const wall = slotAt(header, options.now(), slotMs)
  const anchor: Anchor = last && wall <= last.slot ? { slot: last.slot + 2, time: options.now() } : header
  for (const account of log.state.accounts.values()) vm.restore(account)
  for (const record of log.state.transactions) history.add(record)
  let current = slotAt(anchor, options.now(), slotMs)

  const hash = (slot: number): string => blockhash(header.genesis, slot)
  const time = (slot: number): number => history.bySlot(slot)[0]?.time ?? timeOf(anchor, slot, slotMs)
  const depth: Record<Commitment, number> = { processed: 0, confirmed: 1, finalized: options.finalizedAfter }
  const read = (keys: readonly string[]): (AccountRecord | null)[] => keys.map((key) => vm.light(key))

  const enter = (slot: number): void => {
    for (let s = Math.max(current, slot - HASH_LIFETIME - 20); s <= slot; s++) hashes.set(hash(s), s)
    for (const [old, s] of hashes) if (blockHeight(s) < blockHeight(slot) - HASH_LIFETIME) hashes.delete(old)
    current = slot
    vm.setTime(slot, timeOf(anchor, slot, slotMs))
  }
  for (let s = current - HASH_LIFETIME; s < current; s++) hashes.set(hash(s), s)
  enter(current)

  const refusal = (transaction: Decoded): TransactionErr | null => {
    if (history.get(transaction.signature)) return 'AlreadyProcessed'
    return hashes.has(transaction.recentBlockhash) ? null : 'BlockhashNotFound'
  }

  const record = (transaction: Decoded, outcome: Outcome, before: (AccountRecord | null)[]): void => {
    const after = read(transaction.keys)
    const changed = transaction.keys.flatMap((key, i) => {
      if (sameAccount(before[i], after[i])) return []
      return [vm.account(key) ?? { key, lamports: '0', owner: '', executable: false, data: '' }]
    })
    const paid = BigInt(before[0]?.lamports ?? 0) - BigInt(after[0]?.lamports ?? 0)
    if (outcome.err !== null && paid === 0n) return
    const made: TransactionRecord = {
      signature: transaction.signature,
      slot: current,
      time: timeOf(anchor, current, slotMs),
      raw: Buffer.from(transaction.bytes).toString('base64'),
      version: transaction.version,
      keys: transaction.keys,
      memo: transaction.memo,
      meta: metaOf(transaction, outcome, before, after),
    }
    log.append({ accounts: changed, transaction: made })
    history.add(made)
  }

  const metaOf = (
    transaction: Decoded,
    outcome: Outcome,
    before: (AccountRecord | null)[],
    after: (AccountRecord | null)[],
  ): TransactionMeta => ({
    err: outcome.err,
    status: outcome.err === null ? { Ok: null } : { Err: outcome.err },
    fee: feeOf(before, after),
    preBalances: before.map((account) => Number(account?.lamports ?? 0)),
    postBalances: after.map((account) => Number(account?.lamports ?? 0)),
    preTokenBalances: tokenBalances(before, vm.light),
    postTokenBalances: tokenBalances(after, vm.light),
    innerInstructions: outcome.inner.flatMap((calls, index) =>
      calls.length > 0
        ? [{ index, instructions: calls.map((call) => ({ ...call, data: base58.encode(call.data) })) }]
        : [],
    ),
    logMessages: outcome.logs,
    loadedAddresses: transaction.loaded,
    computeUnitsConsumed: outcome.units,
    rewards: [],
  })

  return {
    genesis: header.genesis,
    vm,
    history,
    slot: (commitment) => blockSlot(current - depth[commitment]),
    hash,
    time,
    slotOfHash: (text) => hashes.get(text) ?? null,
    commitmentOf: (slot) =>
      slot <= current - depth.finalized ? 'finalized' : slot <= current - depth.confirmed ? 'confirmed' : 'processed',
    decode: (bytes) => decodeTransaction(bytes, vm.account),
    refusal,
    simulate: (transaction, verify) => vm.simulate(transaction.bytes, verify),
    execute: (transaction) => {
      const before = read(transaction.keys)
      const outcome = vm.execute(transaction.bytes)
      record(transaction, outcome, before)
      return outcome
    },
    place: (accounts) => {
      for (const account of accounts) vm.restore(account)
      log.append({ accounts, transaction: null })
    },
    onSlot: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tick: () => {
      const slot = slotAt(anchor, options.now(), slotMs)
      if (slot <= current) return
      enter(slot)
      for (const listener of listeners) listener(slot)
    },
  }
}

/** No program creates or destroys lamports: input minus output is the fee. */
function feeOf(before: readonly (AccountRecord | null)[], after: readonly (AccountRecord | null)[]): number {
  const sum = (accounts: readonly (AccountRecord | null)[]): bigint =>
    accounts.reduce((total, account) => total + BigInt(account?.lamports ?? 0), 0n)
  return Number(sum(before) - sum(after))
}

const sameAccount = (a: AccountRecord | null | undefined, b: AccountRecord | null | undefined): boolean =>
  a && b
    ? a.lamports === b.lamports && a.data === b.data && a.owner === b.owner && a.executable === b.executable
    : !a && !b

/** The newest transactions in memory, by signature, slot and account; older ones are dropped, as by a pruned node. */
interface History {
  add(record: TransactionRecord): void
  get(signature: string): TransactionRecord | null
  bySlot(slot: number): readonly TransactionRecord[]
  /** Newest first. */
  byAccount(key: string): TransactionRecord[]
}

function createHistory(capacity: number): History {
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
