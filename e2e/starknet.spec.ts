import type { Page } from '@playwright/test'
import { checksumAddress } from '#chains/starknet/address.ts'
import type { ChainsData } from '#core/wire/catalogue.ts'
import { MAINNET, SEPOLIA } from '#src/wallets/starknet/testing/fakeWallet.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { openStarknetWallet, starknetUser as user } from './support/starknetWallet.ts'

const chip = (page: Page) => page.getByTestId('connect-wallet').first()
const dialog = (page: Page) => page.getByRole('dialog')

/** Adds Starknet to the local catalogue, which has no node of it. */
async function withStarknet(page: Page, url: string): Promise<void> {
  const answer = await fetch(`${url}/api/bridge_api/v1/get-all-chains`)
  const body = (await answer.json()) as { data: ChainsData }
  const [like] = body.data.list
  if (!like) throw new Error('no networks')
  body.data.list.push({
    ...like,
    chain_id: 666666666,
    chain_name: 'Starknet',
    alias_name: 'Starknet',
    slug: 'starknet',
    icon: 'starknet',
    family: 'starknet',
    flags: ['cctp'],
    rpc_urls: [],
    route: { available: false, reason: 'Transfers aren’t set up here yet.' },
  })
  await page.route('**/api/bridge_api/v1/get-all-chains', (route) => route.fulfill({ json: body }))
}

async function openList(page: Page): Promise<void> {
  await chip(page).click()
  await dialog(page).getByRole('tab', { name: 'Non-EVM' }).click()
}

test('a Starknet wallet is rejected, connects, warns on the test network, survives a reload and disconnects', async ({
  page,
  stack,
}) => {
  await withStarknet(page, stack.url)
  const wallet = await openStarknetWallet(page)
  await page.goto('/invitepage')
  await openList(page)
  const group = dialog(page).getByRole('region', { name: 'StarkNet' })
  await expect(group.getByRole('button')).toHaveText([/Braavos/, /Ready/])

  wallet.rejectNext()
  await group.getByRole('button', { name: 'Braavos' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('User rejected the request.')
  await group.getByRole('button', { name: 'Braavos' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(chip(page)).toContainText('…')

  const warning = page.getByText(
    'The StarkNet Testnet is currently unsupported. Please switch to the mainnet in your wallet.',
  )
  await expect(warning).toHaveCount(0)
  wallet.moveTo(SEPOLIA)
  await expect(warning).toBeVisible()
  wallet.moveTo(MAINNET)

  wallet.asked.length = 0
  await page.reload()
  await expect(chip(page)).toContainText('…')
  expect(wallet.asked).not.toContain('wallet_requestAccounts')
  await openList(page)
  const short = checksumAddress(user.address)
  await expect(group).toContainText(short.slice(0, 6))
  await expect(group).toContainText('Starknet')
  await expectAccessible(page)
  await group.getByRole('button', { name: 'Disconnect Braavos' }).click()
  await expect(group.getByRole('button', { name: 'Braavos' })).toBeVisible()
  await page.reload()
  await expect(chip(page)).toHaveText(/Connect/)
})

type Held = { readonly amount: string; readonly bridged_amount: string; readonly refusal: 'paused' | 'denied' | null }
const [native, bridged] = ['12.34567 native USDC (CCTP)', '5 bridged USDC (no CCTP)']

test('the card names the USDC that CCTP moves, why it moves none, and the bridge’s USDC', async ({ page, stack }) => {
  await withStarknet(page, stack.url)
  await openStarknetWallet(page)
  // No node of Starknet runs here: the server answers that it cannot read the contracts.
  let held: Held | null = null
  let reads = 0
  await page.route('**/bridge_api/v1/cctp*', async (route) => {
    if (held === null) return route.continue()
    await route.fulfill({
      json: { code: 0, message: '', data: { symbol: 'USDC', decimals: 6, min_fee: '0', ...held } },
    })
    reads++
  })
  await page.goto('/invitepage')
  await openList(page)
  const group = dialog(page).getByRole('region', { name: 'StarkNet' })
  const lines = group.getByText(/CCTP/)
  const asked = page.waitForResponse(/\/cctp\?/)
  await group.getByRole('button', { name: 'Braavos' }).click()
  await expect(chip(page)).toContainText('…')
  await openList(page)
  expect((await asked).ok()).toBe(false)
  await expect(group).toContainText('Starknet')
  await expect(lines).toHaveCount(0)

  const states: readonly (readonly [Held, readonly string[]])[] = [
    [{ amount: '12345678', bridged_amount: '0', refusal: null }, [native]],
    [{ amount: '12345678', bridged_amount: '0', refusal: 'paused' }, [native, 'CCTP is paused right now.']],
    [
      { amount: '12345678', bridged_amount: '5000000', refusal: 'denied' },
      [native, 'CCTP doesn’t accept this account.', bridged],
    ],
    [{ amount: '0', bridged_amount: '5000000', refusal: 'paused' }, [bridged]],
    [{ amount: '0', bridged_amount: '0', refusal: null }, []],
  ]
  for (const [answer, expected] of states) {
    held = answer
    await page.reload()
    await expect(chip(page)).toContainText('…')
    const before = reads
    await openList(page)
    await expect(group).toContainText('Starknet')
    await expect.poll(() => reads).toBeGreaterThan(before)
    await expect(lines).toHaveText([...expected])
    if (expected.length === 3) await expectAccessible(page)
  }
})
