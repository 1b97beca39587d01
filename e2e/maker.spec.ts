import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { bookStages, type MakerApplicationRequest, type MakerBook } from '#core/wire/maker.ts'
import { expectAccessible } from './support/accessible.ts'
import { connect } from './support/app.ts'
import { ownerOf, walletFor } from './support/fixtures.ts'
import { evmAndSvm, type Stack, startStack } from './support/stack.ts'
import { elsewhere, injectWallet, requestsOf } from './support/wallet.ts'

const root = resolve(import.meta.dirname, '..')
const call = '**/api/maker_api/v1/*/application'
let stack: Stack

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  stack = await startStack(['--without', 'walletconnect', ...evmAndSvm])
})
test.afterAll(() => stack?.stop())

/** Runs a command of the operator on the stack's database, whose processes have to be down. */
const admin = async (...args: readonly string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: stack.folder }
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/admin.ts', ...args], { cwd: root, env })
  return (await run).stdout
}

const form = (page: Page) => page.getByTestId('maker-apply')
const sent = (page: Page) => page.getByTestId('maker-application')
const name = (page: Page) => page.getByTestId('maker-apply-name')
const send = (page: Page) => page.getByTestId('maker-apply-send')
async function fill(page: Page): Promise<void> {
  await name(page).fill('Ada Relaying')
  await page.getByTestId('maker-apply-contact').fill('ada@example.org')
  await form(page).getByRole('button', { name: 'Northshore' }).click()
  await form(page).getByRole('button', { name: 'ETH', exact: true }).click()
  await page.getByTestId('maker-apply-liquidity').selectOption({ label: '$50,000 to $250,000' })
  await page.getByTestId('maker-apply-message').fill('Two relayers.\nSince 2024.')
}

test('explains market making, with limits, liquidity and custody of the local routes', async ({ page }) => {
  await page.goto(`${stack.url}/maker`)
  await expect(page.getByTestId('maker-how').getByRole('listitem')).toHaveCount(4)
  // Solana-style networks have no escrow contract here.
  await expect(page.getByTestId('maker-custody')).toContainText('without an escrow contract there')
  const route = page.getByTestId('maker-route').filter({ hasText: 'Northshore to Southshore' })
  await expect(route).toContainText(/Liquidity\s*At least [\d,.]+ /)
  await expect(route).toContainText('An escrow contract holds deposits')
  const held = page.getByTestId('maker-route').filter({ hasText: 'has no escrow contract' })
  await expect(held.first()).toContainText('the market maker holds deposits until the payout')
  const all = page.getByTestId('maker-route')
  await expect(all).toHaveCount(8)
  await page.getByTestId('maker-all').click()
  await expect.poll(() => all.count()).toBeGreaterThan(8)
  await expect(all.nth(8).locator('..')).toBeFocused()
  await page.getByLabel('Network', { exact: true }).selectOption({ label: 'Southshore' })
  await expect(page.getByTestId('maker-route').filter({ hasNotText: 'Southshore' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByTestId('maker-how').getByRole('link', { name: 'Trust' }).click()
  await expect(page.getByTestId('trust-verdict')).toBeVisible()
})

test('a wallet applies, and sees what the operator decides', async ({ page }) => {
  const owner = await ownerOf(page, stack)
  // An application is a text to sign, which works on any network.
  await injectWallet(page, walletFor(stack, owner, elsewhere))
  await page.goto(`${stack.url}/maker`)
  await send(page).click()
  await expect(name(page)).toBeFocused()
  await expect(form(page).getByText('Choose at least one.')).toHaveCount(3)
  await expectAccessible(page)
  await fill(page)
  await expect(form(page).getByText('Choose at least one.')).toHaveCount(0)

  // Without a wallet nothing is sent, and a reload keeps what was typed.
  await page.reload()
  await expect(name(page)).toHaveValue('Ada Relaying')
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('maker-apply-address')).toContainText(owner.slice(-6), { ignoreCase: true })

  // A server that fails, and a signature that is refused, keep it as well.
  await page.route(call, (route) =>
    route.fulfill({ status: 503, json: { code: 503, message: 'full', data: { reason: 'applications_full' } } }),
  )
  await page.evaluate(() => window.testWallet?.reject.push('personal_sign'))
  await send(page).click()
  await expect(form(page)).toContainText('You rejected the request in your wallet.')
  await page.evaluate(() => window.testWallet?.reject.splice(0))
  await send(page).click()
  await expect(form(page)).toContainText('Too many applications are waiting.')
  await expect(name(page)).toHaveValue('Ada Relaying')
  await page.unroute(call)

  const sending = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/maker_api/'))
  await send(page).click()
  expect((await sending).postDataJSON() as MakerApplicationRequest).toEqual({
    name: 'Ada Relaying',
    contact: 'ada@example.org',
    networks: [31337],
    assets: ['ETH'],
    liquidity: '50k_250k',
    message: 'Two relayers.\nSince 2024.',
  })
  await expect(sent(page)).toHaveAttribute('data-state', 'open')
  await expect(sent(page)).toContainText('will answer at ada@example.org')
  await expectAccessible(page)
  expect(await requestsOf(page, 'eth_sendTransaction')).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('causeway.maker-application'))).toBeNull()

  await stack.kill()
  const listed = await admin('applications', 'list')
  expect(listed).toContain(owner)
  const id = /^(\d+) /.exec(listed)?.[1] ?? ''
  expect(await admin('applications', 'show', '--id', id)).toContain('   contact: ada@example.org')
  expect(await admin('applications', 'accept', '--id', id, '--reason', 'known relayer')).toContain('is accepted')
  expect(await admin('log', 'list')).toContain('applications accept')
  await stack.start(['--without', 'walletconnect'])

  await page.reload()
  await expect(sent(page)).toHaveAttribute('data-state', 'accepted')
  await expect(sent(page).getByRole('button', { name: 'Change application' })).toHaveCount(0)
  await expectAccessible(page)
})

