import { base58, base64 } from '@scure/base'
import {
  ComputeBudgetProgram,
  type Keypair,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import type { Bank, Commitment } from '../ledger/bank.ts'
import type { Decoded } from '../ledger/decode.ts'
import { errSentence } from '../ledger/errors.ts'
import type { AccountRecord, TransactionErr, TransactionRecord } from '../ledger/records.ts'
import { wireAccount, wireTransaction } from './encode.ts'
import {
  address,
  commitment,
  config,
  integer,
  invalidParams,
  list,
  type Methods,
  RpcError,
  text,
  withContext,
} from './protocol.ts'

const LAMPORTS_PER_SIGNATURE = 5000
const rank: Record<Commitment, number> = { processed: 0, confirmed: 1, finalized: 2 }

const bytesOf = (raw: string, settings: Record<string, unknown>): Uint8Array =>
  settings['encoding'] === 'base64' ? base64.decode(raw) : base58.decode(raw)

const preflightFailure = (err: TransactionErr, logs: readonly string[], units: number): RpcError =>
  err === 'SignatureFailure'
    ? new RpcError(-32003, 'Transaction signature verification failure')
    : new RpcError(-32002, `Transaction simulation failed: ${errSentence(err)}`, {
        err,
        logs,
        accounts: null,
        unitsConsumed: units,
        returnData: null,
        innerInstructions: null,
      })

/** Sends, simulates and finds transactions. */
export function transactionMethods(bank: Bank, faucet: Keypair): Methods {
  let airdrops = 0
  const decode = (bytes: () => Uint8Array): Decoded => {
    try {
      return bank.decode(bytes())
    } catch {
      throw invalidParams('failed to deserialize the transaction')
    }
  }
  const visible = (record: TransactionRecord | null, level: Commitment): TransactionRecord | null =>
    record && rank[bank.commitmentOf(record.slot)] >= rank[level] ? record : null
  const status = (record: TransactionRecord): Record<string, unknown> => {
    const confirmationStatus = bank.commitmentOf(record.slot)
    return {
      slot: record.slot,
      confirmations: confirmationStatus === 'finalized' ? null : bank.slot('processed') - record.slot,
      err: record.meta.err,
      status: record.meta.status,
      confirmationStatus,
    }
  }
  const send = (transaction: Decoded, skipPreflight: boolean): string => {
    const refusal = bank.refusal(transaction)
    if (refusal && !skipPreflight) throw preflightFailure(refusal, [], 0)
    if (refusal) return transaction.signature
    const trial = skipPreflight ? null : bank.simulate(transaction, true)
    if (trial?.err) throw preflightFailure(trial.err, trial.logs, trial.units)
    bank.execute(transaction)
    return transaction.signature
  }
  const simulate = (params: readonly unknown[]): unknown => {
    const settings = config(params, 1)
    const transaction = decode(() => bytesOf(text(params, 0), settings))
    const refusal = settings['replaceRecentBlockhash'] === true ? null : bank.refusal(transaction)
    const outcome = refusal
      ? { err: refusal, logs: [], units: 0, accounts: new Map<string, AccountRecord>() }
      : bank.simulate(transaction, settings['sigVerify'] === true)
    const wanted = config([settings['accounts']], 0)
    const keys = Array.isArray(wanted['addresses']) ? list([wanted['addresses']], 0) : null
    return withContext(bank, commitment(bank, settings), {
      err: outcome.err,
      logs: outcome.logs,
      accounts: keys && keys.map((key) => wireAccount(outcome.accounts.get(key) ?? bank.vm.account(key), wanted)),
      unitsConsumed: outcome.units,
      returnData: null,
      innerInstructions: null,
    })
  }
  const signaturesFor = (key: string, settings: Record<string, unknown>): unknown[] => {
    const level = commitment(bank, settings)
    const all = bank.history.byAccount(key).filter((record) => visible(record, level))
    const after =
      typeof settings['before'] === 'string'
        ? all.findIndex((record) => record.signature === settings['before']) + 1
        : 0
    const stop = all.findIndex((record) => record.signature === settings['until'])
    const limit = typeof settings['limit'] === 'number' ? settings['limit'] : 1000
    return all
      .slice(after, stop < 0 ? undefined : stop)
      .slice(0, limit)
      .map((record) => ({
        signature: record.signature,
        slot: record.slot,
        err: record.meta.err,
        memo: record.memo,
        blockTime: record.time,
        confirmationStatus: bank.commitmentOf(record.slot),
      }))
  }
  const airdrop = (to: string, lamports: number): string => {
    // Two equal airdrops in one slot would be one transaction; the compute limit distinguishes them.
    airdrops = (airdrops + 1) % 100_000
    const instructions = [
      ComputeBudgetProgram.setComputeUnitLimit({ units: 100_000 + airdrops }),
      SystemProgram.transfer({ fromPubkey: faucet.publicKey, toPubkey: new PublicKey(to), lamports }),
    ]
    const message = new TransactionMessage({
      payerKey: faucet.publicKey,
      recentBlockhash: bank.hash(bank.slot('processed')),
      instructions,
    })
    const transaction = new VersionedTransaction(message.compileToLegacyMessage())
    transaction.sign([faucet])
    return send(
      decode(() => transaction.serialize()),
      false,
    )
  }
  return {
    sendTransaction: (params) => {
      const settings = config(params, 1)
      return send(
        decode(() => bytesOf(text(params, 0), settings)),
        settings['skipPreflight'] === true,
      )
    },
    simulateTransaction: simulate,
    requestAirdrop: (params) => airdrop(address(params, 0), integer(params, 1)),
    getSignatureStatuses: (params) =>
      withContext(
        bank,
        'processed',
        list(params, 0).map((signature) => {
          const record = bank.history.get(signature)
          return record && status(record)
        }),
      ),
    getTransaction: (params) => {
      const settings = typeof params[1] === 'string' ? { encoding: params[1] } : config(params, 1)
      const record = visible(bank.history.get(text(params, 0)), commitment(bank, settings))
      if (record?.version === 0 && settings['maxSupportedTransactionVersion'] === undefined) {
        throw new RpcError(-32015, 'Transaction version (0) is not supported by the requesting client.')
      }
      return record && { slot: record.slot, blockTime: record.time, ...wireTransaction(record, settings) }
    },
    getSignaturesForAddress: (params) => signaturesFor(address(params, 0), config(params, 1)),
    getFeeForMessage: (params) => {
      const message = VersionedMessage.deserialize(base64.decode(text(params, 0)))
      const known = bank.slotOfHash(message.recentBlockhash) !== null
      return withContext(
        bank,
        commitment(bank, config(params, 1)),
        known ? message.header.numRequiredSignatures * LAMPORTS_PER_SIGNATURE : null,
      )
    },
  }
}
