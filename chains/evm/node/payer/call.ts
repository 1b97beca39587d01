import { encodeFunctionData } from 'viem'
import type { PayoutAction } from '#chains/contract/payer.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'
import { makerAccountAbi } from '#contracts/abi/makerAccount.ts'
import { poolAbi } from '#contracts/abi/pool.ts'
import type { PoolDef } from '#core/catalogue/types.ts'
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
  /** Pools of this network; all pay through one account. */
  readonly pools: readonly PoolDef[]
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

const isAccount = (pools: CallTargets['pools'], address: string): boolean =>
  pools.some(({ account }) => lower(account) === lower(address))

/** A call in the name of the account, which only its owner can make. */
function executed({ pools }: CallTargets, account: string, { to, data, value }: Call): Call {
  if (!isAccount(pools, account)) throw wrong('account_unknown', `No pool of this network pays through ${account}.`)
  const call = encodeFunctionData({ abi: makerAccountAbi, functionName: 'execute', args: [to, value, data] })
  return { to: lower(account), data: call, value: 0n }
}

/** An order of the account is paid by the token's pool alone, one of the payer's key by the filler from its own tokens. */
function fill(order: EscrowOrder, { payer, filler, pools }: CallTargets): Call {
  if (isAccount(pools, order.maker)) {
    const pool = pools.find(({ asset }) => lower(asset) === lower(order.outputToken))
    if (!pool) throw wrong('contract_missing', 'No pool of this network lends the token of this order.')
    const data = encodeFunctionData({ abi: poolAbi, functionName: 'fill', args: [order] })
    return { to: lower(pool.address), data, value: order.destinationGas }
  }
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

function cancel({ order, escrow }: Extract<PayoutAction, { kind: 'cancel' }>, targets: CallTargets): Call {
  const call = {
    to: requireEscrow(targets.escrows, escrow),
    data: encodeFunctionData({ abi: bridgeEscrowAbi, functionName: 'cancel', args: [order] }),
    value: 0n,
  }
  if (isAccount(targets.pools, order.maker)) return executed(targets, order.maker, call)
  requireMaker(order, targets.payer)
  return call
}

function setOfferSigner(action: Extract<PayoutAction, { kind: 'set_offer_signer' }>, targets: CallTargets): Call {
  const { account, signer, escrow } = action
  const args = [lower(signer)] as const
  const call = {
    to: requireEscrow(targets.escrows, escrow),
    data: encodeFunctionData({ abi: bridgeEscrowAbi, functionName: 'setOfferSigner', args }),
    value: 0n,
  }
  return account === undefined ? call : executed(targets, account, call)
}

function repay({ pool, amount }: Extract<PayoutAction, { kind: 'repay' }>, { pools }: CallTargets): Call {
  const found = pools.find(({ address }) => lower(address) === lower(pool))
  if (!found) throw wrong('pool_unknown', `This network has no pool ${pool} configured.`)
  const data = encodeFunctionData({ abi: poolAbi, functionName: 'repay', args: [amount] })
  return { to: lower(found.address), data, value: 0n }
}

/** The payer is the only recipient. */
function collectClaims(action: Extract<PayoutAction, { kind: 'collect_claims' }>, targets: CallTargets): Call {
  const { account, asset, amount } = action
  const token = isNative(asset) ? null : lower(parseAssetId(asset).token)
  return executed(targets, account, transferCall({ token, recipient: targets.payer, amount, orderId: null }))
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
      return setOfferSigner(action, targets)
    case 'repay':
      return repay(action, targets)
    case 'collect_claims':
      return collectClaims(action, targets)
    case 'deposit':
      return { to: lower(action.to), data: action.data, value: action.value }
    case 'void':
      return { to: targets.payer, data: '0x', value: 0n }
  }
}
