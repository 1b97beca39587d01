import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { WebSocket } from 'ws'
import type { PhoneWallet } from '#local/walletConnect/phoneWallet.ts'
import { type Relay, startRelay } from '#local/walletConnect/relay.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { expectAccessible } from './support/accessible.ts'
import {
  arrived,
  bridgeFromElsewhere,
  bridgePath,
  chains,
  closeDialog,
  confirm,
  expectStatus,
  review,
} from './support/app.ts'
import { ethBalance, nonceOf, tokenBalance } from './support/chain.ts'
import { mint, tokenOf } from './support/fixtures.ts'
import { newPhoneWallet, type PhoneOptions } from './support/phoneWallet.ts'
import { evmOnly, type Stack, startStack } from './support/stack.ts'
import { stayHere } from './support/stayHere.ts'
import { expectSwap, reviewSwap, swapPath } from './support/swapPage.ts'
import { openInTelegram, type TelegramHost } from './support/telegramHost.ts'

const ETHER = 10n ** 18n
let relay: Relay
let stack: Stack
const opened: PhoneWallet[] = []

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  relay = await startRelay(await leasePort())
  stack = await startStack(['--walletconnect', relay.url, ...evmOnly])
})
test.beforeEach(async ({ context }) => {
  await stayHere(context)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})
test.afterEach(async () => {
  relay.mend()
  for (const wallet of opened.splice(0)) await wallet.stop()
})
test.afterAll(async () => {
  await stack?.stop()
  await relay?.stop()
})

async function phoneWallet(options?: PhoneOptions): Promise<PhoneWallet> {
  const wallet = await newPhoneWallet(stack, relay.walletUrl, options)
  opened.push(wallet)
  return wallet
}

const dialog = (page: Page) => page.getByRole('dialog')
const chip = (page: Page) => page.getByTestId('connect-wallet').first()

async function openList(page: Page): Promise<void> {
  await chip(page).click()
  await expect(dialog(page)).toBeVisible()
}

/** The address that the page shows for a wallet app. */
async function pairingAddress(page: Page, wallet = /OKX Wallet/): Promise<string> {
  await openList(page)
  await dialog(page).getByRole('button', { name: wallet }).click()
  await expect(dialog(page).getByRole('img', { name: wallet })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Copy Link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:/)
  return page.evaluate(() => navigator.clipboard.readText())
}

const connected = (page: Page) => expect(chip(page)).toContainText('…')
const disconnected = (page: Page) => expect(chip(page)).toHaveText(/Connect/)

async function connect(page: Page, wallet: PhoneWallet): Promise<void> {
  await wallet.scan(await pairingAddress(page))
  await connected(page)
  await expect(dialog(page)).toBeHidden()
}

test('a wallet pairs by the displayed URI, survives a reload, and is notified of a disconnect', async ({ page }) => {
  const wallet = await phoneWallet()
  await page.goto(stack.url)
  await connect(page, wallet)
  expect(wallet.sessions()).toBe(1)
  await page.reload()
  await connected(page)
  // A wallet without an icon of its own has WalletConnect's.
  await expect(chip(page).locator('img')).toHaveAttribute('src', /^data:image\/svg/)
  await openList(page)
  await expect(dialog(page)).toContainText(
    new RegExp(`${wallet.address.slice(0, 6)}.*${wallet.address.slice(-4)}`, 'i'),
  )
  await expectAccessible(page)
  await dialog(page)
    .getByRole('button', { name: /^Disconnect/ })
    .click()
  await disconnected(page)
  await expect.poll(() => wallet.sessions()).toBe(0)
  await page.reload()
  await disconnected(page)
})

test('a wallet that disconnects is disconnected in the app too, also after a reload', async ({ page }) => {
  const wallet = await phoneWallet()
  // Settings that fail to load remove no wallet for the rest of the visit.
  await page.route('**/api/config/app', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(stack.url)
  await openList(page)
  await expect(dialog(page)).toContainText('Couldn’t load wallets.')
  await page.unroute('**/api/config/app')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page).getByRole('button', { name: /OKX Wallet/ })).toBeVisible()
  await closeDialog(page)
  await connect(page, wallet)
  await wallet.leave()
  await disconnected(page)
  await page.reload()
  await disconnected(page)
  // Another wallet replaces it, with its own icon; images from other hosts are not requested.
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  await connect(page, await phoneWallet({ icons: ['https://wallet.test/icon.png', icon] }))
  await expect(chip(page).locator('img')).toHaveAttribute('src', icon)
})