test('a wallet that the operator registered reads the market maker’s books', async ({ page }) => {
  const friend = privateKeyToAccount(devAccounts.friend.key)
  await page.exposeFunction('signAsOwner', (data: `0x${string}`) => friend.signMessage({ message: { raw: data } }))
  await injectWallet(page, walletFor(stack, friend.address.toLowerCase()))
  await page.goto(`${stack.url}/maker`)
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('maker-book')).toHaveCount(0)
  const answer = page.waitForResponse(/\/book$/)
  await page.getByTestId('maker-apply-open').click()
  const book = page.getByTestId('maker-book')
  await expect(book).toContainText('Open transfers')
  await expect(form(page)).toHaveCount(0)
  const real = (await (await answer).json()) as { data: MakerBook }
  expect(real.data).toMatchObject({ orders: expect.any(Array), exposure: expect.any(Array) })

  const [from_asset, to_asset] = ['31337:native', '31338:native']
  const order = {
    order_id: '1111111111111111111111',
    from_asset,
    to_asset,
    send_amount: '2000000000000000000',
    receive_amount: '1990000000000000000',
    custody: 'escrow',
    created_at: new Date().toISOString(),
  } as const
  const data: MakerBook = {
    as_of: new Date().toISOString(),
    order_count: 60,
    orders: bookStages.map((stage) => ({ ...order, stage })),
    claim_count: 1,
    claims: [{ chain_id: 31337, state: 'sent', tx_hash: `0x${'ab'.repeat(32)}`, orders: 3 }],
    exposure: [{ asset_id: from_asset, unclaimed: '5500000000000000000', orders: 3 }],
    promises: [{ asset_id: to_asset, promised: '1990000000000000000' }],
  }
  await page.route('**/api/maker_api/v1/*/book', (route) => route.fulfill({ json: { code: 0, message: '', data } }))
  await page.reload()
  await expect(book.getByTestId('maker-exposure')).toContainText(/Northshore\s*5\.5 ETH\s*Transfers: 3/)
  await expect(book.getByTestId('maker-promises')).toContainText('1.99 ETH')
  await expect(book.getByTestId('maker-claims')).toContainText('Sent')
  await expect(book.getByTestId('maker-orders')).toContainText('And 55 more')
  await expect(book.getByTestId('maker-orders').getByText('Needs the operator')).toBeVisible()
  await expectAccessible(page)

  await page.route('**/api/maker_api/v1/*/book', (route) => route.fulfill({ status: 503, json: {} }))
  await page.reload()
  await expect(book.getByRole('button', { name: 'Try again' })).toBeVisible()
})
