import { afterAll, beforeAll, expect, it } from 'vitest'
import { toHex } from 'viem'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { deployContracts, prepareAccounts } from '#chains/evm/testing/deploy.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import { type RpcProxy, startRpcProxy } from '#chains/evm/testing/rpcProxy.ts'
import { createUser } from '#chains/evm/testing/user.ts'
import { assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { systemClock } from '#runtime/clock.ts'
import { createAddressBalances } from './waitingDeposit.ts'

type Facts = Parameters<ReturnType<typeof createAddressBalances>>[0]
const north = chainId(31337)
const address = `0x${'0d'.repeat(20)}` as const
let anvil: Anvil
let liar: RpcProxy
let balance: () => Promise<bigint | null>

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 31337 })
  const { usdc } = await deployContracts(anvil.url, 31337)
  await prepareAccounts(anvil.url, 31337, [[devAccounts.user, 100n]])
  await createUser(anvil.url, devAccounts.user).transfer(usdc, address, 20n)
  liar = await startRpcProxy(anvil.url)
  const node = createEvmNode({ ...localNodeOptions(31337, [liar.url, anvil.url, anvil.url]), quorum: 2 })
  const order = { custody: 'escrow', fromChain: north, fromAsset: assetId(north, usdc), createdAt: new Date() }
  const facts = { order, steps: [{ kind: 'pay_address', body: { address } }] }
  // A memory of its own for each question.
  balance = () => createAddressBalances(() => node, systemClock)(facts as unknown as Facts)
})
afterAll(async () => {
  await liar?.stop()
  await anvil.stop()
})

it.each([
  ['nothing', 0n],
  ['all that is missing', 50n],
  ['the highest number', 2n ** 256n - 1n],
])('shows the balance that a quorum of endpoints reads, whatever one of three says: %s', async (_, lie) => {
  liar.meddle = ({ method }, next) => (method === 'eth_call' ? toHex(lie, { size: 32 }) : next())
  expect(await balance()).toBe(20n)
})
