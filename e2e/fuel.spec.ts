import type { Page, Route } from '@playwright/test'
import { testAccount } from '#chains/fuel/testing/accounts.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { createTestApp, type TestApp } from '#server/testing/testApp.ts'
import { createFakeWallet, type FakeWallet, MAINNET, TESTNET } from '#src/wallets/fuel/testing/fakeWallet.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { withManyNetworks } from './support/manyNetworks.ts'

const FUEL = 9889
const [user, other] = [testAccount(0x5eed), testAccount(0x07e4)]
const stranger = testAccount(0x666)
const chip = (page: Page) => page.getByTestId('connect-wallet').first()
const dialog = (page: Page) => page.getByRole('dialog')

interface Injected {
  ask(method: string, params: object): Promise<{ result?: unknown; error?: string }>
  tell(event: string, value: unknown): void
}

/** Puts Fuel Wallet's content script into every page; the wallet itself, with its keys, runs outside. */
async function openWallet(page: Page): Promise<FakeWallet> {
  const wallet = createFakeWallet({ accounts: [user, other] })
  await page.exposeFunction('ask', (method: string, params: Record<string, unknown>) =>
    wallet.answer(method, params).then(
      (result) => ({ result }),
      ({ message }: Error) => ({ error: message }),
    ),
  )
  await page.addInitScript(() => {
    const own = window as unknown as Window & Injected
    const names = { target: 'FuelConnectorScript', connectorName: 'Fuel Wallet' }
    own.tell = (event, value) =>
      window.postMessage({ ...names, type: 'event', events: [{ event, params: [value] }] }, origin)
    window.addEventListener('message', ({ data }) => {
      if (data?.target !== 'FuelContentScript' || data.connectorName !== 'Fuel Wallet') return
      const { id, method, params } = data.request
      void own.ask(method, params).then(({ result, error }) => {
        const response = {
          jsonrpc: '2.0',
          id,
          ...(error === undefined ? { result } : { error: { code: 0, message: error } }),
        }
        window.postMessage({ ...names, type: 'response', response }, origin)
      })
    })
  })
  // A page that is being left misses the event; the next one asks.
  wallet.on((event, value) => {
    const told = page.evaluate(([name, sent]) => (window as unknown as Injected).tell(name, sent), [
      event,
      value,
    ] as const)
    void told.catch(() => undefined)
  })
  return wallet
}

/** Balance of Fuel, which the local server does not serve. */
async function withBalance(page: Page, view_value: string): Promise<void> {
  await page.route('**/balance_api/v1/multi-balance*', async (route) => {
    const ids = new URL(route.request().url()).searchParams.get('chain_ids') ?? ''
    if (!ids.split(',').includes(String(FUEL))) return route.fallback()
    await route.fulfill({
      json: { code: 0, msg: '', data: { [FUEL]: { view_value, status_code: 0, status_message: '' } } },
    })
  })
}

/** An API with Fuel in its catalogue answers sign-ins and what they open, in place of the local server. */
async function withSignIn(page: Page): Promise<TestApp> {
  const [local, known] = [loadCatalogue({ profile: 'local' }), loadCatalogue({ profile: 'default' })]
  const chains = [...local.chains, ...known.chains.filter(({ id }) => Number(id) === FUEL)]
  const app = await createTestApp({ deps: { catalogue: { ...local, chains } }, start: new Date() })
  const forward = async (route: Route): Promise<void> => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const headers = await request.allHeaders()
    const sent = request.postData()
    const answer = await app.app.request(
      `${pathname}${search}`,
      { method: request.method(), headers, ...(sent === null ? {} : { body: sent }) },
      { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
    )
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    })
  }
  await page.route('**/api/identity/v1/*', forward)
  await page.route('**/api/campaign_api/v1/*/referral*', forward)
  return app
}

async function openList(page: Page): Promise<void> {
  await chip(page).click()
  await dialog(page).getByRole('tab', { name: 'Non-EVM' }).click()
}

test('a Fuel wallet is rejected, connects, changes its network and account, survives a reload and disconnects', async ({
  page,
  stack: _,
}) => {
  await withManyNetworks(page)
  await withBalance(page, '0.123456789')
  const wallet = await openWallet(page)
  await page.goto('/invitepage')
  await chip(page).click()
  await dialog(page).getByRole('tab', { name: 'Non-EVM' }).click()
  const group = dialog(page).getByRole('region', { name: 'Fuel', exact: true })
  await expect(group.getByRole('button')).toHaveText([/Fuel Wallet/, /Bako Safe/])
  expect(wallet.asked.every((method) => method === 'ping')).toBe(true)

  wallet.rejectNext()
  await group.getByRole('button', { name: 'Fuel Wallet' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('User rejected the request.')
  await group.getByRole('button', { name: 'Fuel Wallet' }).click()
  await expect(dialog(page)).toBeHidden()

  await openList(page)
  await expect(group).toContainText(user.checksum.slice(0, 6))
  await expect(group).toContainText(/0\.12345678\sETH · Fuel/)
  await expectAccessible(page)
  wallet.moveTo(TESTNET)
  await expect(group).toContainText('Unsupported network')
  await expect(group).not.toContainText('ETH')
  wallet.moveTo(MAINNET)
  await expect(group).toContainText(/ETH · Fuel/)
  wallet.choose(other)
  await expect(group).toContainText(other.checksum.slice(0, 6))

  wallet.asked.length = 0
  await page.reload()
  await expect(chip(page)).toContainText('…')
  await openList(page)
  await expect(group).toContainText(other.checksum.slice(0, 6))
  expect(wallet.asked).not.toContain('connect')
  await group.getByRole('button', { name: 'Disconnect Fuel Wallet' }).click()
  await expect(group.getByRole('button', { name: 'Fuel Wallet' })).toBeVisible()
  await expect.poll(() => wallet.asked).toContain('disconnect')
  await page.reload()
  await expect(chip(page)).toHaveText(/Connect/)
})

test('a Fuel wallet signs in, unless its account is not authorized, and after a reload in the middle', async ({
  page,
  stack: _,
}) => {
  await withManyNetworks(page)
  await withBalance(page, '0')
  const app = await withSignIn(page)
  const wallet = await openWallet(page)
  await page.goto('/invitepage')
  await openList(page)
  await dialog(page).getByRole('button', { name: 'Fuel Wallet' }).click()
  await expect(dialog(page)).toBeHidden()
  const panel = page.getByTestId('invite-link-wanted')
  const getLink = () => panel.getByRole('button', { name: 'Get my link' }).click()

  wallet.choose(stranger)
  await getLink()
  await expect(panel.getByRole('status')).toContainText('Current account not authorized for this connection!')
  expect(wallet.asked).not.toContain('signMessage')
  wallet.choose(user)
  wallet.rejectNext()
  await getLink()
  await expect(panel.getByRole('status')).toContainText('You rejected the request in your wallet')

  await page.reload()
  await expect(chip(page)).toContainText('…')
  const verified = page.waitForResponse((response) => response.url().endsWith('/api/identity/v1/verify'))
  await getLink()
  const answer = await verified
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ data: { user_id: user.address, family: 'fuel' } })
  await expect(page.getByTestId('invite-link')).toContainText(/\/\?ref=\w{8}/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await app.close()
})
