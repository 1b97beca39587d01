import { encodeFunctionData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { createUser } from '#chains/evm/testing/user.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { authorized, generous, placeAtAddress, signedDeposit } from '../../openings.ts'
import { clientOf, openOrder, placeEvmOrder } from '../../orders.ts'
import type { Scenario, Stage } from '../scenario.ts'

type Hex = `0x${string}`

const maker: Scenario['maker'] = () => ({
  policy: { ...generous, openings: { perDepositor: 2, failuresPerDay: 1_000 } },
})

async function signed({ world, store }: Stage): Promise<OrderRow> {
  const order = await placeEvmOrder(store, { from: world.north, to: world.south, change: signedDeposit })
  await authorized(store, order)
  return order
}

/** The depositor cancels the authorization before the maker uses it. */
export async function cancelAuthorization({ north }: Stage['world'], order: OrderRow): Promise<void> {
  const [account, { usdc }] = [privateKeyToAccount(devAccounts.user.key), localDeployment(order.fromChain)]
  const nonce = order.onchainId ?? '0x'
  const types = {
    CancelAuthorization: [
      { name: 'authorizer', type: 'address' },
      { name: 'nonce', type: 'bytes32' },
    ],
  }
  const signature = await account.signTypedData({
    domain: { name: 'USD Coin', version: '1', chainId: order.fromChain, verifyingContract: usdc },
    types,
    primaryType: 'CancelAuthorization',
    message: { authorizer: account.address, nonce },
  })
  const [r, s, v] = [signature.slice(0, 66), `0x${signature.slice(66, 130)}`, Number(`0x${signature.slice(130)}`)]
  const args = [account.address, nonce, v, r as `0x${string}`, s as `0x${string}`] as const
  const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'cancelAuthorization', args })
  const client = clientOf(north)
  const hash = await client.sendTransaction({ to: usdc, data, chain: null })
  const { status } = await client.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error('the authorization was not cancelled')
}

const openedBySelf = new Set<string>()

/** Deposits that users only sign. */
export const openings: readonly Scenario[] = [
  {
    name: 'opens two signed deposits, pays and claims them',
    orders: 2,
    outcome: 'paid',
    ends: ['done'],
    maker,
    begin: signed,
  },
  {
    name: 'opens a deposit to an address of its own, pays and claims it',
    orders: 1,
    outcome: 'paid',
    ends: ['done'],
    maker,
    async begin({ world, store }) {
      const { order } = await placeAtAddress(store, world)
      const { usdc } = localDeployment(order.fromChain)
      await createUser(world.north.url, devAccounts.user).transfer(usdc, order.fromAddress as Hex, order.sendAmount)
      return order
    },
  },
  {
    name: 'gives up on a cancelled authorization, and its depositor opens the order',
    orders: 1,
    outcome: 'paid',
    ends: ['done'],
    maker,
    async begin(stage) {
      const order = await signed(stage)
      await cancelAuthorization(stage.world, order)
      return order
    },
    async between({ world, store }, orders) {
      for (const order of orders) {
        const opening = await store.openings.forOrder(order.id)
        if (opening?.state !== 'refused' || openedBySelf.has(order.id)) continue
        openedBySelf.add(order.id)
        await openOrder(world.north, order)
      }
      await world.mine()
    },
  },
]
