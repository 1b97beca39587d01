import { decodeFunctionData, erc20Abi, numberToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEvmConfig } from './config.ts'
import { isApproved } from './lookFor.ts'
import { installFakeWindow } from './testing/fakeWindow.ts'
import { rows } from './testing/fixtures.ts'
import { approveStep, escrow, expectation, openStep, order, usdc } from './testing/steps.ts'

let remove: () => void
beforeEach(() => {
  remove = installFakeWindow()
})
afterEach(() => {
  remove()
  vi.restoreAllMocks()
})

/** Network on which the escrow has this allowance from the depositor. */
function networkAllows(amount: bigint): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { id, params } = JSON.parse(String(init?.body)) as {
      id: number
      params: [{ to: string; data: `0x${string}` }]
    }
    const { args } = decodeFunctionData({ abi: erc20Abi, data: params[0].data })
    const asked = [params[0].to, ...(args ?? [])].map((part) => String(part).toLowerCase())
    const theirs = asked.join() === [usdc, order.depositor, escrow].map((part) => part.toLowerCase()).join()
    return Response.json({ jsonrpc: '2.0', id, result: numberToHex(theirs ? amount : 0n, { size: 32 }) })
  })
}
const asked = (step: Parameters<typeof isApproved>[1]) =>
  isApproved(createEvmConfig({ walletConnectProjectId: null, chains: rows }), step, expectation(order))

describe('an approval', () => {
  it.each([
    [order.inputAmount, order.inputAmount, true],
    [order.inputAmount, order.inputAmount + 1n, true],
    [order.inputAmount, order.inputAmount - 1n, false],
    [0n, 0n, true],
    [0n, 1n, false],
  ])('of %d with an allowance of %d: %s', async (amount, allowed, is) => {
    networkAllows(allowed)
    expect(await asked(approveStep(amount))).toBe(is)
  })

  it('is none if the step is a deposit', async () => {
    networkAllows(order.inputAmount)
    expect(await asked(openStep(order))).toBe(false)
  })
})
