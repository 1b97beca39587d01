import { randomBytes } from 'node:crypto'
import { orderHash } from '#chains/evm/order/hash.ts'
import type { SamplePayout } from '#chains/suite.ts'
import { transferOrder } from '#chains/suite/transferOrder.ts'
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
  const order = transferOrder({
    outputToken: bitcoinAddressRules.toBytes(BITCOIN_NATIVE_SENTINEL),
    outputAmount: amount,
    recipient: bitcoinAddressRules.toBytes(recipient),
    dstChainId: BigInt(LITECOIN_CHAIN),
  })
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
