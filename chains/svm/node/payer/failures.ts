import type { TransactionError } from '@solana/web3.js'
import { AppError } from '#core/errors.ts'

interface Meaning {
  readonly reason: string
  readonly message: string
  readonly retriable: boolean
}
const say = (reason: string, message: string, retriable = false): Meaning => ({ reason, message, retriable })

const noGas = say('insufficient_gas', 'The maker does not hold enough native coins for the fee.', true)
const noInventory = say('insufficient_inventory', 'The maker does not hold enough of this asset.', true)
const rejects = say('recipient_rejects', 'The recipient cannot take this payment.')
const behind = say('rpc_behind', 'The node does not know the block hash yet.', true)

/** Matched against the error and the logs of a simulation, joined as one text; the first match wins. */
const meanings: readonly (readonly [RegExp, Meaning])[] = [
  [/BlockhashNotFound|Blockhash not found/, behind],
  [/AccountNotFound|InsufficientFundsForFee/, noGas],
  [/InsufficientFundsForRent.*account_index":0\b/, noGas],
  [
    /InsufficientFundsForRent/,
    say('recipient_rejects', 'The amount is too small to open an account for this recipient.'),
  ],
  [/insufficient lamports|insufficient funds/i, noInventory],
  [/Account is frozen/i, rejects],
  [/InvalidAccountData|IncorrectProgramId|IllegalOwner|owner does not match/i, rejects],
]

/** Meaning of a failed payout simulation. */
export function payoutFailure(err: TransactionError | string, logs: readonly string[]): AppError {
  const text = [JSON.stringify(err), ...logs].join('\n')
  const { reason, message, retriable } =
    meanings.find(([pattern]) => pattern.test(text))?.[1] ?? say('simulation_reverted', 'The payout would fail.')
  return new AppError(reason, message, { status: retriable ? 502 : 409, retriable, cause: text })
}
