import type { Page } from '@playwright/test'
import { encodeFunctionData } from 'viem'
import type { TrackerRow } from '#core/wire/tracker.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { localPool } from '#chains/evm/testing/pool.ts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import { expectAccessible } from './support/accessible.ts'
import { chains, connect } from './support/app.ts'
import { rpc, sendAsDeployer, tokenBalance } from './support/chain.ts'
import { type Endpoints, expect, test } from './support/fixtures.ts'
import { openInTelegram, somebody } from './support/telegramHost.ts'

const ACTIVITY = '**/api/tracker_api/v1/activity'
const { asset: usdc } = localPool(chains.north)
const fresh = `0x${'f5'.repeat(20)}`

const show = async (page: Page, addresses: readonly string[]): Promise<void> => {
  await page.getByLabel('EVM addresses').fill(addresses.join('\n'))
  await page.getByTestId('tracker-show').click()
}

/** Sends plain transfers from the account, and one call of a contract. */
async function makeBusy({ rpc: urls }: Endpoints, account: string): Promise<number> {
  const send = async (url: string, transaction: object): Promise<void> => {
    const hash = await rpc<string>(url, 'eth_sendTransaction', [{ from: account, ...transaction }])
    await expect.poll(() => rpc(url, 'eth_getTransactionReceipt', [hash])).not.toBeNull()
  }
  for (let n = 0; n < 3; n++) await send(urls.north, { to: fresh, value: '0xde0b6b3a7640000' })
  await send(urls.south, { to: devAccounts.deployer.address, data: '0x12' })
  return 4
}

test('a busy address: as many transactions as it sent, with a chart, a card and a link', async ({
  page,
  stack,
  account,
}) => {
  const sent = await makeBusy(stack, account)
  await page.goto('/tracker')
  await expect(page.getByRole('heading', { name: 'Your on-chain history at a glance' })).toBeVisible()
  await expectAccessible(page)
  await show(page, [account])
  const total = page.getByTestId('tracker-total')
  await expect(total).toContainText(String(sent))
  await expect(total).toContainText('Networks used')
  const networks = page.getByTestId('tracker-networks').locator('> li')
  await expect(networks).toHaveCount(2)
  await networks.first().locator('summary').click()
  await expect(networks.first()).toContainText('Contracts used')
  await page.getByTestId('tracker-chart').getByText('Show as table').click()
  await expect(page.getByRole('cell', { name: String(sent) })).toBeVisible()
  await expectAccessible(page)

  // The link has the addresses where no server sees them.
  expect(new URL(page.url()).hash).toBe(`#${account.toLowerCase()}`)
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await expect(total).toContainText(String(sent))

  await page.goto(`/tracker#${account},${devAccounts.deployer.address}`)
  await page.reload()
  await networks.filter({ hasText: 'Northshore' }).locator('summary').click()
  const parts = networks.filter({ hasText: 'Northshore' }).getByTestId('tracker-parts').locator('> li')
  await expect(parts).toHaveCount(2)
  for (const part of await parts.all())
    for (const figure of ['Active weeks', 'Active months', 'Contracts used']) await expect(part).toContainText(figure)
  await expect(total).toContainText('Contracts used')
  await expectAccessible(page)
  await page.goto(`/tracker#${account}`)
  await page.reload()

  await page.getByTestId('tracker-share').click()
  await expect(page.getByTestId('tracker-card')).toContainText(String(sent))
  const post = new URL((await page.getByTestId('tracker-post').getAttribute('href')) ?? '')
  expect(post.href).not.toContain(account.slice(2, 10))
  expect(post.searchParams.get('text')).toContain(String(sent))
})

