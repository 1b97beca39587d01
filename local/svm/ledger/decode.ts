import { base58 } from '@scure/base'
import { AddressLookupTableAccount, PublicKey, VersionedTransaction } from '@solana/web3.js'
import type { AccountRecord } from './records.ts'

const memoPrograms = new Set([
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVddwQDxFMNo',
])

export interface Decoded {
  readonly bytes: Uint8Array
  readonly signature: string
  readonly version: 'legacy' | 0
  readonly recentBlockhash: string
  /** Static keys, then writable and read-only ones of lookup tables, in index order. */
  readonly keys: readonly string[]
  readonly loaded: { writable: readonly string[]; readonly: readonly string[] }
  readonly memo: string | null
}

type LookUp = (key: string) => AccountRecord | null

function loadedKeys(transaction: VersionedTransaction, accountOf: LookUp): Decoded['loaded'] {
  const writable: string[] = []
  const readonly: string[] = []
  for (const lookup of transaction.message.addressTableLookups) {
    const table = accountOf(lookup.accountKey.toBase58())
    const addresses = table ? AddressLookupTableAccount.deserialize(Buffer.from(table.data, 'base64')).addresses : []
    const pick = (index: number): string => (addresses[index] ?? PublicKey.default).toBase58()
    writable.push(...lookup.writableIndexes.map(pick))
    readonly.push(...lookup.readonlyIndexes.map(pick))
  }
  return { writable, readonly }
}

function memoOf(transaction: VersionedTransaction, keys: readonly string[]): string | null {
  const memos = transaction.message.compiledInstructions
    .filter((call) => memoPrograms.has(keys[call.programIdIndex] ?? ''))
    .map((call) => `[${call.data.length}] ${Buffer.from(call.data).toString('utf8')}`)
  return memos.length > 0 ? memos.join('; ') : null
}

/** Decodes a transaction. @throws Error if the bytes aren't a transaction. */
export function decodeTransaction(bytes: Uint8Array, accountOf: LookUp): Decoded {
  const transaction = VersionedTransaction.deserialize(bytes)
  const { version } = transaction
  if (version !== 'legacy' && version !== 0) throw new Error('unsupported transaction version')
  const loaded = loadedKeys(transaction, accountOf)
  const keys = [
    ...transaction.message.staticAccountKeys.map((key) => key.toBase58()),
    ...loaded.writable,
    ...loaded.readonly,
  ]
  return {
    bytes,
    signature: base58.encode(transaction.signatures[0] ?? new Uint8Array(64)),
    version,
    recentBlockhash: transaction.message.recentBlockhash,
    keys,
    loaded,
    memo: memoOf(transaction, keys),
  }
}
