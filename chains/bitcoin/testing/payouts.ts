import { randomBytes } from 'node:crypto'
import { zeroAddress } from 'viem'
import { orderHash } from '#chains/evm/order/hash.ts'
import type { SamplePayout } from '#chains/suite.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { BITCOIN_NATIVE_SENTINEL, bitcoinAddressRules, type OutputKind, writeBitcoin } from '../address.ts'
import { networkOf } from '../networks.ts'
import { coinAsset, LITECOIN_CHAIN } from './localChain.ts'

/** An unused address. */
export function newAddress(kind: OutputKind = 'p2wpkh'): string {
  const network = networkOf(Number(LITECOIN_CHAIN))
  if (!network) throw new Error('the family has no local network')
  // The x coordinate of the curve's generator is an output key that exists.
  const program = kind === 'p2tr' ? GENERATOR : randomBytes(kind === 'p2wsh' ? 32 : 20)
  return writeBitcoin({ kind, program }, network)
}

const GENERATOR = Buffer.from('79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798', 'hex')

/** Payout to a new address, and the escrow order that it pays. */
export function samplePayout(amount: bigint, recipient = newAddress()): SamplePayout {
  const order: EscrowOrder = {
    depositor: zeroAddress,
    maker: zeroAddress,
    inputToken: zeroAddress,
    inputAmount: amount,
    outputToken: bitcoinAddressRules.toBytes(BITCOIN_NATIVE_SENTINEL),
    outputAmount: amount,
    destinationGas: 0n,
    recipient: bitcoinAddressRules.toBytes(recipient),
    memoHash: `0x${'00'.repeat(32)}`,
    srcChainId: 31337n,
    dstChainId: BigInt(LITECOIN_CHAIN),
    fillMode: 1,
    channel: 0n,
    channelFee: 0n,
    openBy: 0,
    fillDeadline: 0,
    refundAfter: 0,
    nonce: BigInt(`0x${randomBytes(16).toString('hex')}`),
  }
  return {
    asset: coinAsset,
    amount,
    recipient,
    memo: null,
    order,
    action: {
      kind: 'transfer',
      asset: coinAsset,
      amount,
      recipient,
      memo: null,
      destinationGas: 0n,
      orderId: orderHash(order),
    },
  }
}
