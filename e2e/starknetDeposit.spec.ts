import { randomBytes } from 'node:crypto'
import { depositCalls } from '#chains/starknet/deposit.ts'
import { maker, STARKNET_CHAIN, usdcToken } from '#chains/starknet/testing/localChain.ts'
import { parseOrderId } from '#core/order/id.ts'
import { depositMemoOf } from '#maker/testing/custodyOrders.ts'
import { starknetNetwork } from '#maker/testing/starknetOrders.ts'
import { MAINNET, SEPOLIA } from '#src/wallets/starknet/testing/fakeWallet.ts'
import { arrived, bridgePath, chains, confirm, confirmRecipient, connect, expectStatus, review } from './support/app.ts'
import { tokenBalance } from './support/chain.ts'
import { expect, test } from './support/fixtures.ts'
import { type StarknetBridge, startStarknetBridge } from './support/starknetBridge.ts'
import { openStarknetWallet, starknetUser } from './support/starknetWallet.ts'

const SENDS = 'wallet_addInvokeTransaction'
let bridge: StarknetBridge
test.beforeAll(async () => {
  bridge = await startStarknetBridge()
})
test.afterAll(() => bridge?.stop())

test('a network that is off until its operator accepts it, then a deposit from its wallet: another network, declined, a reload, arrived, and a sign-in', async ({
  page,
  stack: _,
}) => {
  const { chain, world, app } = bridge
  await bridge.serve(page)
  const recipient = `0x${randomBytes(20).toString('hex')}` as const
  const wallet = await openStarknetWallet(page, { node: chain.url })
  const sends = () => wallet.asked.filter((type) => type === SENDS).length
  const held = () => chain.state.balances.get(`${usdcToken} ${starknetUser.address}`) ?? 0n
  const before = held()

  await test.step('off, and the list of networks says why', async () => {
    await page.goto('/')
    await page.getByTestId('from-network').click()
    const row = page.getByRole('option', { name: 'Starknet' })
    await expect(row).toContainText('Off until fully tested')
    await expect(row).toHaveAttribute('aria-disabled', 'true')
  })

  bridge.accept()
  await page.goto(bridgePath({ from: STARKNET_CHAIN, to: chains.north, token: 'USDC', amount: '50', recipient }))
  await expect(page.getByTestId('receive-amount')).toHaveText(/^\d/)
  await connect(page, 'Braavos')
  await confirmRecipient(page)
  const main = page.getByTestId('main-action')

  await test.step('on its test network, the wallet is asked to switch', async () => {
    wallet.moveTo(SEPOLIA)
    await expect(main).toHaveText(/Switch to Starknet/)
    await main.click()
    await expect(main).toHaveText(/Review/)
    expect(wallet.asked).toContain('wallet_switchStarknetChain')
  })

  await test.step('declined, then sent with the calls of this order alone', async () => {
    await review(page)
    await expect(page.getByRole('dialog')).toContainText('holds your funds until payout')
    wallet.rejectNext()
    await confirm(page)
    await expect(page.getByRole('alert').filter({ hasText: 'You rejected the request in your wallet' })).toBeVisible()
    expect([sends(), held()]).toEqual([1, before])
    await confirm(page)
    await expect(page).toHaveURL(/\/order\//)
    await expect.poll(sends).toBe(2)
    const order = await app.store.orders.get(parseOrderId(new URL(page.url()).pathname.split('/').at(-1) ?? ''))
    if (!order) throw new Error('no order')
    const calls = depositCalls({
      to: maker,
      token: usdcToken,
      amount: 50_000_000n,
      memo: depositMemoOf(starknetNetwork.family, order),
    })
    expect(wallet.lastParams).toEqual({ calls })
    await expect.poll(held).toBe(before - 50_000_000n)
  })

  await test.step('a reload in the middle, and the payout', async () => {
    await page.reload()
    await expectStatus(page, 'created', 'deposit_seen', 'deposit_confirmed')
    bridge.startMaker()
    await expectStatus(page, ...arrived)
    expect(sends()).toBe(2)
    const paid = await tokenBalance(world.north.url, starknetNetwork.evmToken, recipient)
    expect(paid).toBeGreaterThan(48_000_000n)
    expect(paid).toBeLessThan(50_000_000n)
  })

  await test.step('a sign-in: on another network, declined, done', async () => {
    await page.goto('/account')
    const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' })
    wallet.moveTo(SEPOLIA)
    await signIn.click()
    await expect(page.getByText('Your wallet is on another network. Switch it, then try again.')).toBeVisible()
    expect(wallet.asked).not.toContain('wallet_signTypedData')
    wallet.moveTo(MAINNET)
    wallet.rejectNext()
    await signIn.click()
    await expect(page.getByText('You rejected the request in your wallet')).toBeVisible()
    await signIn.click()
    await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible()
  })
})
