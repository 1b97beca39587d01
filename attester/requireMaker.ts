import { recoverTypedDataAddress } from 'viem'
import { attestRequestTypedData } from '#chains/evm/order/typedData.ts'
import { AppError } from '#core/errors.ts'
import type { AttestRequest } from './contract.ts'

/**
 * Only the maker asks about its orders: whoever else could would choose which payout stands for which of them. A stranger may name
 * itself the maker of an order, but the escrow never had that order open.
 * @throws AppError `maker_signature_invalid`
 */
export async function requireMaker({ order, txRef, signature }: AttestRequest): Promise<void> {
  const asker = await recoverTypedDataAddress({ ...attestRequestTypedData(order, txRef), signature }).catch(() => null)
  if (asker?.toLowerCase() === order.maker.toLowerCase()) return
  throw new AppError('maker_signature_invalid', 'The maker of this order has not signed this request.', { status: 403, retriable: false })
}
