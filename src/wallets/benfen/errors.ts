import { AppError } from '#core/errors.ts'

interface Rule {
  readonly reason: string
  readonly text: RegExp
  /** Replaces the wallet's message. */
  readonly message: string
  readonly retriable?: boolean
}

/** Errors of BenFen wallets, which have texts and no codes. The first match decides; others keep their message and may be retried. */
const rules: readonly Rule[] = [
  {
    reason: 'wallet_rejected',
    text: /reject|denied|declin|cancell?ed/i,
    message: 'You rejected the request in your wallet.',
  },
  {
    reason: 'wallet_pending_request',
    text: /already (?:open|pending)|pending request/i,
    message: 'Your wallet has a pending request: respond to it first.',
  },
  {
    reason: 'wallet_insufficient_funds',
    text: /insufficient|not enough|lower than the needed amount|balance.*too low|no valid gas coins/i,
    message: 'You don’t have enough for this amount and its network fee.',
    retriable: false,
  },
]

const textOf = (error: unknown): string => {
  if (typeof error === 'string') return error
  const message = typeof error === 'object' && error !== null ? (error as { message?: unknown }).message : undefined
  return typeof message === 'string' && message !== '' ? message : 'Your wallet returned an error.'
}

/** Single translation of this family's wallet errors into AppErrors; an AppError passes unchanged. */
export function translateWalletError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const text = textOf(error)
  const rule = rules.find((each) => each.text.test(text))
  return new AppError(rule?.reason ?? 'wallet_failed', rule?.message ?? text, {
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

export const wrongNetwork = (chainId: number): AppError =>
  new AppError('wallet_wrong_network', 'Switch to BenFen’s main network in your wallet, then try again.', {
    status: 400,
    fix: { kind: 'switch_network', chain_id: chainId },
  })
