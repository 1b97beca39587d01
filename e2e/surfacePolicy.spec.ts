import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import policy from '#config/policy.json' with { type: 'json' }
import { assetId } from '#core/chain/assetId.ts'
import { packStart } from '#core/screens/startPayload.ts'
import { localBot } from '#local/telegram/accounts.ts'
import { followPolicy } from '#runtime/catalogue/followPolicy.ts'
import { type Listening, listen } from '#runtime/listen.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { silentLog } from '#runtime/log.ts'
import { accessByToken } from '#server/identity/telegram/access.ts'
import { createTestApp, north, type TestApp } from '#server/testing/testApp.ts'
import { expectAccessible } from './support/accessible.ts'
import { bridgePath, chains } from './support/app.ts'
import { web } from './support/builtFile.ts'
import { entered, openInTelegram, type TelegramHost } from './support/telegramHost.ts'

const route = { from: chains.north, to: chains.south, token: 'ETH', amount: '0.1' } as const

/**
 * Server with its own configuration folder: nothing here moves on a chain, and the shared stack's policy applies to all
 * tests.
 */
let folder: string
let server: TestApp
let stack: Listening
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-policy-'))
  const source = { profile: 'local', configDir: folder } as const
  server = await createTestApp({
    start: new Date(),
    deps: { webRoot: web, telegram: accessByToken(localBot.token), policy: followPolicy({ source, log: silentLog }) },
  })
  stack = await listen(server.app, { host: '127.0.0.1', port: await leasePort() })
})
test.afterAll(async () => {
  await stack.stop()
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Writes the policy file in the configuration folder while the server runs, as an operator would. */
const choose = (preset: keyof typeof policy.presets) =>
  writeFileSync(join(folder, 'policy.json'), JSON.stringify({ ...policy, preset }))
const capabilities = async (surface: string): Promise<unknown> => {
  const answer = await fetch(`${stack.url}/api/config/policy`, { headers: { 'x-surface': surface } })
  return ((await answer.json()) as { data: { capabilities: unknown } }).data.capabilities
}
/** Wallets that work inside Telegram, by tab: those with an app that opens from there, and the ones of a local build. */
const inTelegram = {
  EVM: ['Local test wallet', 'MetaMask', 'OKX Wallet', 'Coinbase Wallet', 'Bitget Wallet', 'Trust Wallet'],
  Solana: ['Phantom', 'Solflare', 'Local Solana wallet', 'Backpack'],
  'Non-EVM': ['Local TON wallet', 'TON Connect', 'Xverse', 'OKX Wallet'],
}

/** Wallets of the open list, by tab. */
async function walletsOf(app: TelegramHost['app']): Promise<Record<string, string[]>> {
  const list = app.getByRole('dialog')
  await expect(list.getByRole('tab').first()).toBeVisible()
  const found: Record<string, string[]> = {}
  for (const tab of await list.getByRole('tab').all()) {
    await tab.click()
    const panel = list.getByRole('tabpanel')
    await expect(panel.getByRole('listitem').first()).toBeVisible()
    await expect(panel.locator('.skeleton')).toHaveCount(0)
    const rows = await panel.getByRole('listitem').allInnerTexts()
    // An initial takes the place of a missing icon.
    found[await tab.innerText()] = rows.map((row) => row.split('\n').find((line) => line.length > 1) ?? '')
  }
  return found
}
const linksOut = (page: Page | TelegramHost['app']) => page.locator('a[target=_blank]')

test('the open preset offers the same in Telegram as on the web', async ({ page }) => {
  const startParam =
    packStart({
      kind: 'bridge',
      wishes: { from: String(route.from), to: String(route.to), token: route.token, amount: route.amount },
    }) ?? ''
  const { app, run, pressMain } = await openInTelegram(page, { app: stack.url, startParam })
  await expect(app.locator('input[name=amount]')).toHaveValue('0.1')
  await pressMain('Connect Wallet')
  await expect(app.getByRole('dialog').getByRole('tab', { name: 'EVM', exact: true })).toBeVisible()
  await expect.poll(() => run((host) => host.main.is_visible, null)).toBe(false)
  expect(await walletsOf(app)).toEqual(inTelegram)
})

test('the guidelines preset applies without a restart and explains what is unavailable', async ({ page }) => {
  choose('telegram-guidelines')
  await expect.poll(() => capabilities('telegram'), { timeout: 30_000 }).toMatchObject({ 'wallet:*': 'bridging-only' })

  await test.step('a link to a pair without TON says what it ignored, and selects a pair with TON', async () => {
    const host = await openInTelegram(page, { app: stack.url, path: bridgePath(route) })
    await entered(host)
    await expect(host.app.getByText('Ignored from the link')).toBeVisible()
    await expect(host.app.getByTestId('to-network')).toContainText('Tonshore')
  })

  await test.step('without a link a pair with TON is selected, and a network without one is not offered', async () => {
    const { app } = await openInTelegram(page, { app: stack.url })
    await expect(app.getByTestId('to-network')).toContainText('Tonshore')
    await app.getByTestId('to-network').click()
    await expect(app.getByRole('option', { name: /Eclipse/ })).toContainText('No route yet')
  })

  await test.step('the list has the same wallets', async () => {
    const { app, pressMain } = await openInTelegram(page, { app: stack.url })
    await expect(app.getByTestId('to-network')).toContainText('Tonshore')
    await pressMain('Connect Wallet')
    expect(await walletsOf(app)).toEqual(inTelegram)
  })

  await test.step('points are available, and no link leaves the app', async () => {
    const { app } = await openInTelegram(page, { app: stack.url, path: '/points' })
    await expect(app.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(linksOut(app)).toHaveCount(0)
    await app.getByRole('navigation').last().getByRole('button', { name: 'More' }).click()
    await expect(app.getByRole('dialog').getByRole('link', { name: 'Terms' })).toBeVisible()
    await expect(linksOut(app)).toHaveCount(0)
  })

  await test.step('an airdrop shows that it is not available here', async () => {
    const { app } = await openInTelegram(page, { app: stack.url, path: '/layerzero-airdrop' })
    await expect(app.getByText('Not available here')).toBeVisible()
    await expect(app.getByRole('textbox')).toHaveCount(0)
  })

  await test.step('swaps have no entry, and their page says that they are not available', async () => {
    const { app } = await openInTelegram(page, { app: stack.url, path: '/swap' })
    await expect(app.getByRole('main').getByRole('heading', { name: 'Not available here' })).toBeVisible()
    await expect(app.getByRole('textbox')).toHaveCount(0)
    await expect(app.getByRole('link', { name: 'Swap' })).toHaveCount(0)
    await app.getByRole('navigation').last().getByRole('button', { name: 'More' }).click()
    await expect(app.getByRole('dialog').getByRole('link', { name: 'Terms' })).toBeVisible()
    await expect(app.getByRole('dialog').getByRole('link', { name: 'Swap' })).toHaveCount(0)
  })

  await test.step('pages that sign what bridges nothing say that they are not available', async () => {
    for (const path of ['/deploy', '/faucet', '/soneium-badge']) {
      const { app } = await openInTelegram(page, { app: stack.url, path })
      await expect(app.getByRole('main').getByRole('heading', { name: 'Not available here' })).toBeVisible()
      await expect(app.getByTestId('main-action')).toHaveCount(0)
      await expect(app.getByRole('link', { name: 'Deploy' })).toHaveCount(0)
    }
  })

  await test.step('the portfolio has balances and files, and nothing that approves or swaps', async () => {
    const { address } = devAccounts.user
    server.chain(north).fund(address, assetId(north, 'native'), 10n ** 18n)
    const { app } = await openInTelegram(page, { app: stack.url, path: '/portfolio' })
    await app.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click()
    await app.getByRole('dialog').getByRole('button', { name: 'Local test wallet' }).click()
    const first = app.getByTestId('portfolio-assets').locator('> li').first()
    await first.locator('summary').click()
    await expect(first.getByRole('link', { name: 'Bridge' }).first()).toBeVisible()
    await expect(first.getByRole('link', { name: 'Swap' })).toHaveCount(0)
    await expect(app.getByRole('button', { name: 'Balances' })).toBeVisible()
    await expect(app.getByRole('heading', { name: 'Token approvals' })).toHaveCount(0)
    await expect(linksOut(app)).toHaveCount(0)
  })

  await test.step('no banner leads to a badge', async () => {
    const { app } = await openInTelegram(page, { app: stack.url, path: bridgePath(route) })
    const banners = app.getByTestId('banners')
    await expect(banners).toBeVisible()
    await expect(app.locator('a[href="/soneium-badge"]')).toHaveCount(0)
  })

  await test.step('only Telegram’s own task is shown', async () => {
    const { app } = await openInTelegram(page, { app: stack.url, path: '/points' })
    await expect(app.getByText('Join our Telegram channel').first()).toBeVisible()
    await expect(app.getByText('Follow us on X')).toHaveCount(0)
  })
})

test('the web app is unchanged', async ({ page }) => {
  expect(await capabilities('web')).toEqual(policy.presets.open.web)
  await page.goto(stack.url + bridgePath(route))
  await expect(page.getByTestId('main-action')).toHaveText('Connect Wallet')
  await expectAccessible(page)
  await page.getByRole('navigation').last().getByRole('button', { name: 'More' }).click()
  await expect(linksOut(page)).not.toHaveCount(0)
})

test('pages that an operator hides are on no surface, and their calls are refused', async ({ page }) => {
  const pages = ['ecosystem', 'trust', 'roadmap', 'diagnostics', 'events'] as const
  const web = { ...policy.presets.open.web, ...Object.fromEntries(pages.map((name) => [name, 'hidden'])) }
  writeFileSync(
    join(folder, 'policy.json'),
    JSON.stringify({ preset: 'open', presets: { ...policy.presets, open: { ...policy.presets.open, web } } }),
  )
  await expect.poll(() => capabilities('web'), { timeout: 30_000 }).toEqual(web)
  for (const path of ['/ecosystem', '/trust', '/developingpage', '/test', '/owlmazing']) {
    await page.goto(stack.url + path)
    await expect(page.getByRole('main').getByRole('heading', { name: 'Not available here' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
  await page.getByRole('link', { name: 'Back to bridge' }).click()
  await page.getByRole('navigation').last().getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Status' })).toBeVisible()
  for (const path of ['/ecosystem', '/trust', '/developingpage', '/test'])
    await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0)
  expect((await fetch(`${stack.url}/api/bridge_api/v1/trust`)).status).toBe(403)
})

test('the open preset is restored the same way', async ({ page }) => {
  choose('open')
  await expect.poll(() => capabilities('telegram'), { timeout: 30_000 }).toEqual(policy.presets.open.telegram)
  const { pressMain, app } = await openInTelegram(page, { app: stack.url, path: bridgePath(route) })
  await pressMain('Connect Wallet')
  await expect(app.getByRole('dialog')).toBeVisible()
})
