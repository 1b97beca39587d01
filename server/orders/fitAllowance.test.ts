import { decodeFunctionData, erc20Abi, type Hex } from 'viem'
import { expect, it } from 'vitest'
import { assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { depositSteps } from '../providers/evmCalls.ts'
import { fitAllowance, withAllowance } from './fitAllowance.ts'

const token = `0x${'11'.repeat(20)}`
const spender = `0x${'22'.repeat(20)}`
const asset = assetId(chainId(1), token)
const steps = depositSteps({ chain: 1, to: spender, data: '0x', value: 0n }, { asset, amount: 100n, spender })
const [approve, deposit] = steps
if (!approve || !deposit) throw new Error('a token has two steps')

const amounts = (of: typeof steps) =>
  of.flatMap((step) =>
    step.kind === 'evm_call' && step.approval
      ? [[decodeFunctionData({ abi: erc20Abi, data: step.data as Hex }).args?.[1], step.approval.amount]]
      : [],
  )

it.each([
  ['none is left', 0n, [[100n, '100']]],
  ['it is unknown', null, [[100n, '100']]],
  [
    'a smaller one is left, which is reset first',
    40n,
    [
      [0n, '0'],
      [100n, '100'],
    ],
  ],
  ['it suffices', 100n, []],
] as const)('approves as the allowance needs: %s', (_, allowed, expected) =>
  expect(amounts(withAllowance(approve, allowed))).toEqual(expected),
)

it('leaves the deposit alone, and reads the allowance of the token’s owner for the spender', async () => {
  const asked: unknown[] = []
  const node = { allowance: (...of: unknown[]) => Promise.resolve((asked.push(of), 100n)) } as unknown as NetworkNode
  expect(await fitAllowance(() => node, 'owner', steps)).toEqual([deposit])
  expect(asked).toEqual([['owner', token, spender]])
})

it('keeps the steps where the network can’t be read', async () => {
  const silent = { allowance: () => Promise.reject(new Error('no answer')) } as unknown as NetworkNode
  expect(await fitAllowance(() => silent, 'owner', steps)).toEqual(steps)
  expect(await fitAllowance(() => null, 'owner', steps)).toEqual(steps)
})
