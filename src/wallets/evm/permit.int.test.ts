import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { offerTypedData } from '#chains/evm/order/typedData.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { deployContracts, prepareAccounts } from '#chains/evm/testing/deploy.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import { configureWallets } from '../config.ts'
import { evmWallets } from './wallets.ts'
import { announceLocalWallet } from './localWallet.ts'
import { installFakeWindow } from './testing/fakeWindow.ts'
import { chainRow } from './testing/fixtures.ts'
import { escrow, expectation, openStep, order, permitStep, usdc } from './testing/steps.ts'

const { user, offerSigner } = devAccounts
let chain: Anvil
let remove: () => void

beforeAll(async () => {
  remove = installFakeWindow()
  chain = await startAnvil({ chainId: 31337 })
  await deployContracts(chain.url, 31337)
  await prepareAccounts(chain.url, 31337, [[user, 100n]])
})
afterAll(async () => {
  remove()
  await chain.stop()
})

it('the local wallet opens an order of a token with one transaction', async () => {
  announceLocalWallet({ rpcUrls: { 31337: chain.url }, account: user.address })
  const row = chainRow(31337, { rpc_urls: [chain.url] })
  configureWallets({ walletConnectProjectId: null, chains: [row, chainRow(31338)] })
  const wallets = evmWallets()
  await wallets.connect('causeway-local-evm-wallet')

  const node = createEvmNode(localNodeOptions(31337, [chain.url]))
  const { time } = await node.head()
  const fresh = { ...order, openBy: time + 300, fillDeadline: time + 1200, refundAfter: time + 91_200 }
  const signature = await privateKeyToAccount(offerSigner.key).signTypedData(offerTypedData(fresh, escrow))
  const open = openStep(fresh, {}, signature)
  const expected = expectation(fresh)

  // A valid signature for another nonce than the token's: the token would refuse it, so the approval is used.
  expect(await wallets.permit?.([permitStep(fresh, { nonce: '7' }), open], expected)).toBeNull()
  const left = await wallets.permit?.([permitStep(fresh), open], expected)
  const ref = await wallets.send(left?.[0] ?? open, expected)
  expect(await wallets.waitFor(ref, row)).toEqual({ ref, status: 'success' })
  expect(await node.escrowStatus?.(escrow, orderHash(fresh))).toBe('open')
  expect(await node.allowance?.(user.address, usdc, escrow)).toBe(0n)
  await node.close()
})
