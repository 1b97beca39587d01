import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { packStart } from '#core/screens/startPayload.ts'
import type { Order, OrderCreated } from '#core/wire/order.ts'
import type { QuotesData } from '#core/wire/quote.ts'
import { launchHash, type LaunchOptions } from '#local/telegram/routes.ts'
import { telegramThemes } from '#local/telegram/themes.ts'
import { expectAccessibleInTelegram } from './support/accessible.ts'
import { bridgePath, chains, openFromMore } from './support/app.ts'
import { fileOf } from './support/builtFile.ts'
import { expect, mint, ownerOf, test, walletFor } from './support/fixtures.ts'
import { entered, openInTelegram, somebody, type TelegramHost } from './support/telegramHost.ts'
import { launchElsewhere } from './support/telegramPerson.ts'
import { swapPath } from './support/swapPage.ts'
import { linkWallet } from './support/telegramWallet.ts'
import { injectWallet } from './support/wallet.ts'

const rootStyle = (host: TelegramHost, name: string) =>
  host.app.locator('html').evaluate((root, variable) => getComputedStyle(root).getPropertyValue(variable).trim(), name)
/** Order without a payment. */
async function orderOf(url: string): Promise<Order> {
  const post = async <T>(path: string, body: object, headers: object = {}): Promise<T> => {
    const answer = await fetch(`${url}/api/bridge_api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return ((await answer.json()) as { data: T }).data
  }
  const address = `0x${'5a'.repeat(20)}`
  const route = {
    from_chain_id: chains.north,
    to_chain_id: chains.south,
    token: 'ETH',
    amount: String(10n ** 17n),
    from_address: address,
    recipient: address,
  }
  const { quotes } = await post<QuotesData>('quotes', route)
  return (
    await post<OrderCreated>(
      'orders',
      { quote_id: quotes[0]?.quote_id, from_address: address, recipient: address },
      { 'idempotency-key': randomUUID() },
    )
  ).order
}
const addressOf = (page: Page) =>
  page
    .frames()
    .at(-1)
    ?.evaluate(() => window.location.pathname)
    // The previous page's frame may still be closing.
    .catch(() => null)

test.describe('launched by Telegram', () => {
  test('the skeleton has Telegram’s colours and is ready before any code of the app loads', async ({ page, stack }) => {
    let letGo: () => void = () => {}
    const held = new Promise<void>((done) => (letGo = done))
    await page.route(/\.js$/, async (route) => {
      await held
      await route.continue()
    })
    const host = await openInTelegram(page, { app: stack.url, theme: telegramThemes.night })
    await expect.poll(() => host.sent()).toEqual(['iframe_ready', 'web_app_ready'])
    expect(await rootStyle(host, '--ground')).toBe(telegramThemes.night.secondary_bg_color)
    await expect(host.app.locator('body')).toHaveCSS('background-color', 'rgb(15, 15, 15)')
    letGo()
    await entered(host)
    expect(await rootStyle(host, '--ground')).toBe(telegramThemes.night.secondary_bg_color)
    expect((await host.sent()).slice(2)).toEqual(
      expect.arrayContaining(['web_app_request_theme', 'web_app_expand', 'web_app_setup_settings_button']),
    )
  })

  test('a change of its theme applies at once', async ({ page, stack }) => {
    const host = await openInTelegram(page, { app: stack.url, theme: telegramThemes.night })
    await entered(host)
    await host.run((at, theme) => at.theme(theme), telegramThemes.day as Record<string, string>)
    await expect(host.app.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await rootStyle(host, '--ground')).toBe(telegramThemes.day.secondary_bg_color)
  })

  test('the app’s own theme can be chosen, and is kept on the user’s other devices', async ({
    page,
    stack,
    browser,
  }) => {
    const host = await openInTelegram(page, { app: stack.url, theme: telegramThemes.night })
    await entered(host)
    await host.run((at) => at.emit('settings_button_pressed'), null)
    await host.app.getByRole('switch', { name: 'Telegram theme' }).click()
    await expect.poll(() => rootStyle(host, '--ground')).toBe('#0a0f14')
    await host.app.getByRole('switch', { name: 'Dark mode' }).click()
    await expect.poll(() => rootStyle(host, '--ground')).toBe('#f6f4ef')
    const cloud = await host.run((at) => at.cloud, null)
    expect(Object.keys(cloud)).toEqual(['causeway.preferences'])
    const device = await browser.newContext()
    const elsewhere = await openInTelegram(await device.newPage(), {
      app: stack.url,
      theme: telegramThemes.night,
      cloud,
    })
    await entered(elsewhere)
    await expect.poll(() => rootStyle(elsewhere, '--ground')).toBe('#f6f4ef')
    await device.close()
  })

  test('safe areas and the keyboard are respected, also if they change while the app requests them', async ({
    page,
    stack,
  }) => {
    const host = await openInTelegram(page, { app: stack.url, platform: 'ios' })
    // Simulates a native button that appears while the viewport request is pending: earlier values no longer count.
    await expect.poll(() => host.sent()).toContain('web_app_request_safe_area')
    await host.run((at) => at.insets('safe_area', { top: 0, right: 0, bottom: 34, left: 0 }), null)
    await host.run((at) => at.insets('safe_area', { top: 0, right: 0, bottom: 0, left: 0 }), null)
    await expect
      .poll(() => host.sent().then((all) => all.filter((type) => type === 'web_app_request_safe_area').length))
      .toBe(2)
    await expect.poll(() => rootStyle(host, '--tg-viewport-safe-area-inset-bottom')).toBe('0px')
    await entered(host)
    await host.run((at) => at.insets('safe_area', { top: 40, right: 0, bottom: 20, left: 0 }), null)
    await host.run((at) => at.insets('content_safe_area', { top: 30, right: 0, bottom: 0, left: 0 }), null)
    await expect.poll(async () => (await host.app.getByRole('banner').boundingBox())?.y).toBe(70)
    const bar = host.app.getByRole('navigation').last()
    await expect(bar).toHaveCSS('padding-bottom', '20px')
    await host.run(
      (at) => at.emit('viewport_changed', { height: 400, width: 390, is_expanded: true, is_state_stable: false }),
      null,
    )
    await expect(bar).toBeHidden()
    await host.run(
      (at) => at.emit('viewport_changed', { height: 844, width: 390, is_expanded: true, is_state_stable: true }),
      null,
    )
    await expect(bar).toBeVisible()
  })
})

test.describe('Telegram’s buttons', () => {
  test('the main button has the page’s label, and the page has no button of its own', async ({ page, stack }) => {
    const host = await openInTelegram(page, { app: stack.url })
    const main = () => host.run((at) => at.main, null)
    await expect.poll(main).toMatchObject({ text: 'Connect Wallet', is_visible: true })
    await expect(host.app.getByTestId('main-action')).toHaveCount(0)
    expect(await main()).toMatchObject({ color: await rootStyle(host, '--tide') })
    await host.pressMain('Connect Wallet')
    await expect(host.app.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
    await expect.poll(main).toMatchObject({ is_visible: false })
    // One sheet at a time: the settings of Telegram's menu replace it.
    await host.run((at) => at.emit('settings_button_pressed'), null)
    await expect(host.app.getByRole('switch', { name: 'Telegram theme' })).toBeVisible()
    await expect(host.app.getByRole('dialog')).toHaveCount(1)
    await host.pressBack()
    await expect(host.app.getByRole('dialog')).toBeHidden()
    await expect.poll(main).toMatchObject({ text: 'Connect Wallet', is_visible: true })
  })

  test('the secondary button shares a transfer, and is hidden by a sheet', async ({ page, stack }) => {
    const order = await orderOf(stack.url)
    await page.route(`**/api/bridge_api/v1/orders/${order.id}`, (route) =>
      route.fulfill({ json: { code: 0, message: 'success', data: { ...order, status: 'settled', events: [] } } }),
    )
    const host = await openInTelegram(page, { app: stack.url, path: `/order/${order.id}` })
    const secondary = () => host.run((at) => at.secondary, null)
    await expect.poll(secondary).toMatchObject({ text: 'Share this transfer', is_visible: true, is_active: true })
    await expect(host.app.getByRole('button', { name: 'Share this transfer' })).toHaveCount(0)
    await host.run((at) => at.emit('settings_button_pressed'), null)
    await expect.poll(secondary).toMatchObject({ is_visible: false })
    await host.pressBack()
    await expect.poll(secondary).toMatchObject({ is_visible: true })
    await host.run((at) => at.emit('secondary_button_pressed'), null)
    await expect
      .poll(() => host.run((at) => JSON.stringify(at.sent.at(-1)), null))
      .toMatch(/web_app_open_tg_link.*share\/url/)
  })

  test('the back button closes sheets first, then goes back through the pages to the form', async ({ page, stack }) => {
    const host = await openInTelegram(page, { app: stack.url })
    await entered(host)
    expect(await host.backVisible()).toBe(false)
    const nav = host.app.getByRole('navigation').last()
    await nav.getByRole('link', { name: 'Rewards' }).click()
    await expect.poll(() => addressOf(page)).toBe('/points')
    await nav.getByRole('button', { name: 'More' }).click()
    await host.app.getByRole('dialog').getByRole('link', { name: 'Terms' }).click()
    await expect.poll(() => addressOf(page)).toBe('/tos')
    await nav.getByRole('button', { name: 'More' }).click()
    await expect(host.app.getByRole('dialog')).toBeVisible()
    await host.pressBack()
    await expect(host.app.getByRole('dialog')).toBeHidden()
    expect(await addressOf(page)).toBe('/tos')
    await host.pressBack()
    await expect.poll(() => addressOf(page)).toBe('/points')
    await host.pressBack()
    await expect.poll(() => addressOf(page)).toBe('/')
    await expect.poll(() => host.backVisible()).toBe(false)
  })

  test('the back button leads from the first page to the form', async ({ page, stack }) => {
    const host = await openInTelegram(page, { app: stack.url, path: '/query' })
    await host.pressBack()
    await expect.poll(() => addressOf(page)).toBe('/')
  })
})

test.describe('the start link', () => {
  test('fills the form', async ({ page, stack }) => {
    const startParam =
      packStart({
        kind: 'bridge',
        wishes: { from: String(chains.south), to: String(chains.north), token: 'USDC', amount: '12.5' },
      }) ?? ''
    const host = await openInTelegram(page, { app: stack.url, startParam })
    await expect(host.app.locator('input[name=amount]')).toHaveValue('12.5')
    await expect(host.app.getByTestId('from-network')).toContainText('Southshore')
    await expect(host.app.getByTestId('asset')).toContainText('USDC')
  })

  test('opens a page', async ({ page, stack }) => {
    const host = await openInTelegram(page, { app: stack.url, startParam: 'invite' })
    await expect.poll(() => addressOf(page)).toBe('/invitepage')
    await host.pressBack()
    await expect.poll(() => addressOf(page)).toBe('/')
  })

  test('is reported if it contains nothing that the app knows', async ({ page, stack }) => {
    const host = await openInTelegram(page, { app: stack.url, startParam: 'from_another_app' })
    await expect(host.app.getByText('couldn’t read the link')).toBeVisible()
    expect(await addressOf(page)).toBe('/')
  })

  test('counts as signed by Telegram, not as in the address', async ({ page, stack }) => {
    const hash = new URLSearchParams(
      launchHash({
        person: somebody(),
        version: '9.1',
        platform: 'weba',
        theme: telegramThemes.day,
        startParam: 'points',
      }),
    )
    hash.set('tgWebAppStartParam', 'invite')
    await openInTelegram(page, { app: stack.url, hash: hash.toString() })
    await expect.poll(() => addressOf(page)).toBe('/points')
  })
})

test.describe('the user who opened the app', () => {
  const minutes = (count: number) => ({ signedAt: new Date(Date.now() + count * 60_000) })
  for (const [what, change, words] of [
    ['forged', () => ({ token: '1:another' }), 'We couldn’t verify'],
    ['an hour old', () => minutes(-61), 'Your Telegram sign-in has expired'],
    ['of the future', () => minutes(5), 'clock is ahead'],
  ] as const) {
    test(`init data that are ${what} are refused with a reason, and the form works`, async ({ page, stack }) => {
      const host = await openInTelegram(page, { app: stack.url, ...change() })
      await expect(host.app.getByTestId('launch-notice')).toContainText(words)
      await expect(host.app.getByTestId('from-network')).toBeEnabled()
    })
  }

  test('a failed sign-in at launch is retried by itself once the connection is back', async ({ page, stack }) => {
    const identity = '**/api/identity/v1/telegram'
    await page.route(identity, (route) => route.abort())
    const host = await openInTelegram(page, { app: stack.url })
    const notice = host.app.getByTestId('launch-notice')
    await expect(notice.getByRole('button')).toBeVisible()
    await page.unroute(identity)
    await host.app.locator('html').evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(notice).toBeEmpty()
  })

  test('the same init data in another browser open the same session', async ({ page, stack, browser }) => {
    const tokens: string[] = []
    const listen = (at: Page) =>
      at.on('response', async (response) => {
        if (new URL(response.url()).pathname === '/api/identity/v1/telegram')
          tokens.push(((await response.json()) as { data: { token: string } }).data.token)
      })
    listen(page)
    const { hash } = await openInTelegram(page, { app: stack.url })
    await expect.poll(() => tokens.length).toBe(1)
    const device = await browser.newContext()
    const other = await device.newPage()
    listen(other)
    await openInTelegram(other, { app: stack.url, hash })
    await expect.poll(() => tokens.length).toBe(2)
    expect(tokens[1]).toBe(tokens[0])
    await device.close()
  })

  test('sees the app in their Telegram’s language; changing it does not restart the visit', async ({ page, stack }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const entries = async () => [
      asked.filter((path) => path === '/api/identity/v1/telegram').length,
      (await host.sent()).filter((type) => type === 'iframe_ready').length,
    ]
    const host = await openInTelegram(page, { app: stack.url, person: { ...somebody(), language_code: 'uk' } })
    await expect(host.app.locator('html')).toHaveAttribute('lang', 'uk')
    await expect.poll(() => host.run((at) => at.main.text, null)).toMatch(/[а-яіїєґ]/i)
    // The page is usable before it has signed in.
    await expect.poll(async () => (await entries())[0]).toBe(1)
    const before = await entries()
    await host.run((at) => at.emit('settings_button_pressed'), null)
    await host.app.getByRole('dialog').getByRole('combobox').selectOption('en')
    await expect(host.app.locator('html')).toHaveAttribute('lang', 'en')
    await host.run((at) => at.emit('settings_button_pressed'), null)
    await expect(host.app.getByRole('dialog', { name: 'More' })).toBeVisible()
    expect(await entries()).toEqual(before)
  })

  test('lists the account’s wallets: none with a connect button, then all, to use or to unlink', async ({
    page,
    stack,
  }) => {
    const opened = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/identity/v1/telegram')
    const first = await openInTelegram(page, { app: stack.url })
    const { token } = ((await (await opened).json()) as { data: { token: string } }).data
    const name = 'Wallets linked to Telegram'
    const sheetOf = async (host: TelegramHost) => {
      await entered(host)
      await host.run((at) => at.emit('settings_button_pressed'), null)
      await host.app.getByRole('dialog', { name: 'More' }).getByRole('button', { name }).click()
      return host.app.getByRole('dialog', { name })
    }
    const none = await sheetOf(first)
    await expect(none.getByText('No linked wallets')).toBeVisible()
    await none.getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(first.app.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()

    const earlier = await linkWallet(stack.url, token)
    const latest = await linkWallet(stack.url, token)
    const sheet = await sheetOf(await openInTelegram(page, { app: stack.url, hash: first.hash }))
    const wallets = sheet.getByRole('listitem')
    await expect(wallets).toHaveText([new RegExp(`${latest.slice(-4)}.*In use`), new RegExp(earlier.slice(-4))])
    await wallets.last().getByRole('button', { name: 'Use' }).click()
    await expect(wallets).toHaveText([new RegExp(`${earlier.slice(-4)}.*In use`), new RegExp(latest.slice(-4))])
    await wallets.first().getByRole('button', { name: 'Unlink' }).click()
    await wallets.first().getByRole('button', { name: 'Keep' }).click()
    await wallets.first().getByRole('button', { name: 'Unlink' }).click()
    await wallets.first().getByRole('group').getByRole('button', { name: 'Unlink' }).click()
    await expect(wallets).toHaveText([new RegExp(`${latest.slice(-4)}.*In use`)])
  })

  test('is notified once that a wallet was moved to another account', async ({ page, stack }) => {
    const opened = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/identity/v1/telegram')
    const person = { ...somebody(), allows_write_to_pm: false }
    const first = await openInTelegram(page, { app: stack.url, person })
    const { token } = ((await (await opened).json()) as { data: { token: string } }).data
    const key = generatePrivateKey()
    const wallet = await linkWallet(stack.url, token, key)
    await linkWallet(stack.url, (await launchElsewhere(stack.url, { person: somebody() })).token, key)
    const moved = async () => {
      const host = await openInTelegram(page, { app: stack.url, hash: first.hash })
      await entered(host)
      await host.run((at) => at.emit('settings_button_pressed'), null)
      const name = 'Wallets linked to Telegram'
      await host.app.getByRole('dialog', { name: 'More' }).getByRole('button', { name }).click()
      const sheet = host.app.getByRole('dialog', { name })
      await expect(sheet.getByText('No linked wallets')).toBeVisible()
      return { sheet, notice: sheet.getByText('was moved to another Telegram account') }
    }
    const { sheet, notice } = await moved()
    await expect(notice).toContainText(wallet.slice(-4))
    await sheet.getByRole('button', { name: 'Got it' }).click()
    await expect(notice).toHaveCount(0)
    await expect((await moved()).notice).toHaveCount(0)
  })
})

test.describe('transfer messages', () => {
  const silent = (): LaunchOptions['person'] => ({ ...somebody(), allows_write_to_pm: false })
  const name = 'Transfer messages'
  const settings = async (host: TelegramHost) => {
    await entered(host)
    await host.run((at) => at.emit('settings_button_pressed'), null)
    return host.app.getByRole('dialog', { name: 'More' })
  }

  test('are turned on with write access, stay off without it, and are turned off without a request', async ({
    page,
    stack,
  }) => {
    const refusing = await openInTelegram(page, { app: stack.url, person: silent(), writeAccess: 'cancelled' })
    const off = (await settings(refusing)).getByRole('switch', { name })
    await off.click()
    await expect(refusing.app.getByText('didn’t allow the bot to message you')).toBeVisible()
    await expect(off).not.toBeChecked()

    const host = await openInTelegram(page, { app: stack.url, person: silent(), writeAccess: 'allowed' })
    const sheet = await settings(host)
    const toggle = sheet.getByRole('switch', { name })
    await toggle.click()
    await expect(toggle).toBeChecked()
    const asked = async () => (await host.sent()).filter((type) => type === 'web_app_request_write_access').length
    expect(await asked()).toBe(1)
    const told = page.waitForResponse(
      (response) => response.url().endsWith('/identity/v1/telegram/receipts') && response.request().method() === 'POST',
    )
    await toggle.click()
    expect(((await (await told).json()) as { data: { wanted: boolean } }).data.wanted).toBe(false)
    await expect(toggle).not.toBeChecked()
    expect(await asked()).toBe(1)
  })

  test('have no switch if Telegram cannot request write access, unless the user has already granted it', async ({
    page,
    stack,
  }) => {
    const host = await openInTelegram(page, { app: stack.url, version: '6.8', person: silent() })
    // That version has no settings entry in its menu.
    const more = async (at: TelegramHost) => {
      const answered = page.waitForResponse((response) => response.url().endsWith('/identity/v1/telegram/receipts'))
      await entered(at)
      await at.app.getByRole('navigation').last().getByRole('button', { name: 'More' }).click()
      await answered
      return at.app.getByRole('dialog', { name: 'More' })
    }
    const without = await more(host)
    await expect(without.getByRole('button', { name: 'Wallets linked to Telegram' })).toBeVisible()
    await expect(without.getByRole('switch', { name })).toHaveCount(0)
    const known = await openInTelegram(page, { app: stack.url, version: '6.8' })
    await expect((await more(known)).getByRole('switch', { name })).toBeChecked()
  })
})

test.describe('messages after a transfer has arrived', () => {
  /** Serves the transfer at `url` as arrived, on its page and in the history. */
  async function arrivedFrom(page: Page, url: string, wallet: string): Promise<Order> {
    const order: Order = { ...(await orderOf(url)), from_address: wallet.toLowerCase(), status: 'settled' }
    const answering = (path: string, data: object) =>
      page.route(path, (route) => route.fulfill({ json: { code: 0, message: 'success', data } }))
    await answering(`**/api/bridge_api/v1/orders/${order.id}`, { ...order, events: [] })
    await answering(`**/api/bridge_api/v1/${order.from_address}/orders?*`, { list: [order], next_cursor: null })
    return order
  }
  const offerOf = (host: TelegramHost) => host.app.getByRole('region', { name: 'Get messages about your transfers' })

  test('are offered with a link of the sender, until the user declines', async ({ page, stack }) => {
    const order = await arrivedFrom(page, stack.url, devAccounts.user.address)
    const known = () => page.waitForResponse((response) => response.url().endsWith('/identity/v1/telegram/receipts'))
    const first = known()
    const host = await openInTelegram(page, { app: stack.url, path: `/order/${order.id}` })
    const { app } = host
    await first
    // With the wallet not connected, the transfer may be another person's.
    await expect(offerOf(host)).toHaveCount(0)
    await app.getByTestId('connect-wallet').click()
    await app.getByRole('dialog').getByRole('button', { name: 'Local test wallet' }).click()
    await offerOf(host).getByRole('button', { name: 'Link wallet' }).click()
    const sheet = app.getByRole('dialog', { name: 'Wallets linked to Telegram' })
    await expect(sheet.getByRole('button', { name: 'Sign to link' })).toBeVisible()
    await host.pressBack()
    await expect(sheet).toBeHidden()
    await expect(offerOf(host)).toBeVisible()
    await expectAccessibleInTelegram(host)

    await openFromMore(app, 'History')
    await expect(offerOf(host)).toBeVisible()
    await offerOf(host).getByRole('button', { name: 'Not now' }).click()
    await expect(offerOf(host)).toHaveCount(0)
    const later = known()
    const again = await openInTelegram(page, { app: stack.url, hash: host.hash, path: `/order/${order.id}` })
    await later
    await expect(again.app.getByTestId('connect-wallet')).toContainText('…')
    await expect(offerOf(again)).toHaveCount(0)
  })

  test('are turned on for a linked sender', async ({ page, stack }) => {
    const person = { ...somebody(), allows_write_to_pm: false }
    const { token } = await launchElsewhere(stack.url, { person })
    const order = await arrivedFrom(page, stack.url, await linkWallet(stack.url, token))
    const host = await openInTelegram(page, {
      app: stack.url,
      person,
      writeAccess: 'allowed',
      path: `/order/${order.id}`,
    })
    await offerOf(host).getByRole('button', { name: 'Turn on messages' }).click()
    await expect(host.app.getByText('Transfer messages are on.')).toBeVisible()
    await expect(offerOf(host)).toHaveCount(0)
    expect(await host.sent()).toContain('web_app_request_write_access')
  })
})

test.describe('an invitation prepared by the bot', () => {
  const path = '/invitepage?prepared=bbhjSYgvck23&code=Abcd2345'
  const asked = (host: TelegramHost) =>
    host.run(
      (at) => at.sent.filter(({ type }) => type === 'web_app_send_prepared_message').map(({ data }) => data),
      null,
    )

  test('is shared at once, and again by its button', async ({ page, stack }) => {
    const host = await openInTelegram(page, { app: stack.url, path, preparedMessage: 'sent' })
    await expect.poll(() => asked(host)).toEqual([{ id: 'bbhjSYgvck23' }])
    await host.app.getByRole('button', { name: 'Share in Telegram' }).click()
    await expect.poll(() => asked(host)).toHaveLength(2)
    await expect(host.app.getByText('invitation has expired')).toHaveCount(0)
  })

  test('reports that it has expired, and shares its plain link by Telegram’s own dialog', async ({ page, stack }) => {
    const host = await openInTelegram(page, { app: stack.url, path, preparedMessage: 'MESSAGE_EXPIRED' })
    const card = host.app.getByTestId('prepared-invitation')
    await expect(card.getByText('invitation has expired')).toBeVisible()
    await card.getByRole('button', { name: 'Share', exact: true }).click()
    await expect.poll(() => host.run((at) => at.closed, null)).toBe(true)
    expect(JSON.stringify(await host.run((at) => at.sent.at(-1), null))).toMatch(
      /web_app_open_tg_link.*share\/url.*ref%3DAbcd2345/,
    )
  })

  test('is a plain link in a Telegram version that cannot share messages', async ({ page, stack }) => {
    const host = await openInTelegram(page, { app: stack.url, path, version: '7.10' })
    const card = host.app.getByTestId('prepared-invitation')
    await expect(card.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Share in Telegram' })).toHaveCount(0)
    expect(await asked(host)).toEqual([])
  })
})

test.describe('a link that opens a sheet', () => {
  test('opens it once in Telegram', async ({ page, stack }) => {
    const host = await openInTelegram(page, { app: stack.url, path: '/history?open=wallets' })
    const wallets = host.app.getByRole('dialog', { name: 'Wallets linked to Telegram' })
    await expect(wallets).toBeVisible()
    await expect
      .poll(() =>
        page
          .frames()
          .at(-1)
          ?.evaluate(() => window.location.pathname + window.location.search)
          .catch(() => null),
      )
      .toBe('/history')
    await host.pressBack()
    await expect(wallets).toBeHidden()
    const points = await openInTelegram(page, { app: stack.url, startParam: 'checkin' })
    await expect.poll(() => addressOf(page)).toBe('/points')
    await expect(points.app.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  })

  test('opens it once in a browser, after the wallet connects', async ({ page, account }) => {
    await page.goto('/points?open=checkin')
    const list = page.getByRole('dialog', { name: 'Connect Wallet' })
    await list.getByRole('button', { name: 'Test Wallet' }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Daily check-in' })
    await expect(sheet).toBeVisible()
    await expect(page).toHaveURL(/\/points$/)
    await expect(page.getByTestId('connect-wallet').first()).toContainText(new RegExp(account.slice(-4), 'i'))
    await page.reload()
    await expect(page.getByTestId('points-referral')).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await page.goto('/points?open=checkin')
    await expect(sheet).toBeVisible()
    await page.goto('/history?open=wallets')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/\/history$/)
  })
})

test('a swap runs inside Telegram by its main button, and its page survives another launch', async ({
  page,
  stack,
}) => {
  const path = swapPath(chains.north, 'ETH', 'USDC', '0.01')
  const host = await openInTelegram(page, { app: stack.url, path })
  const { app } = host
  await host.pressMain('Connect Wallet')
  await app.getByRole('dialog').getByRole('button', { name: 'Local test wallet' }).click()
  await host.pressMain(/Review/)
  await expect(app.getByRole('dialog')).toContainText('Minimum received')
  await expect(app.getByTestId('confirm-swap')).toHaveCount(0)
  await expectAccessibleInTelegram(host)
  await host.pressMain('Confirm swap')
  const status = app.getByTestId('swap-status')
  await expect(status).toHaveAttribute('data-status', 'done')
  await expect(status).toContainText(/USDC arrived in your wallet on Northshore/)
  const again = await openInTelegram(page, { app: stack.url, hash: host.hash, path: (await host.path()) ?? '' })
  await expect(again.app.getByTestId('swap-status')).toHaveAttribute('data-status', 'done')
  await again.pressBack()
  await expect.poll(again.path).toBe('/')
})

test('the portfolio shows a wallet’s balances, gives its files by links, and leads back', async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const owner = await ownerOf(page, stack)
  await injectWallet(page, walletFor(stack, owner, { name: 'MetaMask', rdns: 'io.metamask' }))
  await mint(stack, chains.north, owner, 20n)
  const host = await openInTelegram(page, { app: stack.url })
  const { app } = host
  await entered(host)
  await openFromMore(app, 'Portfolio')
  await app.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click()
  await app.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click()
  const assets = app.getByTestId('portfolio-assets').locator('> li')
  await expect(app.getByTestId('portfolio-total')).toContainText(/\$[\d,]+\.\d\d/)
  await expect(assets.filter({ hasText: 'USDC' })).toContainText('20 USDC')
  await expect(app.getByTestId('portfolio-total').getByRole('status')).toBeEmpty()
  const isWide = (root: Element) => root.scrollWidth > root.clientWidth
  expect(await app.locator('html').evaluate(isWide)).toBe(false)
  await expectAccessibleInTelegram(host)

  // The first one asks for the signature that links the wallet.
  for (const [name, file, line] of [
    ['Balances', 'balances', `USDC,Northshore,${owner},20,`],
    ['History', 'history', 'type,time,direction'],
  ] as const) {
    await app.getByRole('button', { name, exact: true }).click()
    const link = app.getByRole('link', { name: new RegExp(`^Save ${file}-.*csv$`) })
    await expect(link).toHaveAttribute('download', /\.csv$/)
    expect(await (await page.request.get(stack.url + (await link.getAttribute('href')))).text()).toContain(line)
  }
  await host.pressBack()
  await expect.poll(host.path).toBe('/')
  await expect.poll(() => host.backVisible()).toBe(false)
})

test('a Mini App address in an ordinary tab runs as the web app, also after a reload', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const inBrowser = async () => {
    await page.getByRole('navigation').last().getByRole('button', { name: 'More' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByTestId('main-action')).toBeVisible()
    expect(
      await page.evaluate(() => [
        'telegram' in document.documentElement.dataset,
        sessionStorage.getItem('causeway.telegram'),
      ]),
    ).toEqual([false, null])
  }
  await page.goto(
    `/#${new URLSearchParams({ tgWebAppVersion: '9.1', tgWebAppPlatform: 'ios', tgWebAppThemeParams: '{}' }).toString()}`,
  )
  await inBrowser()
  await page.reload()
  await inBrowser()
  expect(asked.filter((url) => url.endsWith(fileOf('src/app/TelegramFrame.tsx')))).toEqual([])
})

test('outside Telegram none of its code is loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'ETH', amount: '0.1' }))
  await expect(page.getByTestId('receive-amount')).toHaveText(/0\.0\d+/)
  await expect(page.getByTestId('main-action')).toBeVisible()
  await page.getByRole('navigation').last().getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(
    await page.evaluate(() =>
      ['Telegram', 'TelegramGameProxy', 'TelegramWebviewProxy'].filter((name) => name in window),
    ),
  ).toEqual([])
  expect(asked.filter((url) => url.endsWith(fileOf('src/app/TelegramFrame.tsx')) || /telegram/i.test(url))).toEqual([])
})
