import { svmAddressRules } from '#chains/svm/address.ts'
import type { AssetDef, ChainDef } from '#core/catalogue/types.ts'
import { isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import { evmToken } from '../evmCalls.ts'
import type { Placement, RouteRequest } from '../provider.ts'
import type { Estimate } from './answers.ts'
import { dlnChainId } from './policy.ts'

/** Identity and fee of the operator at deBridge. */
export interface OperatorTerms {
  readonly accessToken: string | null
  readonly referralCode: number | null
  /** The operator's part of each transfer. */
  readonly fee: { readonly bps: number; readonly recipient: string } | null
}

/** Query of create-tx for an estimation alone. */
export function queryOf({ from, to, fromChain, toChain, amount, exactReceive }: RouteRequest, operator: OperatorTerms) {
  const { accessToken, referralCode, fee } = operator
  return {
    srcChainId: dlnChainId(from.chainId) ?? undefined,
    srcChainTokenIn: tokenOf(from, fromChain),
    srcChainTokenInAmount: exactReceive === null ? String(amount) : 'auto',
    dstChainId: dlnChainId(to.chainId) ?? undefined,
    dstChainTokenOut: tokenOf(to, toChain),
    dstChainTokenOutAmount: exactReceive === null ? 'auto' : String(exactReceive),
    // Of a sent amount the solvers' costs are a part; they are added to what an exact payout takes.
    prependOperatingExpenses: exactReceive !== null,
    accesstoken: accessToken ?? undefined,
    referralCode: referralCode ?? undefined,
    affiliateFeePercent: fee ? fee.bps / 100 : undefined,
    affiliateFeeRecipient: fee?.recipient,
  }
}

/**
 * The parties of an order. The sender alone may change and cancel it, from the destination network, and a cancelled
 * deposit goes to the refund address. On a network where the sender has no address only the recipient can cancel.
 */
export function partiesOf({ fromAddress, recipient, refundAddress, request: { toChain } }: Placement) {
  return {
    senderAddress: fromAddress,
    srcChainOrderAuthorityAddress: fromAddress,
    srcAllowedCancelBeneficiary: refundAddress ?? fromAddress,
    dstChainTokenOutRecipient: recipient,
    dstChainOrderAuthorityAddress: toChain.family === 'evm' ? fromAddress : recipient,
  }
}

/** @throws AppError `provider_unavailable` if the answer is for another transfer than was asked for */
export function requireAsked(
  request: RouteRequest,
  { estimation: { srcChainTokenIn, dstChainTokenOut } }: Estimate,
): void {
  const { from, to, fromChain, toChain, amount, exactReceive } = request
  const asked =
    isToken(srcChainTokenIn, from, fromChain) &&
    isToken(dstChainTokenOut, to, toChain) &&
    (exactReceive === null
      ? BigInt(srcChainTokenIn.amount) === amount
      : BigInt(dstChainTokenOut.amount) === exactReceive)
  if (asked) return
  throw new AppError('provider_unavailable', 'This provider’s quote is for another transfer. Nothing was sent.', {
    status: 502,
    fix: { kind: 'requote' },
  })
}

const tokenOf = ({ id }: AssetDef, { family }: ChainDef): string =>
  family === 'svm' && isNative(id) ? svmAddressRules.nativeSentinel : evmToken(id)

function isToken(token: Estimate['estimation']['srcChainTokenIn'], asset: AssetDef, chain: ChainDef): boolean {
  const [named, expected] = [token.address, tokenOf(asset, chain)]
  const isSame = chain.family === 'evm' ? named.toLowerCase() === expected : named === expected
  return isSame && token.chainId === dlnChainId(asset.chainId)
}
