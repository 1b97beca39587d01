import { decodeFunctionData, getContractAddress, hashTypedData, parseSignature, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { forwarderFactoryAbi } from '#contracts/abi/forwarderFactory.ts'
import gasless from '#contracts/vectors/gasless.json' with { type: 'json' }
import orders from '#contracts/vectors/orders.json' with { type: 'json' }
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { escrowOrderWire } from '#core/wire/order.ts'
import { devAccounts } from '../testing/accounts.ts'
import { sampleOrder } from '../testing/orders.ts'
import { authorizationTypedData, encodeOpenForWithAuthorization } from './authorization.ts'
import { orderHash } from './hash.ts'
import {
  depositAddress,
  encodeRelease,
  encodeSweep,
  forwarderAddress,
  forwarderTerms,
  type ForwarderTerms,
} from './forwarder.ts'
import { encodeOpenForWithPermit2, permit2TypedData } from './permit2.ts'
import { orderFromWire } from './wire.ts'

type Hex = `0x${string}`
const signature = `0x${'ab'.repeat(65)}` as const

// The contracts check the same file (contracts/test/GaslessVectors.t.sol): both sides must agree to the bit.
describe.each(gasless.signed)('$name', ({ order: index, srcChainId, domain, validAfter, validBefore, ...digests }) => {
  const vector = orders.vectors[index]
  const order = orderFromWire(escrowOrderWire.parse({ ...vector?.order, srcChainId }))
  const escrow = vector?.escrow as Hex

  it('has its ERC-3009 digest', () =>
    expect(hashTypedData(authorizationTypedData(order, escrow, domain, { validAfter, validBefore }))).toBe(
      digests.authorizationDigest,
    ))

  it('has its Permit2 digest', () =>
    expect(hashTypedData(permit2TypedData(order, escrow, validBefore))).toBe(digests.permit2Digest))
})

describe.each(gasless.forwarders)('$name', ({ factory, implementation, address, terms }) => {
  const typed = terms as Readonly<Record<keyof typeof terms, Hex>>

  it('has its address', () => {
    expect(getContractAddress({ from: factory as Hex, nonce: 1n }).toLowerCase()).toBe(implementation)
    expect(forwarderAddress(factory as Hex, typed)).toBe(address)
  })
})

describe('calls with a depositor’s signature', () => {
  const order = sampleOrder(1_800_000_000)

  it('split a plain key’s signature as tokens expect it', async () => {
    const signed = await privateKeyToAccount(devAccounts.user.key).sign({ hash: `0x${'11'.repeat(32)}` })
    const terms = { validAfter: 0, validBefore: order.openBy, signature: signed }
    const { r, s, yParity } = parseSignature(signed)
    const call = decodeFunctionData({
      abi: bridgeEscrowAbi,
      data: encodeOpenForWithAuthorization(order, signature, terms),
    })
    expect(call.functionName).toBe('openForWithAuthorization')
    expect(call.args?.[2]).toEqual({ validAfter: 0n, validBefore: BigInt(order.openBy), v: 27 + yParity, r, s })
  })

  it('refuse a contract wallet’s signature if the token accepts only plain keys', () =>
    expect(() =>
      encodeOpenForWithAuthorization(order, signature, { validAfter: 0, validBefore: 1, signature: `${signature}00` }),
    ).toThrow())

  it('pass any signature to Permit2', () => {
    const data = encodeOpenForWithPermit2(order, signature, { deadline: 7, signature: '0x1234' })
    expect(decodeFunctionData({ abi: bridgeEscrowAbi, data }).args?.[2]).toEqual({ deadline: 7n, signature: '0x1234' })
  })
})

describe('the deposit address of an order', () => {
  const order = sampleOrder(1_800_000_000)
  const [factory, escrow, owner] = [`0x${'fa'.repeat(20)}`, `0x${'e5'.repeat(20)}`, `0x${'0b'.repeat(20)}`] as const
  const address = depositAddress(factory, { escrow, owner, order })

  it('does not depend on the depositor, which it is', () =>
    expect(depositAddress(factory, { escrow, owner, order: { ...order, depositor: address } as typeof order })).toBe(
      address,
    ))

  const changes: { readonly [Field in keyof Omit<EscrowOrder, 'depositor'>]: EscrowOrder[Field] } = {
    maker: owner,
    inputToken: owner,
    inputAmount: order.inputAmount + 1n,
    outputToken: owner,
    outputAmount: order.outputAmount - 1n,
    destinationGas: order.destinationGas + 1n,
    recipient: owner,
    memoHash: `0x${'11'.repeat(32)}`,
    srcChainId: 98n,
    dstChainId: 99n,
    fillMode: 1,
    channel: order.channel + 1n,
    channelFee: order.channelFee + 1n,
    openBy: order.openBy + 1,
    fillDeadline: order.fillDeadline + 1,
    refundAfter: order.refundAfter + 1,
    nonce: order.nonce + 1n,
  }

  it.each(Object.entries(changes))('is another one for another %s', (field, value) =>
    expect(depositAddress(factory, { escrow, owner, order: { ...order, [field]: value } })).not.toBe(address),
  )

  it('is paid in calls that leave the depositor to the address', () => {
    const terms = forwarderTerms({ escrow, owner, order })
    const calls = [encodeSweep(terms, order, signature), encodeRelease(terms, order, zeroAddress)]
    const read = calls.map((data) => decodeFunctionData({ abi: forwarderFactoryAbi, data }))
    expect(read.map(({ functionName }) => functionName)).toEqual(['sweep', 'release'])
    for (const { args } of read) {
      const [given, named] = args as readonly [ForwarderTerms, EscrowOrder, Hex]
      expect(orderHash(named)).toBe(terms.order)
      expect(named.depositor).toBe('0x')
      expect(given.order).toBe(terms.order)
    }
    expect(read.map(({ args }) => args?.[2])).toEqual([signature, zeroAddress])
  })

  it('is another one for another owner, escrow or factory', () => {
    expect(depositAddress(factory, { escrow, owner: escrow, order })).not.toBe(address)
    expect(depositAddress(factory, { escrow: owner, owner, order })).not.toBe(address)
    expect(depositAddress(owner, { escrow, owner, order })).not.toBe(address)
  })
})
