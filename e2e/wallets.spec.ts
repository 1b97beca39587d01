import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { connect } from './support/app.ts'
import { fileOf } from './support/builtFile.ts'
import { expect, test } from './support/fixtures.ts'
import { withManyNetworks } from './support/manyNetworks.ts'
import { cutOff, sideways } from './support/overflow.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function openList(page: Page, tab?: string): Promise<void> {
  await page.getByTestId('connect-wallet').first().click()
  await expect(dialog(page)).toBeVisible()
  if (tab) await dialog(page).getByRole('tab', { name: tab }).click()
}

/** Specification §8 prescribes these sentences verbatim. */
const missing = [
  { wallet: 'MetaMask', says: 'Error: Please install MetaMask first.', site: 'metamask.io' },
  { wallet: 'Rabby Wallet', says: 'Error: Please install Rabby Wallet first.', site: 'rabby.io' },
  { wallet: 'OKX Wallet', says: 'Error: Please install OKX Wallet first.', site: 'web3.okx.com' },
  { wallet: 'Coinbase Wallet', says: 'Error: Please install Coinbase Wallet first.', site: 'coinbase.com' },
  { wallet: 'Trust Wallet', says: 'Error: Please install Trust Wallet first.', site: 'trustwallet.com' },
  { wallet: 'Binance Wallet', says: 'Error: Please install Binance Wallet first.', site: 'binance.com' },
  { wallet: 'Bitget Wallet', says: 'Please install Bitget Wallet', site: 'bitget.com' },
] as const

test('a missing wallet shows an error with a link to install it', async ({ page, stack: _ }) => {
  await page.goto('/')
  await openList(page)
  await expect(dialog(page)).toContainText('Connect Wallet')
  await expect(dialog(page).getByRole('link', { name: 'Terms of Service' })).toBeVisible()
  for (const { wallet, says, site } of missing) {
    await dialog(page).getByRole('button', { name: wallet }).click()
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText(says)
    await expect(alert.getByRole('link', { name: 'Install' })).toHaveAttribute(
      'href',
      new RegExp(site.replaceAll('.', '\\.')),
    )
  }
  await expectAccessible(page)
})

for (const { wallet, says, site } of [
  { wallet: 'Phantom', says: 'no phantom', site: 'https://phantom.com/download' },
  { wallet: 'Backpack', says: 'no backpack', site: 'https://backpack.app/download' },
])
  test(`${wallet}: “${says}” is shown, and its site opens`, async ({ page, context }) => {
    // Nothing leaves this machine: the site is only requested.
    await context.route(/^https:\/\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A wallet</title>' }),
    )
    await page.goto('/')
    await openList(page, 'Solana')
    const opened = context.waitForEvent('page')
    await dialog(page).getByRole('button', { name: wallet }).click()
    await expect(dialog(page).getByRole('alert')).toContainText(says)
    expect((await opened).url()).toBe(site)
  })

test('a connection that the user declines shows the wallet’s message and can be retried', async ({
  page,
  account: _,
}) => {
  await page.goto('/')
  await openList(page)
  await page.evaluate(() => window.testWallet?.reject.push('eth_requestAccounts', 'wallet_requestPermissions'))
  await dialog(page).getByRole('button', { name: 'Test Wallet' }).first().click()
  await expect(dialog(page).getByRole('alert')).toContainText('User rejected the request.')
  await expect(page.getByTestId('connect-wallet').first()).not.toContainText('…')
  await page.evaluate(() => window.testWallet?.reject.splice(0))
  await dialog(page).getByRole('button', { name: 'Test Wallet' }).first().click()
  await expect(page.getByTestId('connect-wallet').first()).toContainText('…')
})

