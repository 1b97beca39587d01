import { encodeFunctionResult } from 'viem'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { encodeOpen, encodeRefund } from '#chains/evm/order/calls.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { createEvmConfig } from './config.ts'
import { requireRefundDue } from './requireRefundDue.ts'
import { rows } from './testing/fixtures.ts'
import { installFakeWindow } from './testing/fakeWindow.ts'
import { escrow, makerSignature, order } from './testing/steps.ts'

const CHAIN = 31337
const due = order.refundAfter + 7_200
const call = { to: escrow, data: encodeRefund(order), value: 0n } as const
let remove: () => void
let requests = 0

function answer(body: object): void {
  vi.stubGlobal('fetch', (_: unknown, init: RequestInit) => {
    requests += 1
    const { id } = JSON.parse(String(init.body)) as { id: number }
    return Promise.resolve(Response.json({ jsonrpc: '2.0', id, ...body }))
  })
}
const contractSays = (seconds: number) =>
  answer({
    result: encodeFunctionResult({ abi: bridgeEscrowAbi, functionName: 'refundableAt', result: BigInt(seconds) }),
  })

beforeEach(() => {
  remove = installFakeWindow()
  requests = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
  remove()
})

const required = (seconds: number, checked: Parameters<typeof requireRefundDue>[2] = call) =>
  requireRefundDue(createEvmConfig({ walletConnectProjectId: null, chains: rows }), CHAIN, checked, seconds * 1000)

it('names the time of the contract while a freeze puts the refund off', async () => {
  contractSays(due)
  await expect(required(order.refundAfter + 1)).rejects.toMatchObject({
    reason: 'refund_too_early',
    detail: { places: { refundableAt: due } },
  })
  await expect(required(due)).rejects.toMatchObject({ reason: 'refund_too_early' })
  await expect(required(due + 1)).resolves.toBeUndefined()
})

it('leaves an order that the contract does not hold to the wallet', async () => {
  answer({ error: { code: 3, message: 'execution reverted' } })
  await expect(required(order.refundAfter + 1)).resolves.toBeUndefined()
})

it('asks nothing about any other call', async () => {
  contractSays(due)
  await required(0, { ...call, data: encodeOpen(order, makerSignature) })
  expect(requests).toBe(0)
})
