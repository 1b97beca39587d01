import { AppError } from '#core/errors.ts'

interface Rule {
  readonly reason: string
  /** Codes of the Wallet API. */
  readonly codes?: readonly number[]
  readonly text?: RegExp
  /** Replaces the wallet's message. */
  readonly message?: string
  readonly retriable?: boolean
}

/** Errors of Starknet wallets. The first match decides; other errors keep their message and may be retried. */
const rules: readonly Rule[] = [
  {
    reason: 'wallet_rejected',
    codes: [113],
    text: /user abort|USER_REFUSED_OP|reject|declin|denied|cancell?ed/i,
    message: 'You rejected the request in your wallet.',
  },
  {
    reason: 'wallet_no_switch',
    codes: [112, 117],
    text: /UNLISTED_NETWORK|CHAIN_ID_NOT_SUPPORTED/,
    message: 'Choose Starknet’s main network in your wallet.',
    retriable: false,
  },
  {
    reason: 'wallet_pending_request',
    text: /already pending|another request/i,
    message: 'Your wallet has a pending request: respond to it first.',
  },
  {
    reason: 'wallet_insufficient_funds',
    text: /insufficient|exceeds? (?:the )?balance|u256_sub overflow|not enough/i,
    message: 'You don’t have enough for this amount and its network fee.',
    retriable: false,
  },
]

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** Codes and messages of the error, its data and its causes. */
function layersOf(error: unknown, depth = 4): { code: unknown; message: string }[] {
  if (typeof error === 'string') return [{ code: undefined, message: error }]
  if (typeof error !== 'object' || error === null || depth === 0) return []
  const message = fieldOf(error, 'message')
  return [
    { code: fieldOf(error, 'code'), message: typeof message === 'string' ? message : '' },
    ...['data', 'cause', 'error'].flatMap((name) => layersOf(fieldOf(error, name), depth - 1)),
  ]
}

/** Single translation of this family's wallet errors into AppErrors; an AppError passes unchanged. */
export function translateWalletError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const layers = layersOf(error)
  const rule = rules.find(({ codes, text }) =>
    layers.some(
      ({ code, message }) => (typeof code === 'number' && codes?.includes(code)) || (text?.test(message) ?? false),
    ),
  )
  const words = layers.find(({ message }) => message !== '')?.message ?? 'Your wallet returned an error.'
  return new AppError(rule?.reason ?? 'wallet_failed', rule?.message ?? words, {
    status: 400,
    retriable: rule?.retriable ?? true,
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
