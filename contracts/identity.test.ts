import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashStruct, hashTypedData, keccak256, stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { bridgeEscrowAbi } from './abi/bridgeEscrow.ts'
import { contractsFolder } from './tools/sources.ts'

// The same order, domain and attestation as in test/Identity.t.sol, hashed here by a client library: whoever signs off
// chain and whoever checks on chain must agree to the bit.
const address = (digit: string) => `0x${digit.repeat(40)}` as const
const order = {
  depositor: address('1'),
  maker: address('2'),
  inputToken: address('3'),
  inputAmount: 123_456_789n,
  outputToken: `0x${'44'.repeat(32)}`,
  outputAmount: 987_654_321n,
  destinationGas: 5n,
  recipient: `0x${'55'.repeat(33)}`,
  memoHash: keccak256(stringToHex('memo')),
  srcChainId: 31_337n,
  dstChainId: 83_797_631n,
  fillMode: 1,
  channel: 7n,
  channelFee: 11n,
  openBy: 1_800_000_060,
  fillDeadline: 1_800_001_800,
  refundAfter: 1_800_100_000,
  nonce: 42n,
} as const

const domain = { name: 'Causeway Escrow', version: '1', chainId: 31_337, verifyingContract: address('a') } as const
const fill = {
  orderId: keccak256(stringToHex('order')),
  srcChainId: 31_337n,
  escrow: address('a'),
  proofId: keccak256(stringToHex('proof')),
}

/** The order's EIP-712 type, read off the ABI: a field added in Solidity alone breaks the vector. */
const openInputs = bridgeEscrowAbi.find((entry) => entry.type === 'function' && entry.name === 'open')?.inputs ?? []
const orderFields = openInputs.flatMap((input) => ('components' in input ? input.components : []))
const types = {
  Order: orderFields.map(({ name, type }) => ({ name, type })),
  Fill: [
    { name: 'orderId', type: 'bytes32' },
    { name: 'srcChainId', type: 'uint256' },
    { name: 'escrow', type: 'address' },
    { name: 'proofId', type: 'bytes32' },
  ],
}

const solidity = readFileSync(join(contractsFolder, 'test/Identity.t.sol'), 'utf8')

describe('hashes shared by contracts and clients', () => {
  it.each([
    ['ORDER_ID', hashStruct({ primaryType: 'Order', types, data: order })],
    ['OFFER_DIGEST', hashTypedData({ domain, primaryType: 'Order', types, message: order })],
    ['FILL_DIGEST', hashTypedData({ domain, primaryType: 'Fill', types, message: fill })],
  ])('%s is what the contract test expects', (name, hash) => {
    expect(solidity).toContain(`${name} = ${hash};`)
  })
})
