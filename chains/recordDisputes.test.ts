import { expect, it } from 'vitest'
import type { ChainNode } from './contract/node.ts'
import type { Payer } from './contract/payer.ts'
import { recordDisputes } from './nodes.ts'
import { type Dispute, DisputeError } from './rpc/votes.ts'
import { createFakeChain } from './testing/fakeChain.ts'

const votes = [
  { endpoint: 'a.example', answer: 'lists x' },
  { endpoint: 'b.example', answer: 'does not list x' },
]
const disputed = () => Promise.reject(new DisputeError(votes))

it('reports an undecided vote with its call, for nodes and payers, and passes the error on', async () => {
  const told: Dispute[] = []
  const payer = { address: '0x1', chainSlot: disputed } as unknown as Payer
  const node = recordDisputes<ChainNode>(
    {
      ...createFakeChain(31337, 'evm'),
      scan: disputed,
      payer: () => payer,
      gasPrice: () => Promise.reject(new Error()),
    },
    (dispute) => told.push(dispute),
  )
  await expect(node.scan(7n, 9n)).rejects.toBeInstanceOf(DisputeError)
  await expect(node.payer('0xsecret').chainSlot?.()).rejects.toBeInstanceOf(DisputeError)
  await expect(node.gasPrice()).rejects.toThrow()
  expect(await node.isCanonical(1n, '0x')).toBe(true)
  expect(told).toEqual([
    { method: 'scan', subject: '7 9', votes },
    { method: 'chainSlot', subject: '', votes },
  ])
  expect(node.payer('0xsecret').address).toBe('0x1')
})
