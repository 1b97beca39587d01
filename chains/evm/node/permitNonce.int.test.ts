import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import { encodeOpenWithPermit } from '../order/calls.ts'
import { orderHash } from '../order/hash.ts'
import { permitSignature, type PermitTerms, permitTypedData } from '../order/permit.ts'
import { offerTypedData } from '../order/typedData.ts'
import { devAccounts } from '../testing/accounts.ts'
import { type Anvil, startAnvil } from '../testing/anvil.ts'
import { type Deployment, deployContracts, prepareAccounts } from '../testing/deploy.ts'
import { localNodeOptions } from '../testing/localChain.ts'
import { sampleOrder } from '../testing/orders.ts'
import { createUser } from '../testing/user.ts'
import { createEvmNode } from './createNode.ts'

const { user, offerSigner } = devAccounts
const usdc = { name: 'USD Coin', version: '1' }
let anvil: Anvil
let at: Deployment
let node: ChainNode

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 31337 })
  at = await deployContracts(anvil.url, 31337)
  await prepareAccounts(anvil.url, 31337, [[user, 100n]])
  node = createEvmNode(localNodeOptions(31337, [anvil.url]))
})
afterAll(async () => {
  await node?.close()
  await anvil.stop()
})

it('opens an order by permit alone, which consumes the nonce and leaves no allowance', async () => {
  const amount = 50_000_000n
  const order = sampleOrder(await createUser(anvil.url).now(), {
    inputToken: at.usdc,
    inputAmount: amount,
    outputToken: at.usdc,
    outputAmount: amount,
  })
  expect(await node.allowance?.(user.address, at.usdc, at.escrow)).toBe(0n)

  const nonce = (await node.permitNonce?.(user.address, at.usdc, usdc)) ?? -1n
  const terms: PermitTerms = {
    chainId: 31337,
    token: at.usdc,
    ...usdc,
    owner: user.address,
    spender: at.escrow,
    amount,
    nonce,
    deadline: order.openBy,
  }
  const owner = privateKeyToAccount(user.key)
  const signature = await permitSignature(terms, await owner.signTypedData(permitTypedData(terms)))
  if (!signature) throw new Error('not the signature of the owner')
  const offer = await privateKeyToAccount(offerSigner.key).signTypedData(offerTypedData(order, at.escrow))
  const wallet = createWalletClient({ account: owner, transport: http(anvil.url), pollingInterval: 50 })
  const hash = await sendTransaction(wallet, {
    to: at.escrow,
    data: encodeOpenWithPermit(order, offer, signature),
    chain: null,
  })
  expect((await waitForTransactionReceipt(wallet, { hash })).status).toBe('success')

  expect(await node.escrowStatus?.(at.escrow, orderHash(order))).toBe('open')
  expect(await node.allowance?.(user.address, at.usdc, at.escrow)).toBe(0n)
  expect(await node.permitNonce?.(user.address, at.usdc, usdc)).toBe(nonce + 1n)
})

it('finds no permit for a contract, or under another domain than the token’s', async () => {
  expect(await node.permitNonce?.(at.escrow, at.usdc, usdc)).toBeNull()
  expect(await node.permitNonce?.(user.address, at.usdc, { ...usdc, version: '2' })).toBeNull()
  expect(await node.permitNonce?.(user.address, at.usdc, { ...usdc, name: 'Coin' })).toBeNull()
})

it('fails for a token without permits', async () => {
  await expect(node.permitNonce?.(user.address, at.filler, usdc)).rejects.toThrow()
})
