import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { localTonWallet } from '#local/ton/wallet.ts'
import { TON_WALLET_KEY } from '#src/wallets/ton/localWallet.ts'
import { type HttpBridge, startHttpBridge } from '#src/wallets/ton/testing/httpBridge.ts'
import { createRemoteWallet } from '#src/wallets/ton/testing/remoteWallet.ts'
import { expectAccessible } from './support/accessible.ts'
import {
  arrived,
  bridgePath,
  chains,
  closeDialog,
  confirm,
  confirmRecipient,
  connect,
  expectStatus,
  review,
} from './support/app.ts'
import { tokenBalance, tonUsdcBalance } from './support/chain.ts'
import { expect, mint, test } from './support/fixtures.ts'
import { stayHere } from './support/stayHere.ts'
import { openInTelegram, somebody, type TelegramHost } from './support/telegramHost.ts'
import { openTonWallet, signAs, type TonWallet, USER_REJECTS } from './support/tonWallet.ts'

const chip = (page: Page) => page.getByTestId('connect-wallet').first()
const dialog = (page: Page) => page.getByRole('dialog')
const connected = (page: Page) => expect(chip(page)).toContainText('…')
const disconnected = (page: Page) => expect(chip(page)).toHaveText(/Connect/)

async function openList(page: Page): Promise<void> {
  await chip(page).click()
  await dialog(page).getByRole('tab', { name: 'Non-EVM' }).click()
}

/** The server's answer to a proof. */
const verified = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/identity/v1/verify'))

async function getLink(page: Page): Promise<void> {
  const answer = verified(page)
  await page.getByTestId('invite-link-wanted').getByRole('button', { name: 'Get my link' }).click()
  expect((await answer).status()).toBe(200)
  await expect(page.getByTestId('invite-link')).toContainText(/\/\?ref=\w{8}/)
}

async function checkIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Daily check-in' }).first().click()
  await expect(page.getByLabel('Network', { exact: true })).toHaveText(/Tonshore/)
  await page.getByTestId('check-in').click()
}

/** Replaces the stack's TON Connect wallet list; no request leaves this machine. */
async function listWallets(page: Page, wallets: readonly object[]): Promise<void> {
  await stayHere(page.context())
  await page.context().route(/\/wallets-v2\.json$/, (route) => route.fulfill({ json: wallets }))
}

test('an injected wallet connects, signs in by its proof, checks in, survives a reload and disconnects', async ({
  page,
  stack,
}) => {
  const wallet = await openTonWallet(stack.rpc.ton)
  await signAs(page, stack.rpc.ton, wallet)
  await listWallets(page, [])
  await page.goto('/invitepage')
  await connect(page, 'Local TON wallet', 'Non-EVM')
  await getLink(page)

  await page.goto('/points')
  await connected(page)
  wallet.refuses = true
  await checkIn(page)
  await expect(page.getByTestId('check-in-message')).toContainText('You rejected the request in your wallet')
  expect(wallet.asked).toEqual([])
  wallet.refuses = false
  await page.getByTestId('check-in').click()
  await expect(page.getByText('Check in success')).toBeVisible({ timeout: 30_000 })
  expect(wallet.asked).toHaveLength(1)
  await expectAccessible(page)
  await page.reload()
  await connected(page)
  await expect(page.getByRole('button', { name: 'Checked in today' }).first()).toBeVisible()

  await openList(page)
  await expect(dialog(page)).toContainText('GRAM: formerly TON, no migration needed')
  await dialog(page)
    .getByRole('button', { name: /^Disconnect/ })
    .click()
  await disconnected(page)
  await page.reload()
  await disconnected(page)
})

let bridge: HttpBridge
test.beforeAll(async () => {
  bridge = await startHttpBridge()
})
test.afterAll(() => bridge.close())