test('a fresh address has no activity, the own one is one tap away, and typing errors are named', async ({
  page,
  account,
}) => {
  await page.goto('/tracker')
  await show(page, ['0x12'])
  await expect(page.getByText(/Check line 1/)).toBeVisible()
  await show(
    page,
    Array.from({ length: 21 }, (_, n) => `0x${String(n).padStart(40, '0')}`),
  )
  await expect(page.getByText('Up to 20 addresses at a time. You entered 21.')).toBeVisible()
  await show(page, [fresh])
  await expect(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible()
  await connect(page, 'Test Wallet')
  await page.getByTestId('tracker-own').click()
  await expect(page).toHaveURL(new RegExp(`#${fresh},${account}$`, 'i'))
})

test('a network that fails is named, the others are shown, and another try completes them', async ({
  page,
  stack,
  account,
}) => {
  await makeBusy(stack, account)
  let isDown = true
  await page.route(ACTIVITY, async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), accept: 'application/json' } })
    const body = (await response.json()) as { data: { rows: TrackerRow[] } }
    const [failing] = body.data.rows.map(({ chain_id }) => chain_id).toSorted((a, b) => b - a)
    const rows = body.data.rows.map((row) =>
      isDown && row.chain_id === failing ? { ...row, activity: null, failure: 'unavailable' } : row,
    )
    await route.fulfill({ response, json: { ...body, data: { ...body.data, rows } } })
  })
  await page.goto(`/tracker#${account}`)
  await expect(page.getByRole('alert')).toContainText('Southshore isn’t responding')
  await expect(page.getByTestId('tracker-networks').locator('> li')).toHaveCount(1)
  await expectAccessible(page)
  // Another try that fails changes nothing in the live region, so that screen readers don't repeat it.
  const changes = await page.getByRole('alert').evaluateHandle((alert) => {
    const seen: string[] = []
    new MutationObserver((all) => seen.push(...all.map(({ type }) => type))).observe(alert, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return { alert, seen }
  })
  const answered = page.waitForResponse(ACTIVITY)
  await page.getByRole('button', { name: 'Try again' }).click()
  await answered
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await changes.evaluate(({ alert, seen }) => [alert.isConnected, seen])).toEqual([true, []])
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('tracker-networks').locator('> li')).toHaveCount(2)
  await expect(page.getByText('isn’t responding')).toHaveCount(0)
})

test('a page of points reads balances from the network, as they change', async ({ page, stack, account }) => {
  const give = async (amount: bigint): Promise<void> => {
    const data = encodeFunctionData({
      abi: testTokenAbi,
      functionName: 'mint',
      args: [account as `0x${string}`, amount],
    })
    const hash = await sendAsDeployer(stack.rpc.north, { to: usdc, data })
    await expect.poll(() => rpc(stack.rpc.north, 'eth_getTransactionReceipt', [hash])).not.toBeNull()
  }
  await give(12_500_000n)
  await page.goto('/tracker/lxp')
  await expect(page.getByText('Read from Northshore.')).toBeVisible()
  const ask = async (): Promise<void> => {
    await page.getByLabel('EVM addresses').fill(`${account}\n${fresh}`)
    await page.getByTestId('airdrop-query').click()
  }
  await ask()
  await expect(page.getByTestId('airdrop-value')).toHaveText(['12.5', '0'])
  await expectAccessible(page)
  await give(1_000_000n)
  await page.reload()
  await ask()
  await expect(page.getByTestId('airdrop-value')).toHaveText(['13.5', '0'])
  expect(await tokenBalance(stack.rpc.north, usdc, account)).toBe(13_500_000n)

  await connect(page, 'Test Wallet')
  await page.goto('/tracker/lxp')
  await expect(page.getByRole('main')).toContainText('how much USDC they hold')
  await page.getByRole('button', { name: 'Add my wallet' }).click()
  await expect(page.getByLabel('EVM addresses')).toHaveValue(new RegExp(`^${account}$`, 'i'))
  await expect(page.getByRole('button', { name: 'Add my wallet' })).toHaveCount(0)
})

test('a page of an allocation shows it for each address, and a page without a list says so', async ({ page }) => {
  await page.goto('/tracker')
  await page.getByRole('link', { name: 'SCR airdrop' }).click()
  // The page before it has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'SCR airdrop' })).toBeVisible()
  await page.getByLabel('EVM addresses').fill(`${devAccounts.user.address}\n${fresh}`)
  await page.getByTestId('airdrop-query').click()
  await expect(page.getByTestId('airdrop-total')).toContainText('1,250.5')
  await expect(page.getByTestId('airdrop-value')).toHaveText(['1,250.5', '0'])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Soneium OG' }).click()
  await expect(page.getByRole('heading', { name: 'No data yet' })).toBeVisible()
  await expectAccessible(page)
})

test('inside Telegram, which saves no file of a page, the figures are copied', async ({ page, stack, account }) => {
  await makeBusy(stack, account)
  const { app, frame } = await openInTelegram(page, { app: stack.url, path: '/tracker', person: somebody() })
  await app.getByRole('textbox').fill(account)
  await app.getByRole('button', { name: 'Show activity' }).click()
  const copy = app.getByRole('button', { name: 'Copy as CSV' })
  await expect(copy).toBeVisible()
  await frame().evaluate(() => {
    navigator.clipboard.writeText = (text) => Promise.resolve(void (document.documentElement.dataset['copied'] = text))
  })
  await copy.click()
  const copied = () => frame().evaluate(() => document.documentElement.dataset['copied'] ?? '')
  await expect.poll(copied).toMatch(/^\uFEFF?network,address,/)
})