test('a connected wallet has a card with address, copy button, network, balance and disconnect', async ({
  page,
  account,
}) => {
  await page.goto('/')
  await connect(page, 'Test Wallet')
  await page.getByTestId('connect-wallet').first().click()
  const card = page.getByRole('dialog', { name: 'My Wallet' })
  await expect(card).toContainText(new RegExp(`${account.slice(0, 6)}.*${account.slice(-4)}`, 'i'))
  await expect(card).toContainText('Northshore')
  await expect(card).toContainText(/100\sETH|99\.\d+\sETH/)
  await expect(card.getByRole('button', { name: 'Copy address' })).toBeVisible()
  await card.getByRole('button', { name: /^Disconnect/ }).click()
  await expect(page.getByTestId('connect-wallet').first()).toHaveText(/Connect/)
})

test('another wallet of the same kind replaces the connected one, unless it is declined', async ({ page, account }) => {
  await page.goto('/')
  await connect(page, /local test wallet/i)
  const chip = page.getByTestId('connect-wallet').first()
  const before = (await chip.textContent()) ?? ''
  await chip.click()
  const other = dialog(page).getByRole('button', { name: 'Test Wallet', exact: true })
  await expect(other).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Use another wallet' }).click()
  await expectAccessible(page)
  await page.evaluate(() => window.testWallet?.reject.push('eth_requestAccounts', 'wallet_requestPermissions'))
  await other.click()
  await expect(dialog(page).getByRole('alert')).toContainText('User rejected the request.')
  await expect(chip).toHaveText(before)
  await page.evaluate(() => window.testWallet?.reject.splice(0))
  await other.click()
  await expect(dialog(page)).toBeHidden()
  await expect(chip).toContainText(new RegExp(account.slice(-4), 'i'))
  await page.reload()
  await expect(chip).toContainText(new RegExp(account.slice(-4), 'i'))
})

test('tabs are shown on the main channel only', async ({ page, stack: _ }) => {
  await page.goto('/')
  await openList(page)
  expect(await dialog(page).getByRole('tab').allTextContents()).toEqual(['EVM', 'Solana', 'Non-EVM'])
  await page.goto('/network/u2u')
  await openList(page)
  await expect(dialog(page).getByRole('heading', { name: 'EVM wallets' })).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: 'Solana', exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('tab')).toHaveCount(0)
})

/** Code of each family: its list of wallets, and its transactions. */
const walletCode = {
  solana: { tab: 'Solana', lists: ['svm/wallets'], sends: ['svm/transaction', 'svm/rpc'] },
  others: {
    tab: 'Non-EVM',
    lists: ['starknet/wallets', 'bitcoin/wallets', 'fuel/wallets', 'benfen/wallets', 'ton/wallets'],
    sends: [
      'starknet/verifyStep',
      'bitcoin/send',
      'bitcoin/psbt',
      'fuel/transaction',
      'benfen/transaction',
      'ton/cells',
    ],
  },
} as const

test('the code of a family’s wallets loads with its tab, and that of its transactions not before one', async ({
  page,
  stack: _,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)))
  const files = (names: readonly string[]) => names.map((name) => fileOf(`src/wallets/${name}.ts`))
  const loaded = (names: readonly string[]) => files(names).filter((file) => asked.has(file))
  const { solana, others } = walletCode
  await withManyNetworks(page)
  await page.goto('/')
  await openList(page)
  await expect(dialog(page).getByRole('button', { name: 'MetaMask' })).toBeVisible()
  expect(loaded([...solana.lists, ...others.lists])).toEqual([])
  await dialog(page).getByRole('tab', { name: solana.tab }).click()
  await expect(dialog(page).getByRole('button', { name: 'Solflare' })).toBeVisible()
  expect(loaded(others.lists)).toEqual([])
  await dialog(page).getByRole('tab', { name: others.tab }).click()
  await expect(dialog(page).getByRole('button', { name: 'Fuel Wallet' })).toBeVisible()
  await expect.poll(() => loaded(others.lists)).toEqual(files(others.lists))
  expect(loaded([...solana.sends, ...others.sends])).toEqual([])
})