/** Wallet on a phone, over the bridge; it sends once the user has `agreed` there. */
const remote = (
  wallet: TonWallet,
  host: string,
  { agreed = Promise.resolve(), signsText = true }: { agreed?: Promise<void>; signsText?: boolean } = {},
) =>
  createRemoteWallet(bridge.url, {
    connect: (items) => {
      const { address, public_key: publicKey, state_init: walletStateInit } = wallet.account
      const payload = items.find(({ name }) => name === 'ton_proof')?.payload ?? ''
      const timestamp = Math.floor(Date.now() / 1000)
      const signature = wallet.prove({ domain: host, timestamp, payload })
      return Promise.resolve([
        { name: 'ton_addr', address, network: '-31', publicKey, walletStateInit },
        {
          name: 'ton_proof',
          proof: { timestamp, domain: { lengthBytes: host.length, value: host }, payload, signature },
        },
      ])
    },
    sendTransaction: async (asked) => {
      await agreed
      return wallet.send((JSON.parse(asked) as { messages: Parameters<TonWallet['send']>[0] }).messages)
    },
    ...(signsText
      ? {
          signData: async (asked: string) => {
            await agreed
            const payload = JSON.parse(asked) as { type: 'text'; text: string }
            const timestamp = Math.floor(Date.now() / 1000)
            const signature = wallet.signText({ domain: host, timestamp, payload: payload.text })
            return { signature, address: wallet.account.address, timestamp, domain: host, payload }
          },
        }
      : {}),
  })

/** Entry of the phone wallet in the wallet list. */
const listed = () => ({
  app_name: 'remote',
  name: 'Remote wallet',
  image: 'https://wallet.example/icon.png',
  about_url: 'https://wallet.example',
  universal_url: 'https://wallet.example/connect',
  bridge: [{ type: 'sse', url: bridge.url }],
  platforms: ['ios', 'android'],
  features: [
    { name: 'SendTransaction', maxMessages: 4 },
    { name: 'SignData', types: ['text'] },
  ],
})

test.describe('on a desktop', () => {
  // The page uses a bridge of this machine, which its policy does not allow.
  test.use({
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
    bypassCSP: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })

  test('TON Connect’s window: closed without an error, then a phone wallet pairs, checks in and disconnects', async ({
    page,
    stack,
  }) => {
    const wallet = await openTonWallet(stack.rpc.ton)
    const phone = remote(wallet, new URL(stack.url).host)
    await listWallets(page, [listed()])
    await page.goto('/invitepage')
    const window = page.locator('[data-tc-wallets-modal-container]')
    await openList(page)
    await dialog(page).getByRole('button', { name: 'TON Connect' }).click()
    await expect(window.getByText('Connect your TON wallet')).toBeVisible()
    await window.locator('[data-tc-icon-button]').first().click()
    await expect(window).toBeHidden()
    await expect(dialog(page).getByRole('button', { name: 'TON Connect' })).toBeEnabled()
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    // The list opens next to the rest of the window, which stays usable.
    await closeDialog(page)
    await openList(page)

    await dialog(page).getByRole('button', { name: 'TON Connect' }).click()
    await window.getByText('Remote wallet').click()
    // A press on the code copies its link.
    await page.locator('[data-tc-wallets-modal-connection-desktop] button:not([data-tc-icon-button])').first().click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^https:\/\/wallet\.example\/connect\?/)
    await phone.scan(await page.evaluate(() => navigator.clipboard.readText()))
    await connected(page)
    await expect(window).toBeHidden()
    await expect(dialog(page)).toBeHidden()
    await getLink(page)
    await page.goto('/points')
    await connected(page)
    await checkIn(page)
    await expect(page.getByText('Check in success')).toBeVisible({ timeout: 30_000 })
    expect(wallet.asked).toHaveLength(1)
    await phone.leave()
    await disconnected(page)
    await page.reload()
    await disconnected(page)
    phone.close()
  })
})

/** Connects a wallet of the list inside Telegram; returns the link that opens its app. */
async function connectInTelegram(
  page: Page,
  host: TelegramHost,
  scan: (link: string) => Promise<void>,
): Promise<string> {
  const list = host.app.getByRole('dialog')
  await host.app.getByTestId('connect-wallet').first().click()
  await list.getByRole('tab', { name: 'Non-EVM' }).click()
  const opened = page
    .context()
    .waitForEvent('request', (request) => request.url().startsWith('https://wallet.example/connect'))
  await list.getByRole('button', { name: 'TON Connect' }).click()
  await host.app.locator('[data-tc-wallets-modal-container]').getByText('Remote wallet').click()
  const link = (await opened).url()
  await scan(link)
  await expect(host.app.getByTestId('connect-wallet').first()).toContainText('…')
  return link
}

