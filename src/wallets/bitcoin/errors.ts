import { AppError } from '#core/errors.ts'

interface Rule {
  readonly reason: string
  readonly codes?: readonly number[]
  readonly text?: RegExp
  /** Replaces the wallet's message. */
  readonly message?: string
  readonly retriable?: boolean
}

/** Errors of wallets and nodes of this family. The first match decides; other errors keep their message. */
const rules: readonly Rule[] = [
  {
    reason: 'wallet_insufficient_funds',
    text: /insufficient (funds|balance)|not enough (funds|balance|btc)|bad-txns-in-belowout/i,
    message: 'You don’t have enough for this amount and its network fee.',
  },
  {
    reason: 'wallet_pending_request',
    text: /already (pending|processing)|another request/i,
    message: 'Your wallet has a pending request: respond to it first.',
    retriable: true,
  },
  {
    reason: 'wallet_not_found',
    // Sats-connect's code for a page that the user has disconnected in the wallet.
    codes: [-32_002],
    text: /access denied|not connected|no wallet provider/i,
    message: 'Your wallet isn’t connected to this page any more. Connect it again.',
  },
  {
    reason: 'wallet_wrong_network',
    text: /(wrong|invalid|different|mismatch\w*) network|network mismatch/i,
    message: 'Your wallet is on another network. Switch it, then try again.',
  },
  {
    reason: 'wallet_rejected',
    // Sats-connect's code, and the one of UniSat, Leather and OKX.
    codes: [-32_000, 4001],
    text: /reject|declin|denied|cancell?ed|closed by user/i,
    message: 'You rejected the request in your wallet.',
    retriable: true,
  },
  {
    reason: 'wallet_failed',
    codes: [-32_001, -32_601],
    text: /method not (supported|found)/i,
    message: 'Your wallet can’t do this. Update it, or use another wallet.',
  },
]

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** Codes and messages of the error and its causes. Leather rejects with the whole answer. */
function layersOf(error: unknown, depth = 6): { code: unknown; message: string }[] {
  if (typeof error === 'string') return [{ code: undefined, message: error }]
  if (typeof error !== 'object' || error === null || depth === 0) return []
  const message = fieldOf(error, 'message')
  return [
    { code: fieldOf(error, 'code'), message: typeof message === 'string' ? message : '' },
    ...layersOf(fieldOf(error, 'cause'), depth - 1),
    ...layersOf(fieldOf(error, 'error'), depth - 1),
  ]
}

/** Single translation of this family's wallet errors into AppErrors; an AppError passes unchanged. */
export function translateWalletError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const layers = layersOf(error)
  const rule = rules.find(({ codes, text }) =>
    layers.some(
      ({ code, message }) => (typeof code === 'number' && codes?.includes(code)) || text?.test(message) === true,
    ),
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
