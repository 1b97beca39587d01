/** Fix for an error, offered as one tap in the interface. */
export type Fix =
  /** `amount`: base units of the asset that is sent, as a decimal string; in `add_funds` those of `asset_id`. */
  | { kind: 'use_amount'; amount: string }
  | { kind: 'switch_network'; chain_id: number }
  | { kind: 'connect_wallet'; family: string }
  | { kind: 'requote' }
  | { kind: 'add_funds'; chain_id: number; asset_id: string; amount: string }
  | { kind: 'change_recipient' }
  | { kind: 'retry_after'; seconds: number }

/** Case of a reason, for a text in the reader's language: a stable code, and the values that the text may name. */
export interface ErrorDetail {
  readonly code: string
  readonly places?: Readonly<Record<string, number>>
}

export interface AppErrorOptions {
  /** HTTP status if the error leaves through the API; 500 by default. */
  status?: number
  /** True if the same call may succeed later. Unknown errors count as retriable. */
  retriable?: boolean
  fix?: Fix
  detail?: ErrorDetail
  cause?: unknown
}

/** The one error type that crosses module borders: a stable snake_case `reason`, a sentence for users, and a cause. */
export class AppError extends Error {
  readonly reason: string
  readonly status: number
  readonly retriable: boolean
  readonly fix: Fix | undefined
  readonly detail: ErrorDetail | undefined

  constructor(reason: string, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.reason = reason
    this.status = options.status ?? 500
    this.retriable = options.retriable ?? this.status >= 500
    this.fix = options.fix
    this.detail = options.detail
  }
}

/** Returns the reason of any thrown value; `unknown` for foreign errors. */
export const reasonOf = (error: unknown): string => (error instanceof AppError ? error.reason : 'unknown')

/** A foreign error may be a transient fault, so it counts as retriable. */
export const isRetriable = (error: unknown): boolean => !(error instanceof AppError) || error.retriable
