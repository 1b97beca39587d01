import { expect, it } from 'vitest'
import { reasonOf } from '#core/errors.ts'
import type { Payer } from '#chains/contract/payer.ts'
import { requireVerified } from '#runtime/verifyEndpoints.ts'
import { createFakeChain } from '#chains/testing/fakeChain.ts'

it('refuses every call until the comparison succeeds, and runs it at most every five seconds for all', async () => {
  let time = 0
  let answers = 0
  let good = false
  const fake = createFakeChain(1, 'evm')
  const payer = {
    address: '0x1',
    chainSlot: async () => 7n,
    isVoid: () => true,
    sign: async () => 's',
  } as unknown as Payer
  const verify = async () => {
    answers += 1
    return good
  }
  const node = requireVerified({ ...fake, payer: () => payer }, verify, () => time)
  const refused = () => Promise.all([node.head().catch(reasonOf), node.payer('0x').chainSlot?.().catch(reasonOf)])
  expect(await refused()).toEqual(['endpoints_unverified', 'endpoints_unverified'])
  expect(answers).toBe(1)
  expect([node.payer('0x').isVoid?.({} as never), node.endpoints().length, fake.reads.size]).toEqual([true, 1, 0])
  good = true
  time = 4_999
  expect(await refused()).toEqual(['endpoints_unverified', 'endpoints_unverified'])
  time = 5_000
  expect(await Promise.all([node.gasPrice(), node.payer('0x').chainSlot?.()])).toEqual([1_000_000_000n, 7n])
  expect(answers).toBe(2)
  await node.gasPrice()
  expect(answers).toBe(2)
})
