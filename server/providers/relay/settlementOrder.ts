import { base58 } from '@scure/base'
import { bytesToHex, type Hex, hashStruct } from 'viem'
import { z } from 'zod'

const decimal = z.string().regex(/^\d{1,78}$/)
const hex = z.string().regex(/^0x([0-9a-fA-F]{2})*$/)
/** Address in the notation of its network. */
const address = z.string().min(1).max(100)
const seconds = z.int().min(0).max(0xffff_ffff)

/** Order of the settlement protocol, as /quote/v2 returns it in `protocol.v2.orderData`. */
export const settlementOrder = z.object({
  version: z.literal('v1'),
  solverChainId: z.string(),
  solver: hex,
  salt: z.union([hex, decimal]),
  inputs: z.array(
    z.object({
      payment: z.object({ chainId: z.string(), currency: address, amount: decimal, weight: decimal }),
      refunds: z.array(
        z.object({
          chainId: z.string(),
          recipient: address,
          currency: address,
          minimumAmount: decimal,
          deadline: seconds,
          extraData: hex,
        }),
      ),
    }),
  ),
  output: z.object({
    chainId: z.string(),
    payments: z.array(
      z.object({ recipient: address, currency: address, minimumAmount: decimal, expectedAmount: decimal }),
    ),
    calls: z.array(hex),
    deadline: seconds,
    extraData: hex,
  }),
  fees: z.array(
    z.object({
      recipientChainId: z.string(),
      recipient: address,
      currencyChainId: z.string(),
      currency: address,
      amount: decimal,
    }),
  ),
})
export type SettlementOrder = z.infer<typeof settlementOrder>

/** EIP-712 types of an order of version 1, in which addresses are bytes in the encoding of their network. */
const types = {
  Order: [
    { name: 'version', type: 'string' },
    { name: 'solverChainId', type: 'string' },
    { name: 'solver', type: 'address' },
    { name: 'salt', type: 'uint256' },
    { name: 'inputs', type: 'Input[]' },
    { name: 'output', type: 'Output' },
    { name: 'fees', type: 'Fee[]' },
  ],
  Input: [
    { name: 'payment', type: 'InputPayment' },
    { name: 'refunds', type: 'InputRefund[]' },
  ],
  InputPayment: [
    { name: 'chainId', type: 'string' },
    { name: 'currency', type: 'bytes' },
    { name: 'amount', type: 'uint256' },
    { name: 'weight', type: 'uint256' },
  ],
  InputRefund: [
    { name: 'chainId', type: 'string' },
    { name: 'recipient', type: 'bytes' },
    { name: 'currency', type: 'bytes' },
    { name: 'minimumAmount', type: 'uint256' },
    { name: 'deadline', type: 'uint32' },
    { name: 'extraData', type: 'bytes' },
  ],
  Output: [
    { name: 'chainId', type: 'string' },
    { name: 'payments', type: 'OutputPayment[]' },
    { name: 'deadline', type: 'uint32' },
    { name: 'calls', type: 'bytes[]' },
    { name: 'extraData', type: 'bytes' },
  ],
  OutputPayment: [
    { name: 'recipient', type: 'bytes' },
    { name: 'currency', type: 'bytes' },
    { name: 'minimumAmount', type: 'uint256' },
    { name: 'expectedAmount', type: 'uint256' },
  ],
  Fee: [
    { name: 'recipientChainId', type: 'string' },
    { name: 'recipient', type: 'bytes' },
    { name: 'currencyChainId', type: 'string' },
    { name: 'currency', type: 'bytes' },
    { name: 'amount', type: 'uint256' },
  ],
}

/**
 * Id of an order: the hash of its terms. A deposit carries the id, so it is bound to the payout and the refunds of these
 * terms. @throws on an address in a notation other than hex and base58
 */
export function settlementOrderId({ inputs, output, fees, ...order }: SettlementOrder): Hex {
  const data = {
    ...order,
    inputs: inputs.map(({ payment, refunds }) => ({ payment: encoded(payment), refunds: refunds.map(encoded) })),
    output: { ...output, payments: output.payments.map(encoded) },
    fees: fees.map(encoded),
  }
  return hashStruct({ types, primaryType: 'Order', data })
}

function encoded<T extends { currency: string; recipient?: string }>(terms: T): T {
  const { currency, recipient } = terms
  return {
    ...terms,
    currency: bytesOf(currency),
    ...(recipient === undefined ? {} : { recipient: bytesOf(recipient) }),
  }
}

const bytesOf = (text: string): Hex => (text.startsWith('0x') ? (text as Hex) : bytesToHex(base58.decode(text)))
