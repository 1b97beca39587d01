import {
  type Address,
  Cell,
  loadShardAccount,
  loadTransaction,
  type Message,
  type ShardAccount,
  type Transaction,
  type TupleItem,
} from '@ton/core'
import { type Blocks, createBlocks } from './blocks.ts'
import type { LedgerLog } from './log.ts'
import type { AccountRecord, Entry } from './records.ts'
import { type MethodResult, openVm, type Vm } from './vm.ts'

/** The local chain: stored data is answered without the virtual machine. */
export interface Chain {
  readonly blocks: Blocks
  /** Epoch seconds. */
  now(): number
  account(address: Address): ShardAccount | null
  /** Newest first. */
  transactions(address: Address): readonly Transaction[]
  /** Places genesis accounts. */
  place(accounts: readonly AccountRecord[]): void
  /** Handles one message at a time. @throws Error if its contract does not accept it */
  send(message: Message): Promise<void>
  run(address: Address, method: string, stack: TupleItem[]): Promise<MethodResult>
}

export function createChain(log: LedgerLog, clock: () => number): Chain {
  const accounts = new Map<string, string>()
  const history = new Map<string, Transaction[]>()
  let lt = 0n
  let vm: Promise<Vm> | null = null
  let last: Promise<unknown> = Promise.resolve()
  const now = (): number => Math.floor(clock() / 1000)

  function take(entry: Entry): void {
    for (const { address, boc } of entry.accounts) accounts.set(address, boc)
    for (const { address, boc } of entry.transactions) {
      const known = history.get(address) ?? []
      known.unshift(loadTransaction(Cell.fromBase64(boc).beginParse()))
      history.set(address, known)
    }
    lt = BigInt(entry.lt)
  }

  function record(entry: Entry): void {
    log.append(entry)
    take(entry)
  }

  const open = (): Promise<Vm> => (vm ??= openVm(accounts, lt))

  /** The machine has one clock and one state, so its calls run in turn. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }

  for (const entry of log.entries) take(entry)
  return {
    blocks: createBlocks(log.header, now),
    now,
    account: (address) => {
      const boc = accounts.get(address.toRawString())
      return boc === undefined ? null : loadShardAccount(Cell.fromBase64(boc).beginParse())
    },
    transactions: (address) => history.get(address.toRawString()) ?? [],
    place: (placed) => record({ accounts: placed, transactions: [], lt: String(lt) }),
    send: (message) => inTurn(async () => record(await (await open()).send(message, now()))),
    run: (address, method, stack) => inTurn(async () => (await open()).run(address, method, stack, now())),
  }
}