test.describe('inside Telegram on an iPhone', () => {
  test.use({ bypassCSP: true })

  const WALLETS = 'Wallets linked to Telegram'
  async function openLinked(page: Page, url: string, phone: ReturnType<typeof remote>) {
    await listWallets(page, [listed()])
    const person = somebody()
    const host = await openInTelegram(page, { app: url, platform: 'ios', path: '/points', person })
    await connectInTelegram(page, host, phone.scan)
    const more = await host.openSettings()
    await expect(more.getByRole('switch', { name: 'Transfer messages' })).toBeEnabled()
    await more.getByRole('button', { name: WALLETS }).click()
    return { person, sheet: host.app.getByRole('dialog', { name: WALLETS }) }
  }

  test('a wallet is linked by a text that it shows, with the account it is linked to', async ({ page, stack }) => {
    const wallet = await openTonWallet(stack.rpc.ton)
    let agree = (): void => {}
    const agreed = new Promise<void>((done) => (agree = done))
    const host = new URL(stack.url).host
    const phone = remote(wallet, host, { agreed })
    const { person, sheet } = await openLinked(page, stack.url, phone)
    await sheet.getByRole('button', { name: 'Sign to link' }).click()
    await expect(sheet.getByRole('link', { name: 'Open Remote wallet' })).toBeVisible()
    expect(wallet.texts).toEqual([])
    agree()
    await expect(sheet.getByRole('listitem')).toHaveText([/In use/])
    expect(wallet.texts).toHaveLength(1)
    const lines = wallet.texts[0]?.split('\n') ?? []
    expect(lines[0]).toBe(`${host} wants you to sign in with your TON account:`)
    expect(lines[3]).toBe(
      `Link this wallet to Telegram account ${person.id} in Causeway. This is free and moves no funds.`,
    )
    expect(lines.at(-1)).toBe(`Request ID: telegram:${person.id}`)
    phone.close()
  })

  test('a wallet that signs no texts stays connected, and the user reads what to do', async ({ page, stack }) => {
    const wallet = await openTonWallet(stack.rpc.ton)
    const phone = remote(wallet, new URL(stack.url).host, { signsText: false })
    const { sheet } = await openLinked(page, stack.url, phone)
    await sheet.getByRole('button', { name: 'Sign to link' }).click()
    await expect(sheet.getByRole('alert')).toHaveText(
      'This wallet can’t show and sign text. Update its app, or use the same account in another wallet.',
    )
    await expect(sheet.getByRole('listitem')).toHaveCount(0)
    await expect(sheet.getByRole('button', { name: 'Sign to link' })).toBeEnabled()
    phone.close()
  })

  test('a tap on a wallet, and the link at the check-in, open its app, which leads back to Telegram', async ({
    page,
    stack,
  }) => {
    const wallet = await openTonWallet(stack.rpc.ton)
    await listWallets(page, [listed()])
    const host = await openInTelegram(page, { app: stack.url, platform: 'ios', path: '/points' })
    const list = host.app.getByRole('dialog')
    let agree = (): void => {}
    const agreed = new Promise<void>((done) => (agree = done))
    const phone = remote(wallet, new URL(stack.url).host, { agreed })
    const link = await connectInTelegram(page, host, phone.scan)
    expect(new URL(link).searchParams.get('ret')).toBe('tg://resolve')

    await host.app.getByRole('button', { name: 'Daily check-in' }).first().click()
    await host.pressMain('Check in')
    const wayThere = list.getByRole('link', { name: 'Open Remote wallet' })
    const id = new URL(link).searchParams.get('id') ?? ''
    await expect(wayThere).toHaveAttribute('href', `https://wallet.example/connect?id=${id}&ret=tg%3A%2F%2Fresolve`)
    await wayThere.click()
    await expect
      .poll(() => host.run((at) => at.sent.findLast(({ type }) => type === 'web_app_open_link')?.data, null))
      .toMatchObject({ url: await wayThere.getAttribute('href') })
    agree()
    await expect(host.app.getByText('Check in success')).toBeVisible({ timeout: 30_000 })
    await expect(wayThere).toHaveCount(0)
    phone.close()
  })
})

