import type { Page, Route } from '@playwright/test'
import { testAccount } from '#chains/benfen/testing/accounts.ts'
import { loadCatalogue } from '#runtime/catalogue/load.ts'
import { createTestApp, type TestApp } from '#server/testing/testApp.ts'
import { featureOf } from '#src/wallets/benfen/connectors.ts'
import { createFakeWallet, type FakeWallet, MAINNET, TESTNET } from '#src/wallets/benfen/testing/fakeWallet.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { withManyNetworks } from './support/manyNetworks.ts'

const BENFEN = 66_706_701
const [user, other] = [testAccount(0x5eed), testAccount(0x07e4)]
const chip = (page: Page) => page.getByTestId('connect-wallet').first()
const dialog = (page: Page) => page.getByRole('dialog')
const groupIn = (page: Page) => dialog(page).getByRole('region', { name: 'BenFen', exact: true })

interface Shared {
  readonly address: string
  readonly chains: readonly string[]
}
interface Injected {
  ask(method: string, param: string): Promise<{ result?: unknown; error?: string }>
  tell(accounts: readonly Shared[]): void
}

/** Registers a wallet of the Wallet Standard in every page; the wallet itself, with its keys, runs outside. */
async function openWallet(page: Page): Promise<FakeWallet> {
  const fake = createFakeWallet({ accounts: [user, other] })
  const { wallet } = fake
  const answers: Readonly<Record<string, (param: string) => Promise<unknown>>> = {
    connect: async (silent) =>
      (
        await featureOf(wallet, 'standard:connect')?.connect(silent === '' ? undefined : { silent: true })
      )?.accounts.map(({ address, chains }) => ({ address, chains })),
    sign: async (text) => {
      const [account] = wallet.accounts
      if (!account) throw new Error('Account not found')
      const message = new TextEncoder().encode(text)
      return featureOf(wallet, 'bfc:signPersonalMessage')?.signPersonalMessage({ message, account })
    },
  }
  await page.exposeFunction('ask', async (method: string, param: string) => {
    try {
      return { result: await answers[method]?.(param) }
    } catch (error) {
      return { error: (error as Error).message }
    }
  })
  await page.addInitScript(() => {
    const own = window as unknown as Window & Injected
    type Account = Shared & { publicKey: Uint8Array; features: readonly string[] }
    const listeners = new Set<(change: { accounts: readonly Account[] }) => void>()
    let accounts: readonly Account[] = []
    const keep = (rows: readonly Shared[]): readonly Account[] => {
      accounts = rows.map((row) => ({ ...row, publicKey: new Uint8Array(), features: [] }))
      return accounts
    }
    own.tell = (rows) => {
      for (const listener of listeners) listener({ accounts: keep(rows) })
    }
    const call = async (method: string, param: string): Promise<unknown> => {
      const { result, error } = await own.ask(method, param)
      if (error !== undefined) throw new Error(error)
      return result
    }
    const version = '1.0.0'
    const wallet = {
      version,
      name: 'Benfen Wallet',
      icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
      chains: ['bfc:mainnet'],
      get accounts() {
        return accounts
      },
      features: {
        'standard:connect': {
          version,
          connect: async (input?: { silent?: boolean }) => ({
            accounts: keep((await call('connect', input?.silent ? 'silent' : '')) as Shared[]),
          }),
        },
        'standard:events': {
          version,
          on: (_: string, listener: (change: { accounts: readonly Account[] }) => void) => {
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
        },
        'bfc:signPersonalMessage': {
          version,
          signPersonalMessage: ({ message }: { message: Uint8Array }) =>
            call('sign', new TextDecoder().decode(message)),
        },
      },
    }
    const register = (api: { register(one: object): void }): void => api.register(wallet)
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
    window.addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent).detail as never))
  })
  // A page that is being left misses the event; the next one asks.
  featureOf(wallet, 'standard:events')?.on('change', ({ accounts = [] }) => {
    const rows = accounts.map(({ address, chains }) => ({ address, chains }))
    void page.evaluate((sent) => (window as unknown as Injected).tell(sent), rows).catch(() => undefined)
  })
  return fake
}

