import { AppError } from '#core/errors.ts'

interface Rule {
  readonly reason: string
  readonly codes?: readonly number[]
  readonly text: RegExp
  /** Replaces the wallet's message. */
  readonly message?: string
  readonly retriable?: boolean
}

/** Errors of wallets and nodes of this family. The first match decides; other errors keep their message. */
const rules: readonly Rule[] = [
  {
    reason: 'wallet_rejected',
    codes: [4001],
    text: /reject|declin|denied|cancell?ed|closed by user/i,
    message: 'You rejected the request in your wallet.',
    retriable: true,
  },
  {
    reason: 'wallet_pending_request',
    codes: [-32002],
    text: /already pending|another request/i,
    message: 'Your wallet has a pending request: respond to it first.',
    retriable: true,
  },
  {
    reason: 'wallet_insufficient_funds',
    text: /insufficient (funds|lamports)|no record of a prior credit|custom program error: 0x1\b|InsufficientFundsForRent/i,
    message: 'You don’t have enough for this amount and its network fee.',
  },
  {
    reason: 'wallet_failed',
    text: /blockhash not found|block height exceeded/i,
    message: 'The request has expired. Try again.',
    retriable: true,
  },
]

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** Codes and messages of the error and its causes. */
function layersOf(error: unknown, depth = 6): { code: unknown; message: string }[] {
  if (typeof error === 'string') return [{ code: undefined, message: error }]
  if (typeof error !== 'object' || error === null || depth === 0) return []
  const message = fieldOf(error, 'message')
  const logs = fieldOf(error, 'logs')
  const words = [typeof message === 'string' ? message : '', ...(Array.isArray(logs) ? logs.map(String) : [])].join(
    '\n',
  )
  return [
    { code: fieldOf(error, 'code'), message: words },
    ...layersOf(fieldOf(error, 'cause'), depth - 1),
    ...layersOf(fieldOf(error, 'error'), depth - 1),
  ]
}

/** Single translation of this family's wallet errors into AppErrors; an AppError passes unchanged. */
export function translateWalletError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const layers = layersOf(error)
  const rule = rules.find(({ codes, text }) =>
    layers.some(({ code, message }) => (typeof code === 'number' && codes?.includes(code)) || text.test(message)),
  )
  const words = layers.find(({ message }) => message !== '')?.message ?? 'Your wallet returned an error.'
  return new AppError(rule?.reason ?? 'wallet_failed', rule?.message ?? words, {
    status: 400,
    retriable: rule?.retriable ?? false,
    cause: error,
  })
}

/** Runs a wallet call and translates its errors. */
export async function translated<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw translateWalletError(error)
  }
}