/** The wallet in the page declines its next transaction. */
async function declineNext(page: Page, rpcUrl: string): Promise<void> {
  let isDeclined = false
  await page.route(rpcUrl, async (route) => {
    const { method } = route.request().postDataJSON() as { method: string }
    if (isDeclined || method !== 'causeway_sendTransaction') return route.fallback()
    isDeclined = true
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ headers, json: { ok: false, error: 'User declined', code: USER_REJECTS } })
  })
}

/** TON's main network, by its own number. */
const MAIN = '-239'

/** The wallet in the page connects on TON's main network until the returned function is called. */
async function connectsElsewhere(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(
    ([key, network]) => {
      interface Connecting {
        connect(
          ...args: unknown[]
        ): Promise<{ event: string; payload: { items: { name: string; network?: string }[] } }>
      }
      let held: { tonconnect: Connecting } | undefined
      const wrap = (wallet: { tonconnect: Connecting }) => {
        const { tonconnect } = wallet
        const connect = tonconnect.connect.bind(tonconnect)
        tonconnect.connect = async (...args) => {
          const answer = await connect(...args)
          if (answer.event === 'connect' && !sessionStorage.getItem('moved'))
            for (const item of answer.payload.items) if (item.name === 'ton_addr') item.network = network
          return answer
        }
        return wallet
      }
      Object.defineProperty(window, key, {
        enumerable: true,
        get: () => held,
        set: (wallet) => {
          held = wrap(wallet)
        },
      })
    },
    [TON_WALLET_KEY, MAIN] as const,
  )
  return () => page.evaluate(() => sessionStorage.setItem('moved', 'yes'))
}

test('a deposit from the wallet in the page, on another network and declined at first, reloaded in the middle, arrives on an EVM network', async ({
  page,
  stack,
}) => {
  const recipient = `0x${randomBytes(20).toString('hex')}`
  const move = await connectsElsewhere(page)
  await page.goto(bridgePath({ from: chains.ton, to: chains.north, token: 'USDC', amount: '10', recipient }))
  await connect(page, 'Local TON wallet', 'Non-EVM')
  await confirmRecipient(page)
  await openList(page)
  await expect(dialog(page)).toContainText('Network 84797801')
  await closeDialog(page)
  // TON wallets switch in their own settings alone, so the user connects again.
  await page.getByRole('button', { name: 'Switch to Tonshore' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Local TON wallet' })).toBeVisible()
  await move()
  await dialog(page).getByRole('button', { name: 'Local TON wallet' }).click()
  await expect(dialog(page)).toBeHidden()
  await review(page)
  await declineNext(page, stack.rpc.ton)
  await confirm(page)
  await expect(page.getByRole('alert').filter({ hasText: 'You rejected the request in your wallet' })).toBeVisible()
  await confirm(page)
  await expect(page).toHaveURL(/\/order\//)
  await page.reload()
  await expectStatus(page, ...arrived)
  expect(await tokenBalance(stack.rpc.north, localDeployment(chains.north).usdc, recipient)).toBeGreaterThan(9_000_000n)
})

test('a deposit from an EVM network arrives on TON, with the page reloaded in the middle', async ({
  page,
  stack,
  account,
}) => {
  await mint(stack, chains.north, account, 50n)
  const { address } = localTonWallet(`test ${randomBytes(8).toString('hex')}`)
  const recipient = address.toString({ bounceable: false })
  await page.goto(bridgePath({ from: chains.north, to: chains.ton, token: 'USDC', amount: '10', recipient }))
  await connect(page, 'Test Wallet')
  await confirmRecipient(page)
  await review(page)
  expect((await page.getByTestId('review-recipient').textContent()) ?? '').toBe(recipient)
  await confirm(page)
  await expect(page).toHaveURL(/\/order\//, { timeout: 60_000 })
  await page.reload()
  await expectStatus(page, ...arrived)
  const usdc = localDeployment(chains.north).usdc
  expect(await tokenBalance(stack.rpc.north, usdc, account)).toBe(40_000_000n)
  const received = await tonUsdcBalance(stack.rpc.ton, address)
  expect(received).toBeGreaterThan(9_000_000n)
  expect(received).toBeLessThanOrEqual(10_000_000n)
})
