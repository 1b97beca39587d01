import { AppError } from '#core/errors.ts'

interface Rule {
  readonly reason: string
  readonly names?: readonly string[]
  readonly text?: RegExp
  /** Replaces the wallet's message. */
  readonly message?: string
  readonly retriable?: boolean
}

/** Errors of wallets and the TON Connect library. The first match decides; other errors keep their message. */
const rules: readonly Rule[] = [
  {
    reason: 'wallet_rejected',
    names: ['UserRejectsError'],
    text: /user (rejects|rejected|declined)|reject request|declined the/i,
    message: 'You rejected the request in your wallet.',
    retriable: true,
  },
  {
    reason: 'wallet_insufficient_funds',
    text: /not enough (balance|funds|ton)|insufficient/i,
    message: 'You don’t have enough for this amount and its network fee.',
  },
  {
    reason: 'wallet_wrong_network',
    names: ['WalletWrongNetworkError'],
    text: /wrong network/i,
    message: 'Your wallet is on the wrong network.',
  },
  {
    reason: 'wallet_not_found',
    names: ['WalletNotInjectedError', 'WalletNotConnectedError'],
    message:
      'Wallet not found. It may not be installed, or another wallet may be interfering: disable other wallets or install it.',
  },
  {
    reason: 'wallet_failed',
    names: ['ManifestNotFoundError', 'ManifestContentErrorError'],
    message: 'Your wallet couldn’t verify this app. Try again in a moment.',
    retriable: true,
  },
]

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** The wallet's own message, without the library's prefix. */
function wordsOf(error: unknown): string {
  const message = fieldOf(error, 'message')
  const lines = (typeof message === 'string' ? message : String(error)).split('\n').filter((line) => line.trim() !== '')
  return lines.at(-1)?.replace(/^\[TON_CONNECT_SDK_ERROR\]\s*/, '') ?? 'Your wallet returned an error.'
}

/** Class names of the error, which survive minification in their prototypes. */
function namesOf(error: unknown): readonly unknown[] {
  return [fieldOf(error, 'name'), fieldOf(fieldOf(error, 'constructor'), 'name')]
}

/** Single translation of this family's wallet errors into AppErrors; an AppError passes unchanged. */
export function translateWalletError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const [names, words] = [namesOf(error), String(fieldOf(error, 'message') ?? error)]
  const rule = rules.find(
    (candidate) => candidate.names?.some((name) => names.includes(name)) || candidate.text?.test(words),
  )
  return new AppError(rule?.reason ?? 'wallet_failed', rule?.message ?? wordsOf(error), {
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
