import { hashTypedData } from 'viem'
import { attestRequestsDigest, endpointsRequestTypedData } from '#chains/evm/order/typedData.ts'
import { recoverSigner } from '#chains/evm/signing/recoverSigner.ts'
import { AppError } from '#core/errors.ts'
import type { AttestRequest, AttestRequests, EndpointsRequest } from './contract.ts'

const refuse = (reason: string, message: string): AppError =>
  new AppError(reason, message, { status: 403, retriable: false })

/** Address that signed these requests; null if the signature is invalid. */
export const askerOf = ({ requests, signature }: AttestRequests): string | null =>
  recoverSigner(attestRequestsDigest(requests), signature)

/**
 * Only the maker may ask about its orders: any other caller could choose which payout proves which order. Anyone can
 * open an order that names itself as maker, and a payout with a memo names no maker: hence the list.
 * @throws AppError `maker_unknown`, `maker_signature_invalid`
 */
export function requireMaker(makers: readonly string[], { order }: AttestRequest, asker: string | null): void {
  if (makers.length > 0 && !makers.includes(order.maker.toLowerCase()))
    throw refuse('maker_unknown', 'This attester does not sign for the maker of this order.')
  if (asker !== order.maker.toLowerCase())
    throw refuse('maker_signature_invalid', 'The maker of this order has not signed this request.')
}

/**
 * Only a maker that this attester signs for may compare its providers.
 * @throws AppError `maker_unknown`, `maker_signature_invalid`
 */
export function requireAnyMaker(makers: readonly string[], { salt, signature }: EndpointsRequest): void {
  const asker = recoverSigner(hashTypedData(endpointsRequestTypedData(salt)), signature)
  if (asker === null) throw refuse('maker_signature_invalid', 'No maker has signed this request.')
  if (makers.length > 0 && !makers.includes(asker))
    throw refuse('maker_unknown', 'This attester does not sign for the maker that asks.')
}
