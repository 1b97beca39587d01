import * as fc from 'fast-check'
import { createClient, hashTypedData, http } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { type Anvil, startAnvil } from '../testing/anvil.ts'
import { type Deployment, deployContracts } from '../testing/deploy.ts'
import { anyOrder } from '../testing/anyOrder.ts'
import { orderHash, proofId } from './hash.ts'
import { fillDigest, offerTypedData } from './typedData.ts'

let anvil: Anvil
let at: Deployment
beforeAll(async () => {
  anvil = await startAnvil({ chainId: 31337 })
  at = await deployContracts(anvil.url, 31337)
})
afterAll(() => anvil.stop())

describe('hashes as the contracts compute them', () => {
  const client = () => createClient({ transport: http(anvil.url) })

  it('order id and offer digest agree with the escrow and the filler', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, async (sample) => {
        const order: EscrowOrder = { ...sample, srcChainId: 31337n }
        const [byEscrow, byFiller, digest] = await Promise.all([
          readContract(client(), { address: at.escrow, abi: bridgeEscrowAbi, functionName: 'orderId', args: [order] }),
          readContract(client(), { address: at.filler, abi: bridgeFillerAbi, functionName: 'orderId', args: [order] }),
          readContract(client(), {
            address: at.escrow,
            abi: bridgeEscrowAbi,
            functionName: 'offerDigest',
            args: [order],
          }),
        ])
        expect(orderHash(order)).toBe(byEscrow)
        expect(byFiller).toBe(byEscrow)
        expect(hashTypedData(offerTypedData(order, at.escrow))).toBe(digest)
      }),
      { numRuns: 25 },
    )
  })

  it('fill digest agrees with the escrow', async () => {
    const id = orderHash({ ...(fc.sample(anyOrder, 1)[0] as EscrowOrder) })
    const proof = proofId(31338, id, 3)
    const digest = await readContract(client(), {
      address: at.escrow,
      abi: bridgeEscrowAbi,
      functionName: 'fillDigest',
      args: [id, proof],
    })
    expect(fillDigest({ chainId: 31337, escrow: at.escrow }, id, proof)).toBe(digest)
  })
})