/** Balance of BenFen, which the local server does not serve. */
async function withBalance(page: Page, view_value: string): Promise<void> {
  await page.route('**/balance_api/v1/multi-balance*', async (route) => {
    const ids = new URL(route.request().url()).searchParams.get('chain_ids') ?? ''
    if (!ids.split(',').includes(String(BENFEN))) return route.fallback()
    await route.fulfill({
      json: { code: 0, msg: '', data: { [BENFEN]: { view_value, status_code: 0, status_message: '' } } },
    })
  })
}

/** An API with BenFen in its catalogue answers sign-ins and what they open, in place of the local server. */
async function withSignIn(page: Page): Promise<TestApp> {
  const [local, known] = [loadCatalogue({ profile: 'local' }), loadCatalogue({ profile: 'default' })]
  const chains = [...local.chains, ...known.chains.filter(({ id }) => Number(id) === BENFEN)]
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

test('without a BenFen wallet, the list offers one to install, between StarkNet and TON', async ({
  page,
  stack: _,
}) => {
  await withManyNetworks(page)
  await page.goto('/invitepage')
  await openList(page)
  await expect(groupIn(page).getByRole('button')).toHaveText([/Benfen Wallet/])
  const top = async (name: string): Promise<number> =>
    (await dialog(page).getByRole('region', { name, exact: true }).boundingBox())?.y ?? Number.NaN
  const tops = [await top('Fuel'), await top('StarkNet'), await top('BenFen'), await top('TON'), await top('Bitcoin')]
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('a BenFen wallet is rejected, connects, changes its network and account, survives a reload and disconnects', async ({
  page,
  stack: _,
}) => {
  await withManyNetworks(page)
  await withBalance(page, '0.123456789')
  const fake = await openWallet(page)
  await page.goto('/invitepage')
  await openList(page)
  const group = groupIn(page)
  await expect(group.getByRole('button')).toHaveText([/Benfen Wallet/])
  expect(fake.asked).toEqual([])

  fake.rejectNext()
  await group.getByRole('button', { name: 'Benfen Wallet' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('User rejected the request.')
  await group.getByRole('button', { name: 'Benfen Wallet' }).click()
  await expect(dialog(page)).toBeHidden()

  await openList(page)
  await expect(group).toContainText(user.address.slice(0, 6))
  await expect(group).toContainText(user.address.slice(-4))
  await expect(group).toContainText(/0\.12345678\sBFC · BenFen/)
  await expectAccessible(page)
  fake.moveTo(TESTNET)
  await expect(group).toContainText('Unsupported network')
  await expect(group).not.toContainText('BFC ·')
  fake.moveTo(MAINNET)
  await expect(group).toContainText(/BFC · BenFen/)
  fake.choose(other)
  await expect(group).toContainText(other.address.slice(-4))

  fake.asked.length = 0
  await page.reload()
  await expect(chip(page)).toContainText('…')
  await openList(page)
  await expect(group).toContainText(other.address.slice(-4))
  expect(fake.asked).toEqual(['connect silently'])
  await group.getByRole('button', { name: 'Disconnect Benfen Wallet' }).click()
  await expect(group.getByRole('button', { name: 'Benfen Wallet' })).toBeVisible()
  await page.reload()
  await expect(chip(page)).toHaveText(/Connect/)
})

test('a BenFen wallet signs in, after a rejection and a reload in the middle', async ({ page, stack: _ }) => {
  await withManyNetworks(page)
  await withBalance(page, '0')
  const app = await withSignIn(page)
  const fake = await openWallet(page)
  await page.goto('/invitepage')
  await openList(page)
  await dialog(page).getByRole('button', { name: 'Benfen Wallet' }).click()
  await expect(dialog(page)).toBeHidden()
  const panel = page.getByTestId('invite-link-wanted')
  const getLink = () => panel.getByRole('button', { name: 'Get my link' }).click()

  fake.rejectNext('Rejected from user')
  await getLink()
  await expect(panel.getByRole('status')).toContainText('You rejected the request in your wallet')

  await page.reload()
  await expect(chip(page)).toContainText('…')
  const verified = page.waitForResponse((response) => response.url().endsWith('/api/identity/v1/verify'))
  await getLink()
  const answer = await verified
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ data: { user_id: user.address, family: 'benfen' } })
  await expect(page.getByTestId('invite-link')).toContainText(/\/\?ref=\w{8}/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await app.close()
})