test('a declined connection shows an error and can be retried', async ({ page }) => {
  const wallet = await phoneWallet()
  wallet.mood = 'refuse'
  await page.goto(stack.url)
  await wallet.scan(await pairingAddress(page))
  await expect(dialog(page)).toContainText('User rejected the request.')
  await expectAccessible(page)
  wallet.mood = 'agree'
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await dialog(page).getByRole('button', { name: 'Copy Link' }).click()
  await expect(page.getByText('The copy succeeded.').first()).toBeVisible()
  await wallet.scan(await page.evaluate(() => navigator.clipboard.readText()))
  await connected(page)
})

test('a pairing URI that was replaced by another one does not connect', async ({ page }) => {
  const [late, chosen] = [await phoneWallet(), await phoneWallet()]
  await page.goto(stack.url)
  const first = await pairingAddress(page)
  await dialog(page).getByRole('button', { name: 'All wallets' }).click()
  await dialog(page)
    .getByRole('button', { name: /MetaMask/ })
    .click()
  await expect(dialog(page).getByRole('img', { name: /MetaMask/ })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Copy Link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(first)
  const second = await page.evaluate(() => navigator.clipboard.readText())
  await late.scan(first)
  await chosen.scan(second)
  await connected(page)
  await openList(page)
  await expect(dialog(page)).toContainText(
    new RegExp(`${chosen.address.slice(0, 6)}.*${chosen.address.slice(-4)}`, 'i'),
  )
})

test('a token transfer from another network is switched, approved and bridged', async ({ page }) => {
  const wallet = await phoneWallet({
    chains: [chains.south],
    methods: ['eth_sendTransaction', 'personal_sign', 'wallet_switchEthereumChain'],
  })
  await mint(stack, chains.north, wallet.address, 100n)
  const [source, target] = [await tokenOf(stack, chains.north, 'USDC'), await tokenOf(stack, chains.south, 'USDC')]
  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '50' }))
  await connect(page, wallet)
  await bridgeFromElsewhere(page, 'Northshore')
  expect(wallet.asked.map(({ method, chainId }) => [method, chainId])).toEqual([
    ['wallet_switchEthereumChain', chains.south],
    ['eth_sendTransaction', chains.north],
    ['eth_sendTransaction', chains.north],
  ])
  expect(await tokenBalance(stack.rpc.north, source.address, wallet.address)).toBe(50n * 10n ** 6n)
  expect(await tokenBalance(stack.rpc.south, target.address, wallet.address)).toBeGreaterThan(49n * ETHER)
})

test('a wallet that signs typed data approves without a transaction', async ({ page }) => {
  const wallet = await phoneWallet({ chains: [chains.south] })
  await mint(stack, chains.south, wallet.address, 100n)
  // The USDC of this network supports permits.
  await page.goto(stack.url + bridgePath({ from: chains.south, to: chains.north, token: 'USDC', amount: '50' }))
  await connect(page, wallet)
  await review(page)
  await confirm(page)
  await expectStatus(page, ...arrived)
  expect(wallet.asked.map(({ method }) => method)).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction'])
})

test('sign-in and sending can be rejected, and succeed the next time', async ({ page }) => {
  const wallet = await phoneWallet()
  await page.goto(`${stack.url}/invitepage`)
  await connect(page, wallet)
  const wanted = page.getByTestId('invite-link-wanted')
  wallet.mood = 'refuse'
  await wanted.getByRole('button', { name: 'Get my link' }).click()
  await expect(wanted).toContainText('You rejected the request in your wallet')
  wallet.mood = 'agree'
  await wanted.getByRole('button', { name: 'Get my link' }).click()
  await expect(page.getByTestId('invite-link')).toContainText(/\/\?ref=/)

  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.05' }))
  await connected(page)
  wallet.mood = 'refuse'
  await review(page)
  await confirm(page)
  await expect(page.getByText(/rejected|declined/i).first()).toBeVisible()
  expect(await ethBalance(stack.rpc.north, wallet.address)).toBe(100n * ETHER)
  wallet.mood = 'agree'
  await page
    .getByRole('button', { name: /try again/i })
    .first()
    .click()
  await expectStatus(page, ...arrived)
})

