import { AppError } from '#core/errors.ts'

export const mismatch = (what: string): AppError =>
  new AppError(
    'wallet_mismatch',
    `This request doesn’t match what you approved: ${what} differs. Nothing was sent to your wallet.`,
    { status: 400, retriable: false },
  )

/** @throws AppError `wallet_mismatch` */
export function require(holds: boolean, what: string): asserts holds {
  if (!holds) throw mismatch(what)
}

/** Case-insensitive hex comparison. */
export const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
