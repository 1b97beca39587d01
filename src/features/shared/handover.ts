import { isExternal } from '#core/order/escrowOrder.ts'
import type { OrderTaken } from '#core/wire/order.ts'
import { paysAddress, type PendingTransfer } from './pending.ts'

/** Data that a link to another browser carries in addition to its path. */
export interface Handover {
  /** One-time code for the right to continue the order. */
  readonly code: string
  /** A wallet already got a request, and the server may not know the result. */
  readonly asked: boolean
}

const CODE = /^ch_[\w-]{20,97}$/

/**
 * In the fragment, so that our server does not see it. A wallet's https link service may, because most take the whole URL in their query;
 * the code is valid once, for ten minutes, for an unpaid order.
 */
export const handoverHash = ({ code, asked }: Handover): string =>
  `#${new URLSearchParams({ take: code, ...(asked ? { asked: '1' } : {}) }).toString()}`

export function readHandover(hash: string): Handover | null {
  const params = new URLSearchParams(hash.slice(1))
  const code = params.get('take') ?? ''
  return CODE.test(code) ? { code, asked: params.has('asked') } : null
}

export const wasAsked = ({ phase }: PendingTransfer): boolean => phase === 'asking' || phase === 'sent'

/**
 * Returns the transfer as this browser continues it. Its expectations are the order's, which no one reviewed here, so it is shown in full before
 * the wallet is asked (`takenOver`) and its deposit target is looked up then.
 */
export function takenTransfer({ order, steps }: OrderTaken, token: string, asked: boolean): PendingTransfer {
  const {
    from_asset,
    to_asset,
    send_amount,
    receive_amount,
    custody,
    fill_mode,
    native_fee,
    destination_gas,
    recipient,
    memo,
    min_receive_amount,
    exact,
    fees,
  } = order
  const last = steps.at(-1)
  // An order made without a wallet belongs to its refund address.
  const hasOwnAddress = steps.some((step) => step.kind === 'pay_address' && Boolean(step.offer))
  const anyWallet = hasOwnAddress || (paysAddress({ steps }) && order.from_address === order.refund_address)
  const sent = last?.status === 'sent' ? last.tx_ref : null
  const where =
    sent === null
      ? ({ next: 0, phase: asked ? 'asking' : 'ready', txRef: null } as const)
      : ({ next: steps.length - 1, phase: 'sent', txRef: sent } as const)
  return {
    orderId: order.id,
    token,
    fromChainId: Number(from_asset.split(':')[0]),
    steps,
    ...where,
    expected: {
      quote: {
        from_asset,
        to_asset,
        send_amount,
        receive_amount,
        custody,
        fill_mode,
        ...(native_fee === '0' ? {} : { native_fee }),
        ...(destination_gas === '0' ? {} : { destination_gas }),
        ...(min_receive_amount === undefined ? {} : { min_receive_amount }),
        ...(exact === 'receive' ? { exact } : {}),
        // Its charge is what tells an order whose deposit the maker opens. One with an address of its own needs no signature.
        ...(fees.some(({ kind }) => kind === 'deposit_gas') && steps.every(({ kind }) => kind !== 'pay_address')
          ? { gasless: true }
          : {}),
      },
      ...(isExternal(custody) ? { provider: order.provider } : {}),
      orderId: order.id,
      recipient,
      depositor: anyWallet ? '' : order.from_address,
      refundAddress: order.refund_address,
      settlementAddress: '',
      openBy: order.open_by,
      ...(memo === null ? {} : { memo }),
    },
    openBy: order.open_by,
    createdAt: order.created_at,
    takenOver: true,
  }
}