/** Effect of a phone's app switch on a page. */
const appear = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

async function whileAway(page: Page, work: () => Promise<unknown>): Promise<void> {
  await appear(page, 'hidden')
  relay.cut()
  await work()
  relay.mend()
  await appear(page, 'visible')
}

test('a page in the background finds the wallet’s approval and transaction, also across a reload', async ({ page }) => {
  const wallet = await phoneWallet()
  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.05' }))
  const uri = await pairingAddress(page)
  await whileAway(page, async () => {
    await wallet.scan(uri)
    await expect.poll(() => wallet.sessions()).toBe(1)
  })
  await connected(page)

  // Its answer never arrives: its transaction is on the network.
  wallet.mood = 'keep'
  await review(page)
  await confirm(page)
  await expect.poll(() => wallet.asked.length).toBe(1)
  await whileAway(page, () => expect.poll(() => nonceOf(stack.rpc.north, wallet.address)).toBe(1))
  await expectStatus(page, ...arrived)

  // A late answer changes nothing.
  await wallet.release()
  await page.goto(stack.url + bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.06' }))
  await connected(page)
  await review(page)
  await confirm(page)
  await expect.poll(() => wallet.asked.length).toBe(2)
  await page.reload()
  await connected(page)
  await wallet.release()
  // The page opens the order by itself, and may show a sheet over the tab bar by now.
  await page.goto(`${stack.url}/history`)
  await page.getByRole('link', { name: /0\.06/ }).first().click()
  await expectStatus(page, ...arrived)
  expect(await nonceOf(stack.rpc.north, wallet.address)).toBe(2)
})

test('a swap that a phone sent without an answer is found, by the open page and after a reload', async ({ page }) => {
  const wallet = await phoneWallet()
  await page.goto(stack.url + swapPath(chains.north, 'ETH', 'USDC', '0.02'))
  await connect(page, wallet)
  wallet.mood = 'keep'
  await reviewSwap(page)
  await page.getByTestId('confirm-swap').click()
  await expect.poll(() => nonceOf(stack.rpc.north, wallet.address)).toBe(1)
  await expectSwap(page, 'done')

  // A late answer changes nothing, and lets the wallet take the next request.
  await wallet.release()
  await page.goto(stack.url + swapPath(chains.north, 'ETH', 'USDC', '0.03'))
  await connected(page)
  await reviewSwap(page)
  await page.getByTestId('confirm-swap').click()
  await expect.poll(() => nonceOf(stack.rpc.north, wallet.address)).toBe(2)
  await page.reload()
  await expectSwap(page, 'done')
  expect(wallet.asked).toHaveLength(2)
})

/** Runs the page as with WalletConnect's own relay and registry, both answered by this machine. */
async function withPublicRelay(page: Page, registry: 'answers' | 'blocked'): Promise<void> {
  await page.route('**/api/config/app', async (route) => {
    const { data, ...rest } = (await (await route.fetch()).json()) as { data: object }
    await route.fulfill({ json: { ...rest, data: { ...data, wallet_connect_relay_url: null } } })
  })
  await page.routeWebSocket(/^wss:\/\/relay\.walletconnect\.org\//, (socket) => {
    const server = new WebSocket(relay.url + new URL(socket.url()).search)
    const opened = new Promise((done) => server.addEventListener('open', done))
    socket.onMessage((message) => void opened.then(() => server.send(String(message))))
    server.addEventListener('message', ({ data }) => socket.send(String(data)))
  })
  await page.route('https://api.web3modal.org/**', (route) =>
    registry === 'answers'
      ? route.fulfill({ json: { count: 1, data: [{ id: 'listed', name: 'Listed wallet', chains: [] }], features: [] } })
      : route.abort(),
  )
}

