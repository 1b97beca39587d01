import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { memoHash } from '../order/hash.ts'
import { devAccounts } from './accounts.ts'

const zero = '0x0000000000000000000000000000000000000000'

/**
 * Valid native order 31337 → 31338 of the local accounts; tests override the fields they need. `now` is the chain's
 * time.
 */
export function sampleOrder(now: number, change: Partial<EscrowOrder> = {}): EscrowOrder {
  return {
    depositor: devAccounts.user.address,
    maker: devAccounts.maker.address,
    inputToken: zero,
    inputAmount: 100_000_000_000_000_000n,
    outputToken: zero,
    outputAmount: 99_900_000_000_000_000n,
    destinationGas: 0n,
    recipient: devAccounts.friend.address,
    memoHash: memoHash(null),
    srcChainId: 31337n,
    dstChainId: 31338n,
    fillMode: 0,
    channel: 98675412n,
    channelFee: 0n,
    openBy: now + 600,
    fillDeadline: now + 1200,
    refundAfter: now + 1200 + 90_000,
    nonce: 1n,
    ...change,
  }
}
