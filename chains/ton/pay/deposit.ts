import { Address, beginCell } from '@ton/core'
import type { Step } from '#core/wire/order.ts'
import { writeComment, writeJettonTransfer } from './payload.ts'

export type TonTransfer = Extract<Step, { kind: 'ton_transfer' }>['transfer']

/** Message in TON Connect's format. */
export interface WalletMessage {
  readonly address: string
  /** Nanotons. */
  readonly amount: string
  /** Base64 of a bag of cells. */
  readonly payload: string
}

/** Nanotons for both jetton wallets; what is left returns to the sender. */
export const JETTON_COINS = 100_000_000n
/** Nanotons that reach the maker with the notification, for its wallet's work. */
const FORWARD_COINS = 10_000_000n

/** Message of a deposit: coins with a comment, or a request to the sender's own jetton wallet with a forward payload. */
export function depositMessage({ from, to, jetton, amount, memo }: TonTransfer, queryId: bigint): WalletMessage {
  const comment = writeComment(memo)
  if (jetton === null) {
    // The maker's wallet may not be deployed yet: a bounceable message would return.
    const address = Address.parse(to).toString({ bounceable: false })
    return { address, amount, payload: comment.toBoc().toString('base64') }
  }
  const body = writeJettonTransfer({
    queryId,
    amount: BigInt(amount),
    to: Address.parse(to),
    excessesTo: Address.parse(from),
    forwardCoins: FORWARD_COINS,
    forwardPayload: beginCell().storeSlice(comment.beginParse()).endCell(),
  })
  const address = Address.parse(jetton.wallet).toString({ bounceable: true })
  return { address, amount: String(JETTON_COINS), payload: body.toBoc().toString('base64') }
}
