import { AppError } from '#core/errors.ts'

/** Error of a family's wallets, found by its code or its text. */
export interface ErrorRule {
  readonly reason: string
  readonly codes?: readonly number[]
  readonly text?: RegExp
  /** Replaces the wallet's message. */
  readonly message?: string
  readonly retriable?: boolean
}

interface Reading {
  /** Fields that hold the error behind an error. */
  readonly inner?: readonly string[]
  /** Field with further lines of text. */
  readonly lines?: string
  /** For rules that do not say, and for errors without a rule. */
  readonly retriable?: boolean
}

/** A node's own error: nothing that it says is the user's decision. */
export class NodeRefusal extends Error {}

export interface ErrorTranslator {
  /** Single translation of a family's wallet errors into AppErrors; an AppError passes unchanged. */
  translateWalletError(error: unknown): AppError
  /** Runs a wallet call and translates its errors. */
  translated<T>(work: () => T | Promise<T>): Promise<T>
}

/** Translates errors of wallets by these rules. The first match decides; other errors keep their message. */
export function createErrorTranslator(
  rules: readonly ErrorRule[],
  { inner = ['cause', 'error'], lines, retriable = false }: Reading = {},
): ErrorTranslator {
  /** Codes and messages of the error and those behind it. */
  function layersOf(error: unknown, depth = 6): { code: unknown; message: string }[] {
    if (typeof error === 'string') return [{ code: undefined, message: error }]
    if (typeof error !== 'object' || error === null || depth === 0) return []
    const [message, more] = [fieldOf(error, 'message'), lines === undefined ? null : fieldOf(error, lines)]
    const words = [typeof message === 'string' ? message : '', ...(Array.isArray(more) ? more.map(String) : [])]
    return [
      { code: fieldOf(error, 'code'), message: words.join('\n') },
      ...inner.flatMap((name) => layersOf(fieldOf(error, name), depth - 1)),
    ]
  }

  function translateWalletError(error: unknown): AppError {
    if (error instanceof AppError) return error
    const layers = layersOf(error)
    const rule = rules.find(
      ({ reason, codes, text }) =>
        !(reason === 'wallet_rejected' && error instanceof NodeRefusal) &&
        layers.some(
          ({ code, message }) => (typeof code === 'number' && codes?.includes(code)) || (text?.test(message) ?? false),
        ),
    )
    const words = layers.find(({ message }) => message !== '')?.message ?? 'Your wallet returned an error.'
    return new AppError(rule?.reason ?? 'wallet_failed', rule?.message ?? words, {
      status: 400,
      retriable: rule?.retriable ?? retriable,
      cause: error,
    })
  }

  return {
    translateWalletError,
    async translated(work) {
      try {
        return await work()
      } catch (error) {
        throw translateWalletError(error)
      }
    },
  }
}

/** The step is not what the user accepted: the wallet is not asked. */
export const mismatch = (what: string): AppError =>
  new AppError(
    'wallet_mismatch',
    `This request doesn’t match what you approved: ${what} differs. Nothing was sent to your wallet.`,
    { status: 400, retriable: false },
  )

/** The connected account is not the one that started the transfer: the wallet is not asked. */
export const accountSwitched = (): AppError =>
  new AppError(
    'wallet_mismatch',
    'Your wallet switched to another account. Switch back to the one that started this transfer, or start over.',
    { status: 400 },
  )

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