test.describe('without the operator’s own relay and with the registry blocked', () => {
  // The page of the stack is not allowed to ask the hosts of the public relay.
  test.use({ bypassCSP: true })

  test('a phone shows our QR code and link, and no error', async ({ page }) => {
    const wallet = await phoneWallet()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await withPublicRelay(page, 'blocked')
    await page.goto(stack.url)
    await wallet.scan(await pairingAddress(page, /WalletConnect/))
    await connected(page)
    expect(wallet.sessions()).toBe(1)
    expect(errors).toEqual([])
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, bypassCSP: true })

  test('WalletConnect’s window: closed without an error, rejected with one, and paired', async ({ page }) => {
    const wallet = await phoneWallet()
    const code = page.getByTestId('wui-qr-code')
    await withPublicRelay(page, 'answers')
    await page.goto(stack.url)
    /** Opens the window; returns the address that it shows. */
    const choose = async (): Promise<string> => {
      await dialog(page).getByRole('button', { name: 'WalletConnect' }).click()
      await expect(code).toBeVisible()
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await page.getByTestId('copy-wc2-uri').click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:/)
      return page.evaluate(() => navigator.clipboard.readText())
    }
    await openList(page)
    const first = await choose()
    await page.getByTestId('w3m-header-close').click()
    await expect(code).toBeHidden()
    await expect(dialog(page).getByRole('button', { name: 'WalletConnect' })).toBeEnabled()
    await choose()
    await page.keyboard.press('Escape')
    await expect(code).toBeHidden()
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    // The list opens next to the rest of the window, which stays usable.
    await closeDialog(page)
    await openList(page)

    wallet.mood = 'refuse'
    const second = await choose()
    expect(second).not.toBe(first)
    await wallet.scan(second)
    await expect(dialog(page).getByRole('alert')).toContainText('User rejected the request.')
    await expect(code).toBeHidden()

    wallet.mood = 'agree'
    await wallet.scan(await choose())
    await connected(page)
    await expect(code).toBeHidden()
    await expect(dialog(page)).toBeHidden()
    expect(wallet.sessions()).toBe(1)
  })
})

