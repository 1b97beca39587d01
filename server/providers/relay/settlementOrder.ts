import { base58 } from '@scure/base'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Hex } from 'viem'

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
const types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>> = {
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

/** Type names that each type refers to, itself first and the others by name, as EIP-712 orders them. */
const textOf = (type: string): string => {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    if (seen.has(name) || !types[name]) return
    seen.add(name)
    for (const field of types[name]) visit(field.type.replace('[]', ''))
  }
  visit(type)
  const [own = type, ...others] = seen
  return [own, ...others.sort()]
    .map((name) => `${name}(${types[name]?.map((field) => `${field.type} ${field.name}`).join(',')})`)
    .join('')
}
/** Quotes hash orders often, and the texts of the types are longer than the terms. */
const typeHashes = new Map(Object.keys(types).map((type) => [type, keccak_256(utf8ToBytes(textOf(type)))]))

/**
 * Id of an order: the EIP-712 hash of its terms. A deposit carries the id, so it is bound to the payout and the refunds of these
 * terms. @throws on an address in a notation other than hex and base58, and on a number that its field can't hold
 */
export const settlementOrderId = (order: SettlementOrder): Hex => `0x${bytesToHex(wordOf('Order', order))}`

const bits: Readonly<Record<string, bigint>> = { uint32: 32n, uint256: 256n }

/** The 32 bytes that stand for a value in the hash of its struct. */
function wordOf(type: string, value: unknown): Uint8Array {
  const fields = types[type]
  if (fields) {
    const struct = value as Readonly<Record<string, unknown>>
    const words = fields.map((field) => wordOf(field.type, struct[field.name]))
    return keccak_256(concatBytes(typeHashes.get(type) ?? new Uint8Array(), ...words))
  }
  if (type.endsWith('[]')) {
    const inner = type.slice(0, -2)
    return keccak_256(concatBytes(...(value as readonly unknown[]).map((one) => wordOf(inner, one))))
  }
  if (type === 'string') return keccak_256(utf8ToBytes(String(value)))
  if (type === 'bytes') return keccak_256(bytesOf(String(value)))
  if (type === 'address') return padded(bytesOf(String(value)), 20)
  const number = BigInt(value as string | number)
  if (number < 0n || number >> (bits[type] ?? 0n) !== 0n) throw new Error(`${number} is no ${type}`)
  return hexToBytes(number.toString(16).padStart(64, '0'))
}

function padded(bytes: Uint8Array, length: number): Uint8Array {
  if (bytes.length !== length) throw new Error(`an address has ${bytes.length} bytes`)
  return concatBytes(new Uint8Array(32 - length), bytes)
}

const bytesOf = (text: string): Uint8Array => (text.startsWith('0x') ? hexToBytes(text.slice(2)) : base58.decode(text))