/** Serves the settings of an operator with a WalletConnect project. */
const withProject = (page: Page) =>
  page.route(/\/api\/config\/app$/, async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const body = (await response.json()) as { data: object }
    await route.fulfill({
      response,
      json: { ...body, data: { ...body.data, wallet_connect_project_id: '0'.repeat(32) } },
    })
  })

test('a narrow window offers the OKX app as a link, a wide one among the wallets to scan', async ({
  page,
  stack: _,
}) => {
  await withProject(page)
  await page.goto('/')
  await openList(page)
  const okx = dialog(page).getByRole('button', { name: /OKX Wallet/ })
  await expect(okx).toHaveText('OKX Wallet')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await openList(page)
  await expect(okx).toHaveText(/Scan$/)
})

test('the QR code for a phone wallet has a URI to copy and a back button', async ({ page, context }) => {
  await withProject(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Nothing leaves this machine: a relay that accepts everything without a peer.
  await context.route(/^https:\/\//, (route) => route.abort())
  await context.routeWebSocket(/^wss:\/\//, (socket) => {
    socket.onMessage((message) => {
      const { id, method } = JSON.parse(String(message)) as { id: number; method?: string }
      if (method)
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: method === 'irn_subscribe' ? 'subscription' : true }))
    })
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await openList(page)
  await dialog(page)
    .getByRole('button', { name: /OKX Wallet/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Scan to use OKX Wallet' })).toBeVisible()
  await expect(dialog(page).getByRole('img', { name: /OKX Wallet/ })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByText('The copy succeeded.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:/)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
  expect(await cutOff(page)).toEqual([])
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'All wallets' }).click()
  await expect(dialog(page)).toContainText('Connect Wallet')
})

test('a page waits for the wallet of an earlier visit without showing it as disconnected', async ({
  page,
  account: _,
}) => {
  await page.goto('/')
  await connect(page, 'Test Wallet')
  let answer = (): void => {}
  const held = new Promise<void>((done) => (answer = done))
  await page.route('**/get-all-chains*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/history')
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading networks…' })).toBeVisible()
  await expect(page.getByText('Your transfers')).toHaveCount(0)
  await expect(page.getByTestId('connect-wallet').first()).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  answer()
  await expect(page.getByText('No transfers yet')).toBeVisible()
  await expect(page.locator('[data-wallet-status="0"]')).toHaveCount(0)

  // The wait is limited: the server does not answer at all.
  await page.unroute('**/get-all-chains*')
  await page.route('**/get-all-chains*', () => new Promise(() => {}))
  await page.reload()
  await expect(page.getByText('Your transfers')).toBeVisible()
  await expect(page.getByTestId('connect-wallet').first()).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)')
})

test('the wallet of an earlier visit reconnects although its code fails to load at first', async ({
  page,
  account: _,
}) => {
  await page.goto('/')
  await connect(page, 'Test Wallet')
  let refused = 0
  await page.route(
    `**/${fileOf('connections')}`,
    (route) => {
      refused++
      return route.abort()
    },
    { times: 1 },
  )
  await page.reload()
  await expect(page.locator('[data-wallet-status="1"]')).toBeVisible()
  expect(refused).toBe(1)
})

test('the tabs of the wallet list keep their place while lists load and from one tab to another', async ({
  page,
  stack: _,
}) => {
  await page.goto('/')
  await page.getByTestId('connect-wallet').first().click()
  const tabs = page.getByRole('dialog').getByRole('tab')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'MetaMask' })).toBeVisible()
  // Past the movement of a sheet that opens.
  await expect.poll(async () => page.getByRole('dialog').evaluate((sheet) => sheet.getAnimations().length)).toBe(0)
  const before = await tabs.first().boundingBox()
  for (const at of [1, 2]) {
    await tabs.nth(at).click()
    await expect(page.getByRole('dialog').getByRole('list').first()).toBeVisible()
    expect(await tabs.first().boundingBox()).toEqual(before)
  }
})
