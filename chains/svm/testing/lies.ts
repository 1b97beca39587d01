import { Keypair, SystemProgram } from '@solana/web3.js'
import type { Lies } from '#chains/suite/liars.ts'
import type { Answer, Intercept, Params, Tamper } from './proxy.ts'

/** False answer of one endpoint to a method: instead of the node's answer, or derived from it. */
export interface SvmLie {
  readonly intercept?: (params: Params) => Answer | null
  readonly tamper?: (answer: Answer, params: Params) => Answer | null
}

/** A lie in the proxy's format, for its method alone. */
export const tellOn = (method: string, { intercept, tamper }: SvmLie): { intercept: Intercept; tamper: Tamper } => ({
  intercept: (called, params) => (called === method ? (intercept?.(params) ?? null) : null),
  tamper: (called, answer, params) => (called === method && tamper ? tamper(answer, params) : answer),
})

type Json = Record<string, unknown>
const FAR = 1_000_000_000
const signature = (): string =>
  Buffer.from(Keypair.generate().secretKey).toString('hex').slice(0, 64).replaceAll('0', '1')
const failure = { InstructionError: [0, { Custom: 1 }] }

const saying = (result: unknown): SvmLie => ({ tamper: () => ({ result }) })
const changing = <T>(change: (result: T) => unknown): SvmLie => ({
  tamper: (answer) =>
    answer.result === null || answer.error ? answer : { result: change(structuredClone(answer.result) as T) },
})
/** Changes only the value inside the context that wraps many answers. */
const changingValue = <T>(change: (value: T) => unknown): SvmLie =>
  changing<{ value: T }>((result) => ({ ...result, value: change(result.value) }))
const error: SvmLie = { tamper: () => ({ error: { code: -32603, message: 'Internal error' } }) }
const behind: SvmLie = { tamper: () => ({ error: { code: -32005, message: 'Node is behind' } }) }
const silence: SvmLie = { tamper: () => null }
/** Repeats the first answer forever. */
function stale(): SvmLie {
  let first: Answer | null = null
  return {
    tamper: (answer) => {
      first ??= answer
      return first
    },
  }
}

/** Every method that maker and attesters call, each with several lies. */
export const svmLies = {
  getGenesisHash: { 'another network': saying(Keypair.generate().publicKey.toBase58()), error, silence },
  getSlot: { 'far ahead': saying(FAR), 'far behind': saying(1), stale: stale(), error, silence },
  getBlockHeight: { 'far ahead': saying(FAR), 'far behind': saying(1), stale: stale(), error },
  getBlock: {
    'another hash': changing<Json>((block) => ({ ...block, blockhash: Keypair.generate().publicKey.toBase58() })),
    'a lower height': changing<Json>((block) => ({ ...block, blockHeight: Number(block['blockHeight']) - 200 })),
    'a later time': changing<Json>((block) => ({ ...block, blockTime: FAR * 4 })),
    'no parent': changing<Json>((block) => ({ ...block, parentSlot: FAR })),
    stale: stale(),
    missing: saying(null),
    skipped: { tamper: () => ({ error: { code: -32007, message: 'Slot was skipped' } }) },
  },
  getBlocks: { none: saying([]), 'far ahead': saying([FAR]), error },
  getFirstAvailableBlock: { 'no history': saying(FAR), 'all of it': saying(0), garbage: saying('none'), error },
  getSignatureStatuses: {
    missing: changing<Json>((result) => ({ ...result, context: { slot: FAR }, value: [null] })),
    final: changing<{ context: { slot: number } }>((result) => ({ ...result, value: [statusOf(result, null)] })),
    failed: changing<{ context: { slot: number } }>((result) => ({ ...result, value: [statusOf(result, failure)] })),
    stale: stale(),
    error,
  },
  getMultipleAccounts: {
    missing: changingValue<unknown[]>((accounts) => accounts.map(() => null)),
    rich: changingValue<(Json | null)[]>((accounts) => accounts.map((one) => one && { ...one, lamports: FAR })),
    empty: changingValue<(Json | null)[]>((accounts) => accounts.map((one) => one && { ...one, data: ['', 'base64'] })),
    'given away': changingValue<(Json | null)[]>((accounts) => accounts.map(() => programAccount)),
    stale: stale(),
    behind,
  },
  getMinimumBalanceForRentExemption: { nothing: saying(0), 'a fortune': saying(FAR * 1_000), error },
  getRecentPrioritizationFees: {
    'a fortune': saying([{ slot: 1, prioritizationFee: FAR }]),
    none: saying([]),
    garbage: saying([{ slot: 1, prioritizationFee: 'much' }]),
    error,
  },
  simulateTransaction: {
    fails: changingValue<Json>((value) => ({ ...value, err: failure, logs: [] })),
    frozen: changingValue<Json>((value) => ({ ...value, err: failure, logs: ['Error: Account is frozen'] })),
    'no inventory': changingValue<Json>((value) => ({ ...value, err: failure, logs: ['insufficient funds'] })),
    succeeds: changingValue<Json>((value) => ({ ...value, err: null, logs: [] })),
    error,
  },
  sendTransaction: {
    'takes and drops it': { intercept: () => ({ result: signature() }) },
    'has it already': {
      intercept: () => ({
        error: { code: -32002, message: 'Transaction simulation failed: This transaction has already been processed' },
      }),
    },
    'says it expired': {
      intercept: () => ({ error: { code: -32002, message: 'Transaction simulation failed: Blockhash not found' } }),
    },
    refuses: {
      tamper: () => ({ error: { code: -32002, message: 'Transaction simulation failed: custom program error' } }),
    },
    silence,
  },
  getSignaturesForAddress: {
    none: saying([]),
    invented: changing<Json[]>((rows) => [
      { signature: signature(), slot: 1_001, err: null, memo: null, blockTime: 1 },
      ...rows,
    ]),
    failed: changing<Json[]>((rows) => rows.map((row) => ({ ...row, err: failure }))),
    twice: changing<Json[]>((rows) => rows.flatMap((row) => [row, row])),
    stale: stale(),
    error,
  },
  getTransaction: {
    missing: saying(null),
    failed: changing<{ meta: Json }>((tx) => ({ ...tx, meta: { ...tx.meta, err: failure } })),
    'another amount': changing<{ meta: Json }>((tx) => ({ ...tx, meta: { ...tx.meta, preTokenBalances: [] } })),
    'another one': stale(),
    error,
  },
} satisfies Record<string, Lies<SvmLie>>

const statusOf = ({ context }: { context: { slot: number } }, err: unknown): Json => ({
  slot: context.slot - 20,
  confirmations: null,
  err,
  status: err === null ? { Ok: null } : { Err: err },
  confirmationStatus: 'finalized',
})

const programAccount: Json = {
  lamports: 1,
  owner: SystemProgram.programId.toBase58().replace(/1$/, '2'),
  data: ['', 'base64'],
  executable: true,
  rentEpoch: 0,
}
