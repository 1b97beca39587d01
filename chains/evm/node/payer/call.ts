import { encodeFunctionData } from 'viem'
import type { PayoutAction } from '#chains/contract.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'
import { isNative, parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import type { AddressDeposit } from '#core/order/depositAuthorization.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { zeroAddress } from '../../address.ts'
import { encodeApprove, transferCall } from '../../order/calls.ts'
import { encodeOpenForWithAuthorization } from '../../order/authorization.ts'
import { depositAddress, encodeSweep, forwarderTerms } from '../../order/forwarder.ts'
import { encodeOpenForWithPermit2 } from '../../order/permit2.ts'
import { lower } from '../context.ts'

type Hex = `0x${string}`
export interface Call {
  readonly to: Hex
  readonly data: Hex
  /** Native amount to send, in wei. */
  readonly value: bigint
}
export interface CallTargets {
  readonly payer: Hex
  readonly escrows: readonly Hex[]
  readonly filler: Hex | null
  readonly forwarderFactory: Hex | null
}

const wrong = (reason: string, message: string): AppError => new AppError(reason, message, { status: 400 })

function requireFiller(address: Hex | null): Hex {
  if (!address) throw wrong('contract_missing', 'This network has no filler configured.')
  return address
}

/** Unlisted escrows are never called, regardless of the rows. */
function requireEscrow(escrows: readonly Hex[], address: string): Hex {
  const found = escrows.find((escrow) => escrow === address)
  if (!found) throw wrong('escrow_unknown', `This network has no escrow ${address} configured.`)
  return found
}

function requireMaker(order: EscrowOrder, payer: Hex): void {
  if (lower(order.maker) !== payer) throw wrong('not_our_order', 'This order names another maker.')
}

function fill(order: EscrowOrder, { payer, filler }: CallTargets): Call {
  requireMaker(order, payer)
  const native = lower(order.outputToken) === zeroAddress ? order.outputAmount : 0n
  const data = encodeFunctionData({ abi: bridgeFillerAbi, functionName: 'fill', args: [order] })
  return { to: requireFiller(filler), data, value: native + order.destinationGas }
}

function transfer(action: Extract<PayoutAction, { kind: 'transfer' }>): Call {
  const { asset, amount, memo, destinationGas, orderId } = action
  const recipient = lower(action.recipient)
  if (memo !== null) throw wrong('memo_unsupported', 'Transfers on this network carry no memo.')
  if (isNative(asset)) return transferCall({ token: null, recipient, amount: amount + destinationGas, orderId })
  if (destinationGas > 0n)
    throw wrong('destination_gas_unsupported', 'A plain token transfer cannot carry native coin.')
  return transferCall({ token: lower(parseAssetId(asset).token), recipient, amount, orderId })
}

function cancel({ order, escrow }: Extract<PayoutAction, { kind: 'cancel' }>, { payer, escrows }: CallTargets): Call {
  requireMaker(order, payer)
  return {
    to: requireEscrow(escrows, escrow),
    data: encodeFunctionData({ abi: bridgeEscrowAbi, functionName: 'cancel', args: [order] }),
    value: 0n,
  }
}

function claim({ claims, escrow }: Extract<PayoutAction, { kind: 'claim' }>, { escrows }: CallTargets): Call {
  const args = [claims.map((c) => c.order), claims.map((c) => c.proofId), claims.map((c) => c.signatures)] as const
  return {
    to: requireEscrow(escrows, escrow),
    data: encodeFunctionData({ abi: bridgeEscrowAbi, functionName: 'claim', args }),
    value: 0n,
  }
}

function open(action: Extract<PayoutAction, { kind: 'open' }>, targets: CallTargets): Call {
  const { escrow, order, makerSignature, authorization } = action
  const { payer, escrows } = targets
  requireMaker(order, payer)
  if (authorization.kind === 'address') return sweep(action, authorization, targets)
  const data =
    authorization.kind === 'erc3009'
      ? encodeOpenForWithAuthorization(order, makerSignature, authorization)
      : encodeOpenForWithPermit2(order, makerSignature, authorization)
  return { to: requireEscrow(escrows, escrow), data, value: 0n }
}

/** The address is computed again: a row that names another owner or other terms opens nothing. */
function sweep(
  { escrow, order, makerSignature }: Extract<PayoutAction, { kind: 'open' }>,
  { owner }: AddressDeposit,
  { escrows, forwarderFactory: factory }: CallTargets,
): Call {
  if (!factory) throw wrong('contract_missing', 'This network has no factory of deposit addresses configured.')
  const parts = { escrow: requireEscrow(escrows, escrow), owner: lower(owner), order }
  if (depositAddress(factory, parts) !== lower(order.depositor))
    throw wrong('deposit_address_mismatch', 'The order’s deposit address has other terms.')
  return { to: factory, data: encodeSweep(forwarderTerms(parts), order, makerSignature), value: 0n }
}

/** Returns the call that an action makes on this network. Pure. */
export function callFor(action: PayoutAction, targets: CallTargets): Call {
  switch (action.kind) {
    case 'fill':
      return fill(action.order, targets)
    case 'transfer':
      return transfer(action)
    case 'cancel':
      return cancel(action, targets)
    case 'claim':
      return claim(action, targets)
    case 'open':
      return open(action, targets)
    case 'approve':
      return { to: lower(action.token), data: encodeApprove(lower(action.spender), action.amount), value: 0n }
    case 'set_offer_signer':
      return {
        to: requireEscrow(targets.escrows, action.escrow),
        data: encodeFunctionData({
          abi: bridgeEscrowAbi,
          functionName: 'setOfferSigner',
          args: [lower(action.signer)],
        }),
        value: 0n,
      }
    case 'deposit':
      return { to: lower(action.to), data: action.data, value: action.value }
    case 'void':
      return { to: targets.payer, data: '0x', value: 0n }
  }
}