test.describe('inside Telegram', () => {
  const list = (host: TelegramHost) => host.app.getByRole('dialog')
  /** Address in a link. */
  const carried = async (app: FrameLocator, name: string, times = 1): Promise<string> => {
    let text = (await app.getByRole('link', { name }).getAttribute('href'))?.split('wc?uri=')[1] ?? ''
    for (let round = 0; round < times; round++) text = decodeURIComponent(text)
    return text
  }
  const opened = (host: TelegramHost) =>
    host.run(
      (at) =>
        at.sent.filter(({ type }) => type === 'web_app_open_link').map(({ data }) => (data as { url: string }).url),
      null,
    )
  const guarded = (host: TelegramHost) =>
    host.run(
      (at) =>
        (
          at.sent.findLast(({ type }) => type === 'web_app_setup_closing_behavior')?.data as
            | { need_confirmation?: boolean }
            | undefined
        )?.need_confirmation ?? false,
      null,
    )

  test('on an iPhone: pairs and bridges by links that a tap opens, and stays connected after a relaunch', async ({
    page,
  }) => {
    const wallet = await phoneWallet()
    const open = {
      app: stack.url,
      platform: 'ios',
      path: bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.05' }),
    }
    const host = await openInTelegram(page, open)
    await host.pressMain('Connect Wallet')
    await list(host).getByRole('button', { name: 'MetaMask' }).click()
    await expect(list(host).getByRole('img', { name: /MetaMask/ })).toBeVisible()
    await expect(list(host).getByRole('button', { name: 'Copy Link' })).toBeVisible()
    const uri = await carried(host.app, 'Open MetaMask')
    expect(uri).toMatch(/^wc:[\da-f]+@2\?.*symKey=/)
    // Browsers only open a window synchronously within a tap, so nothing may be awaited first.
    expect(
      await list(host)
        .getByRole('link', { name: 'Open MetaMask' })
        .evaluate((link) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))),
    ).toBe(false)
    await expect.poll(() => opened(host)).toEqual([`https://link.metamask.io/wc?uri=${encodeURIComponent(uri)}`])
    await wallet.scan(uri)
    await expect(list(host)).toBeHidden()

    wallet.mood = 'keep'
    await host.pressMain(/Review/)
    await host.pressMain(/^Confirm|^Bridge/)
    const wayThere = list(host).getByRole('link', { name: 'Open Phone wallet' })
    await expect(wayThere).toHaveAttribute(
      'href',
      /^https:\/\/wallet\.test\/app\/wc\?requestId=\d+&sessionTopic=[\da-f]{64}$/,
    )
    await wayThere.click()
    await expect.poll(async () => (await opened(host))[1]).toBe(await wayThere.getAttribute('href'))
    expect(await guarded(host)).toBe(true)
    // The user returns and the wallet does not answer: its transaction is found on chain, and nothing keeps the app open.
    await expect.poll(() => nonceOf(stack.rpc.north, wallet.address)).toBe(1)
    await host.app.locator('html').evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(host.app.getByTestId('order-status').last()).toHaveAttribute(
      'data-status',
      new RegExp(`^(${arrived.join('|')})$`),
      { timeout: 60_000 },
    )
    expect(await guarded(host)).toBe(false)
    await wallet.release()

    const again = await openInTelegram(page, { ...open, hash: host.hash })
    const openWallets = async () => {
      await (await again.openSettings()).getByRole('button', { name: 'Wallets linked to Telegram' }).click()
      return again.app.getByRole('dialog', { name: 'Wallets linked to Telegram' })
    }
    const sheet = await openWallets()
    wallet.mood = 'keep'
    await sheet.getByRole('button', { name: 'Sign to link' }).click()
    await expect(sheet.getByRole('link', { name: 'Open Phone wallet' })).toHaveAttribute(
      'href',
      /^https:\/\/wallet\.test\/app\/wc\?requestId=\d+&sessionTopic=[\da-f]{64}$/,
    )
    await expect.poll(() => wallet.asked.length).toBe(2)
    expect(await guarded(again)).toBe(true)
    // A closed sheet does not keep the app open; its signature still counts.
    await again.pressBack()
    await expect.poll(() => guarded(again)).toBe(false)
    const linked = page.waitForResponse((response) => response.url().endsWith('/api/identity/v1/telegram/link'))
    await wallet.release()
    expect((await linked).status()).toBe(200)
    await expect((await openWallets()).getByRole('listitem')).toHaveText([/In use/])
    await again.pressBack()
    wallet.mood = 'refuse'
    await again.pressMain(/Review/)
    await again.pressMain(/^Confirm|^Bridge/)
    await expect(
      list(again)
        .getByText(/rejected|declined/i)
        .first(),
    ).toBeVisible()
    expect(await guarded(again)).toBe(false)
    expect(wallet.asked.map(({ method }) => method)).toEqual([
      'eth_sendTransaction',
      'personal_sign',
      'eth_sendTransaction',
    ])
  })

  test('on Android: any wallet, by https or its own scheme; a rejection is shown, and the next try pairs', async ({
    page,
  }) => {
    const wallet = await phoneWallet()
    wallet.mood = 'refuse'
    const host = await openInTelegram(page, { app: stack.url, platform: 'android' })
    await host.pressMain('Connect Wallet')
    await list(host).getByRole('button', { name: 'WalletConnect' }).click()
    await expect(list(host).getByRole('img', { name: /WalletConnect/ })).toBeVisible()
    const uri = await carried(host.app, 'Open Trust Wallet')
    expect(uri).toMatch(/^wc:/)
    expect(await carried(host.app, 'Open imToken', 2)).toBe(uri)
    await wallet.scan(uri)
    await expect(list(host)).toContainText('User rejected the request.')
    wallet.mood = 'agree'
    await list(host).getByRole('button', { name: 'Try again' }).click()
    await expect(list(host).getByRole('link', { name: 'Open Trust Wallet' })).toBeVisible()
    await wallet.scan(await carried(host.app, 'Open Trust Wallet'))
    await expect(list(host)).toBeHidden()
    await expect(host.app.getByTestId('connect-wallet').first()).toContainText('…')
  })
})
