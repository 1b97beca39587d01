import { base58, base64 } from '@scure/base'
import { VersionedTransaction } from '@solana/web3.js'
import type { AccountRecord, TransactionRecord } from '../ledger/records.ts'

interface DataSlice {
  offset: number
  length: number
}

function isSlice(value: unknown): value is DataSlice {
  return typeof value === 'object' && value !== null && 'offset' in value && 'length' in value
}

/**
 * Account data in the requested encoding; data that base58 cannot hold is returned in base64, as for data without a
 * parser.
 */
function encodeData(data: string, settings: Record<string, unknown>): unknown {
  const bytes = Buffer.from(data, 'base64')
  const slice = settings['dataSlice']
  const wanted = isSlice(slice) ? bytes.subarray(slice.offset, slice.offset + slice.length) : bytes
  return settings['encoding'] === 'base58' ? [base58.encode(wanted), 'base58'] : [wanted.toString('base64'), 'base64']
}

export const wireAccount = (account: AccountRecord | null, settings: Record<string, unknown>): unknown =>
  account && {
    lamports: Number(account.lamports),
    owner: account.owner,
    executable: account.executable,
    rentEpoch: 0,
    space: Buffer.byteLength(account.data, 'base64'),
    data: encodeData(account.data, settings),
  }

/** The message in the interface's plain JSON form. */
function jsonTransaction(record: TransactionRecord): unknown {
  const { message, signatures } = VersionedTransaction.deserialize(base64.decode(record.raw))
  return {
    signatures: signatures.map((signature) => base58.encode(signature)),
    message: {
      accountKeys: message.staticAccountKeys.map((key) => key.toBase58()),
      header: message.header,
      recentBlockhash: message.recentBlockhash,
      instructions: message.compiledInstructions.map((call) => ({
        programIdIndex: call.programIdIndex,
        accounts: [...call.accountKeyIndexes],
        data: base58.encode(Uint8Array.from(call.data)),
        stackHeight: null,
      })),
      ...(record.version === 0
        ? {
            addressTableLookups: message.addressTableLookups.map((lookup) => ({
              accountKey: lookup.accountKey.toBase58(),
              writableIndexes: [...lookup.writableIndexes],
              readonlyIndexes: [...lookup.readonlyIndexes],
            })),
          }
        : {}),
    },
  }
}

const encoders: Record<string, (record: TransactionRecord) => unknown> = {
  base64: (record) => [record.raw, 'base64'],
  base58: (record) => [base58.encode(base64.decode(record.raw)), 'base58'],
}

/** A transaction with its meta, as returned by getTransaction and getBlock. */
export const wireTransaction = (
  record: TransactionRecord,
  settings: Record<string, unknown>,
): Record<string, unknown> => ({
  transaction: (encoders[String(settings['encoding'])] ?? jsonTransaction)(record),
  meta: record.meta,
  ...(settings['maxSupportedTransactionVersion'] === undefined ? {} : { version: record.version }),
})
