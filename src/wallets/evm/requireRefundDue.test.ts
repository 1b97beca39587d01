import { encodeFunctionResult } from 'viem'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { encodeOpen, encodeRefund } from '#chains/evm/order/calls.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { createEvmConfig } from './config.ts'
import { requireRefundDue } from './send.ts'
import { rows } from './testing/fixtures.ts'
import { installFakeWindow } from './testing/fakeWindow.ts'
import { escrow, makerSignature, order } from './testing/steps.ts'

const CHAIN = 31337
const due = order.refundAfter + 7_200
const call = { to: escrow, data: encodeRefund(order), value: 0n } as const
let remove: () => void
let requests = 0

/** Answers each method with its body; any other method fails. */
function answer(bodies: Readonly<Record<string, object>>): void {
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    requests += 1
    const { id, method } = JSON.parse(String(init.body)) as { id: number; method: string }
    return Promise.resolve(Response.json({ jsonrpc: '2.0', id, ...bodies[method] }))
  })
}
const contractSays = (refundableAt: number, chainNow: number) =>
  answer({
    eth_call: {
      result: encodeFunctionResult({
        abi: bridgeEscrowAbi,
        functionName: 'refundableAt',
        result: BigInt(refundableAt),
      }),
    },
    eth_getBlockByNumber: { result: { timestamp: `0x${chainNow.toString(16)}` } },
  })

beforeEach(() => {
  remove = installFakeWindow()
  requests = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
  remove()
})

const required = (checked: Parameters<typeof requireRefundDue>[2] = call) =>
  requireRefundDue(createEvmConfig({ walletConnectProjectId: null, chains: rows }), CHAIN, checked)

it('reports the contract’s time while a freeze delays the refund, by the clock of the chain', async () => {
  contractSays(due, order.refundAfter + 1)
  await expect(required()).rejects.toMatchObject({
    reason: 'refund_too_early',
    detail: { places: { refundableAt: due } },
  })
  contractSays(due, due)
  await expect(required()).rejects.toMatchObject({ reason: 'refund_too_early' })
  contractSays(due, due + 1)
  await expect(required()).resolves.toBeUndefined()
})

it.each([
  ['an order that the contract does not hold', { eth_call: { error: { code: 3, message: 'execution reverted' } } }],
  ['a network that does not respond', {}],
])('passes %s to the wallet', async (_, bodies) => {
  answer(bodies)
  await expect(required()).resolves.toBeUndefined()
})

it('checks no other call', async () => {
  contractSays(due, 0)
  await required({ ...call, data: encodeOpen(order, makerSignature) })
  expect(requests).toBe(0)
})
