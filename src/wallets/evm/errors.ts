import { AppError, type Fix } from '#core/errors.ts'

interface ErrorLike {
  code?: unknown
  name?: unknown
  message?: unknown
  details?: unknown
  shortMessage?: unknown
  cause?: unknown
  data?: unknown
}

const isErrorLike = (value: unknown): value is ErrorLike => typeof value === 'object' && value !== null

/** Returns the error and its causes: mobile wallets hide the real code under `data.originalError`. */
export function layersOf(error: unknown, depth = 8): ErrorLike[] {
  if (!isErrorLike(error) || depth === 0) return []
  const original = isErrorLike(error.data) ? (error.data as { originalError?: unknown }).originalError : undefined
  return [error, ...layersOf(error.cause, depth - 1), ...layersOf(original, depth - 1)]
}

/** True when the wallet is already connected, so that its account is the answer. */
export const isAlreadyConnected = (error: unknown): boolean =>
  layersOf(error).some((layer) => layer.name === 'ConnectorAlreadyConnectedError')
export const codesOf = (error: unknown): ReadonlySet<unknown> => new Set(layersOf(error).map((layer) => layer.code))

const REJECTED = 4001
const unsupportedMethod: readonly unknown[] = [4200, -32601]

/** True when the wallet doesn't know the method that it was asked for. */
export function isUnsupported(error: unknown): boolean {
  const codes = codesOf(error)
  return !codes.has(REJECTED) && unsupportedMethod.some((code) => codes.has(code))
}

export const switchPending =
  'Please ensure that you have successfully completed the network switch in your wallet, or the transaction will not be able to proceed.'

interface Rule {
  readonly reason: string
  readonly codes?: readonly number[]
  readonly names?: readonly string[]
  readonly text?: RegExp
  /** Replaces the wallet's message. */
  readonly message?: string
  readonly retriable?: boolean
}

/** Connector and provider errors of spec §8. The first match decides; other errors keep their message. */
const rules: readonly Rule[] = [
  {
    reason: 'wallet_closed',
    text: /user closed( the)? modal|connection request reset|proposal expired/i,
    message: 'The connection closed before your wallet responded.',
    retriable: true,
  },
  {
    reason: 'wallet_rejected',
    codes: [4001],
    names: ['UserRejectedRequestError'],
    text: /user (rejected|denied)/i,
    retriable: true,
  },
  {
    reason: 'wallet_pending_request',
    codes: [-32002],
    names: ['ResourceUnavailableRpcError'],
    message: 'Requested resource not available. Your wallet has a pending request: respond to it first.',
    retriable: true,
  },
  {
    reason: 'wallet_no_switch',
    names: ['SwitchChainNotSupportedError'],
    text: /does not support programmatic chain switching/i,
  },
  {
    reason: 'wallet_wrong_network',
    names: ['ChainMismatchError', 'ConnectorChainMismatchError'],
    message: 'Your wallet is on the wrong network.',
  },
  {
    reason: 'wallet_not_found',
    names: [
      'ConnectorNotFoundError',
      'ProviderNotFoundError',
      'ConnectorNotConnectedError',
      'ConnectorAccountNotFoundError',
    ],
    message:
      'Wallet not found. It may not be installed, or another wallet may be interfering: disable other wallets or install it.',
  },
  {
    reason: 'rpc_unreachable',
    names: ['HttpRequestError', 'TimeoutError'],
    message: 'The network isn’t responding right now. A transaction you confirmed may still go through.',
    retriable: true,
  },
  {
    reason: 'wallet_insufficient_funds',
    names: ['InsufficientFundsError'],
    text: /insufficient funds/i,
    message: 'You don’t have enough for this amount and its network fee.',
  },
]

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns the wallet's own message, without the library's report around it. */
function wordsOf(error: unknown): string {
  const deepest = layersOf(error).findLast((layer) => asText(layer.message) !== '')
  const top = layersOf(error)[0]
  return (
    asText(top?.details) || asText(top?.shortMessage) || asText(deepest?.message) || 'Your wallet returned an error.'
  )
}

function fits(rule: Rule, error: unknown): boolean {
  const layers = layersOf(error)
  if (
    layers.some(
      ({ code, name }) =>
        (typeof code === 'number' && rule.codes?.includes(code)) || rule.names?.includes(asText(name)),
    )
  )
    return true
  return (
    rule.text !== undefined &&
    layers.some(({ message, details }) => rule.text?.test(`${asText(message)} ${asText(details)}`))
  )
}

/** Single translation of wallet errors into AppErrors; an AppError passes unchanged. */
export function translateWalletError(error: unknown, fix?: Fix): AppError {
  if (error instanceof AppError) return error
  const rule = rules.find((candidate) => fits(candidate, error))
  return new AppError(rule?.reason ?? 'wallet_failed', rule?.message ?? wordsOf(error), {
    status: 400,
    retriable: rule?.retriable ?? false,
    cause: error,
    ...(fix ? { fix } : {}),
  })
}

/** Runs a wallet call and translates its errors. */
export async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw translateWalletError(error)
  }
}
