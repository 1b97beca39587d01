import { RpcRequestError } from 'viem'
import { expect, it } from 'vitest'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { NodeContext } from './context.ts'
import { recipientProblem } from './recipient.ts'

type Hex = `0x${string}`
interface Call {
  from: Hex
  to: Hex
  data?: Hex
  value?: Hex
}
const CHAIN = chainId(31337)
const native = assetId(CHAIN, NATIVE)
const wall: Hex = `0x${'9a'.repeat(20)}`
const filler: Hex = `0x${'f1'.repeat(20)}`
const maker: Hex = `0x${'ab'.repeat(20)}`
const vault: Hex = `0x${'b0'.repeat(20)}`

/** Network whose recipient has code that rejects the given calls; `calls` records the requests. */
function network(rejects: (call: Call) => boolean) {
  const calls: Call[] = []
  const client = {
    request: ({ method, params }: { method: string; params: [Call] }) => {
      if (method === 'eth_getCode') return Promise.resolve('0x00')
      calls.push(params[0])
      const error = { code: 3, message: 'execution reverted' }
      return rejects(params[0])
        ? Promise.reject(new RpcRequestError({ body: {}, url: 'http://node', error }))
        : Promise.resolve('0x')
    },
  }
  const pool = { agree: (ask: (c: unknown) => unknown) => ask(client) }
  return {
    calls,
    context: {
      id: CHAIN,
      pool,
      escrows: [],
      filler,
      poolContracts: new Set([vault]),
      tokens: new Set(),
    } as unknown as NodeContext,
  }
}

it('a fill is simulated as the filler makes it, without data', async () => {
  const { calls, context } = network(({ data }) => data !== undefined)
  expect(await recipientProblem(context, wall, native)).toBeNull()
  expect(calls).toEqual([{ from: filler, to: wall, value: '0x1' }])
})

it('a plain transfer is simulated as its payer makes it, with 32 bytes of data', async () => {
  const { calls, context } = network(({ data }) => data !== undefined)
  expect(await recipientProblem(context, wall, native, maker.toUpperCase().replace('0X', '0x'))).toBe(
    'recipient_rejects',
  )
  expect(calls).toEqual([{ from: maker, to: wall, value: '0x1', data: expect.stringMatching(/^0x[0-9a-f]{64}$/) }])
})

it('a recipient that accepts coins from one sender only is simulated with that sender', async () => {
  const { context } = network(({ from }) => from !== maker)
  expect(await recipientProblem(context, wall, native)).toBe('recipient_rejects')
  expect(await recipientProblem(context, wall, native, maker)).toBeNull()
})

it('a pool, or the account that it pays through, is no recipient: coins stay there, and tokens become income', async () => {
  const { calls, context } = network(() => false)
  expect(await recipientProblem(context, vault.toUpperCase().replace('0X', '0x'), native)).toBe('recipient_is_bridge')
  expect(calls).toEqual([])
})
