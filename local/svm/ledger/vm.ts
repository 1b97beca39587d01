import { base58 } from '@scure/base'
import { Account, Clock, FailedTransactionMetadata, LiteSvm, type TransactionMetadata } from 'litesvm/dist/internal.js'
import { transactionErr } from './errors.ts'
import type { AccountRecord, TransactionErr } from './records.ts'

export interface Outcome {
  readonly err: TransactionErr | null
  readonly logs: readonly string[]
  readonly units: number
  /** Inner instructions, per top-level instruction. */
  readonly inner: readonly {
    programIdIndex: number
    accounts: readonly number[]
    data: Uint8Array
    stackHeight: number
  }[][]
}

export interface Simulation extends Outcome {
  /** Accounts after the transaction, without the untouched ones. */
  readonly accounts: ReadonlyMap<string, AccountRecord>
}

/**
 * The virtual machine on bytes and records. The bank checks block hashes and repeats, because its history is longer.
 */
export interface Vm {
  account(key: string): AccountRecord | null
  /** Returns the account without program code, which is large and part of every transaction. */
  light(key: string): AccountRecord | null
  ownedBy(program: string): AccountRecord[]
  restore(account: AccountRecord): void
  /** Adds a program from its ELF file. */
  addProgram(key: string, file: Uint8Array): void
  setTime(slot: number, seconds: number): void
  execute(transaction: Uint8Array): Outcome
  simulate(transaction: Uint8Array, verify: boolean): Simulation
  rentExemption(bytes: number): number
}

const toRecord = (key: string, account: Account, withCode = true): AccountRecord => ({
  key,
  lamports: account.lamports().toString(),
  owner: base58.encode(account.owner()),
  executable: account.executable(),
  data: account.executable() && !withCode ? '' : Buffer.from(account.data()).toString('base64'),
})

const ofMeta = (meta: TransactionMetadata): Omit<Outcome, 'err'> => ({
  logs: meta.logs(),
  units: Number(meta.computeUnitsConsumed()),
  inner: meta.innerInstructions().map((calls) =>
    calls.map((call) => ({
      programIdIndex: call.instruction().programIdIndex(),
      accounts: [...call.instruction().accounts()],
      data: call.instruction().data(),
      stackHeight: call.stackHeight(),
    })),
  ),
})

const failed = (result: FailedTransactionMetadata): Outcome => ({
  err: transactionErr(result),
  ...ofMeta(result.meta()),
})

export function createVm(): Vm {
  const svm = new LiteSvm()
  svm.setBlockhashCheck(false)
  svm.setTransactionHistory(0n)
  const read = (key: string, withCode: boolean): AccountRecord | null => {
    const found = svm.getAccount(base58.decode(key))
    return found === null ? null : toRecord(key, found, withCode)
  }
  return {
    account: (key) => read(key, true),
    light: (key) => read(key, false),
    ownedBy: (program) =>
      svm.getProgramAccounts(base58.decode(program)).map((row) => toRecord(base58.encode(row.address), row.account())),
    restore: (account) => {
      const owner = base58.decode(account.owner)
      svm.setAccount(
        base58.decode(account.key),
        new Account(BigInt(account.lamports), Buffer.from(account.data, 'base64'), owner, account.executable, 0n),
      )
    },
    addProgram: (key, file) => svm.addProgram(base58.decode(key), file),
    setTime: (slot, seconds) => svm.setClock(new Clock(BigInt(slot), 0n, 0n, 0n, BigInt(seconds))),
    execute: (transaction) => {
      const result = svm.sendVersionedTransaction(transaction)
      return result instanceof FailedTransactionMetadata ? failed(result) : { err: null, ...ofMeta(result) }
    },
    simulate: (transaction, verify) => {
      svm.setSigverify(verify)
      const result = svm.simulateVersionedTransaction(transaction)
      svm.setSigverify(true)
      if (result instanceof FailedTransactionMetadata) return { ...failed(result), accounts: new Map() }
      const after = result.postAccounts().map((row) => toRecord(base58.encode(row.address), row.account()))
      return { err: null, ...ofMeta(result.meta()), accounts: new Map(after.map((account) => [account.key, account])) }
    },
    rentExemption: (bytes) => Number(svm.minimumBalanceForRentExemption(BigInt(bytes))),
  }
}
