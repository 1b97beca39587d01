import { base58 } from '@scure/base'
import { bytesToHex, type Hex, hashStruct } from 'viem'

/** Amount, currency and network of a party, addresses in the notation of their network. */
interface Refund {
  readonly chainId: string
  readonly recipient: string
  readonly currency: string
  readonly minimumAmount: string
  readonly deadline: number
  readonly extraData: string
}

/** Order of the settlement protocol, as /quote/v2 returns it in `protocol.v2.orderData`. */
export interface SettlementOrder {
  readonly version: 'v1'
  readonly solverChainId: string
  readonly solver: string
  readonly salt: string
  readonly inputs: readonly {
    readonly payment: {
      readonly chainId: string
      readonly currency: string
      readonly amount: string
      readonly weight: string
    }
    readonly refunds: readonly Refund[]
  }[]
  readonly output: {
    readonly chainId: string
    readonly payments: readonly {
      readonly recipient: string
      readonly currency: string
      readonly minimumAmount: string
      readonly expectedAmount: string
    }[]
    readonly calls: readonly string[]
    readonly deadline: number
    readonly extraData: string
  }
  readonly fees: readonly {
    readonly recipientChainId: string
    readonly recipient: string
    readonly currencyChainId: string
    readonly currency: string
    readonly amount: string
  }[]
}

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
