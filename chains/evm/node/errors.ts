import { BaseError, type Hex, RpcRequestError, decodeErrorResult } from 'viem'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'
import { makerAccountAbi } from '#contracts/abi/makerAccount.ts'
import { poolAbi } from '#contracts/abi/pool.ts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import { translating } from '#chains/rpc/errors.ts'
import { AppError } from '#core/errors.ts'
import { isMissingBlock, isTransportFault } from './rpc.ts'

interface Translation {
  readonly reason: string
  readonly message: string
  readonly retriable: boolean
}
const say = (reason: string, message: string, retriable = false): Translation => ({ reason, message, retriable })

const contractErrors = [...bridgeFillerAbi, ...bridgeEscrowAbi, ...testTokenAbi, ...poolAbi, ...makerAccountAbi].filter(
  (item) => item.type === 'error',
)

const byRevert: Readonly<Record<string, Translation>> = {
  AlreadyFilled: say('already_filled', 'The order has been paid already.'),
  FillExpired: say('fill_expired', 'The time to pay this order is over.'),
  NativeTransferFailed: say('recipient_rejects', 'The recipient does not accept this payment.'),
  NotEvmAddress: say('order_not_ours', 'The order names an account or token of another family.'),
  GasTooLow: say('gas_too_low', 'The transaction needs a higher gas limit.', true),
  BadRecipient: say('recipient_rejects', 'This recipient cannot be paid.'),
  ERC20InvalidReceiver: say('recipient_rejects', 'The token does not allow this recipient.'),
  ERC20InsufficientBalance: say('insufficient_inventory', 'The maker does not hold enough of this token.', true),
  ERC20InsufficientAllowance: say(
    'allowance_missing',
    'The filler may not take this much of the token from the maker yet.',
    true,
  ),
  SafeERC20FailedOperation: say('token_transfer_failed', 'The token refused the transfer.'),
  CodelessToken: say('token_transfer_failed', 'No token exists at this address.'),
  WrongDelta: say('token_transfer_failed', 'The token transferred a different amount than requested.'),
  OrderNotOpen: say('order_not_open', 'The order is not open on its source network.'),
  ClaimCapExceeded: say('claim_cap_exceeded', 'The claim cap of this window is used up.', true),
  Frozen: say('contract_frozen', 'The guardian has frozen this contract.', true),
  OrderUsed: say('order_already_opened', 'The order was opened before.'),
  OpenExpired: say('open_expired', 'The time to open this order is over.'),
  ERC3009UsedAuthorization: say('authorization_used', 'The depositor’s authorization is used or cancelled.'),
  NotEnoughIdle: say('pool_dry', 'The pool can’t lend this much right now.', true),
  HourlyLimitExceeded: say('pool_dry', 'The pool lends no more in this hour.', true),
  OutstandingLimitExceeded: say('pool_dry', 'The pool has lent as much as it may.', true),
  Overdue: say('pool_overdue', 'The pool lends nothing until an overdue draw is repaid.', true),
  NotDrawer: say('pool_refused', 'The pool lends nothing to this key.', true),
  NotOwner: say('account_refused', 'The account takes no calls of this key.', true),
  RefundTooEarly: say('refund_too_early', 'The refund is not due yet.', true),
}

/** Node error texts about refused transactions. Many causes share a code, so the texts decide; the first match wins. */
const byNodeText: readonly (readonly [RegExp, Translation])[] = [
  [
    /already known|already imported|known transaction|alreadyknown|already in mempool/i,
    say('already_known', 'The node has this transaction.'),
  ],
  [
    /nonce too low|nonce has already been used|old nonce|invalid nonce.*expected/i,
    say('slot_used', 'Another transaction has used this nonce.'),
  ],
  [
    /underpriced|fee too low|gas price too low|less than block base fee|gas increase/i,
    say('underpriced', 'The fee is too low to be accepted.', true),
  ],
  [
    /insufficient funds|exceeds transaction sender account balance|insufficient balance/i,
    say('insufficient_gas', 'The balance does not cover value and fee.', true),
  ],
  [/gas required exceeds|execution reverted|revert/i, say('simulation_reverted', 'The transaction would fail.')],
  [
    /intrinsic gas|invalid chain id|invalid sender|type not (valid|supported)|oversized|exceeds block gas limit|higher than/i,
    say('tx_refused', 'The node refuses this transaction.'),
  ],
]

const byTransport = say('rpc_unreachable', 'No node of this network answers.', true)
const byMissingBlock = say('rpc_behind', 'The node does not have this block.', true)
const unknown = say('rpc_failed', 'The node answered with an error.', true)

function revertData(error: BaseError): Hex | null {
  const holder = error.walk(
    (e) =>
      typeof (e as { data?: unknown }).data === 'string' ||
      typeof (e as { data?: { data?: unknown } }).data?.data === 'string',
  )
  const data = (holder as { data?: string | { data?: string } } | null)?.data
  const text = typeof data === 'object' ? data.data : data
  return text?.startsWith('0x') && text.length >= 10 ? (text as Hex) : null
}

function revertName(error: BaseError): string | null {
  const data = revertData(error)
  if (!data) return null
  try {
    const { errorName, args } = decodeErrorResult({ abi: contractErrors, data })
    // The account wraps the refusal of the contract that it calls.
    if (errorName !== 'CallFailed') return errorName
    return decodeErrorResult({ abi: contractErrors, data: args[0] }).errorName
  } catch {
    return null
  }
}

function nodeText(error: BaseError): string {
  const answer = error.walk((e) => e instanceof RpcRequestError)
  return answer instanceof RpcRequestError ? answer.details : `${error.details ?? ''} ${error.shortMessage}`
}

function classify(error: unknown): Translation {
  if (!(error instanceof BaseError)) return unknown
  if (isTransportFault(error)) return byTransport
  if (isMissingBlock(error)) return byMissingBlock
  const name = revertName(error)
  if (name !== null) return byRevert[name] ?? say('simulation_reverted', `The contract refuses: ${name}.`)
  const text = nodeText(error)
  return byNodeText.find(([pattern]) => pattern.test(text))?.[1] ?? unknown
}

/** Translates errors of nodes and contracts into ours, in this one place; an AppError passes through. */
export function translateError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { reason, message, retriable } = classify(error)
  return new AppError(reason, message, { status: retriable ? 502 : 409, retriable, cause: error })
}

/** Runs a call and translates its errors. */
export const translated = translating(translateError)
