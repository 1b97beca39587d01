import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { north } from '../testing/testApp.ts'
import { readDataFee } from './dataFee.ts'

let chain: Anvil
let node: NetworkNode
beforeAll(async () => {
  chain = await startAnvil({ chainId: north })
  node = createEvmNode(localNodeOptions(north, [chain.url]))
})
afterAll(() => chain.stop())

const oracleCode = (code: `0x${string}`) =>
  chain.rpc('anvil_setCode', ['0x420000000000000000000000000000000000000F', code])

it('is nothing on a network without the oracle', async () => {
  expect(await readDataFee(node)).toBe(0n)
})

it('is what the oracle says for the bytes of a deposit', async () => {
  // Returns its argument: a wei per byte.
  await oracleCode('0x60043560005260206000f3')
  expect(await readDataFee(node)).toBe(700n)
})

it('can’t be read from an oracle that reverts', async () => {
  await oracleCode('0x60006000fd')
  await expect(readDataFee(node)).rejects.toThrow('doesn’t tell its fee')
})
