import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { bitcoinAccount, countBalances, injectUnisat, rejectNext, unisatCalls } from './support/bitcoinWallet.ts'
import { expect, test } from './support/fixtures.ts'
import { withManyNetworks } from './support/manyNetworks.ts'

const target = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
const dialog = (page: Page) => page.getByRole('dialog')
/** The form's source is an EVM network, so the wallet counts as a further one. */
const connected = (page: Page) => page.getByRole('button', { name: '1 more connected wallet' })

async function openList(page: Page, opener = page.getByTestId('connect-wallet').first()): Promise<void> {
  await opener.click()
  await dialog(page).getByRole('tab', { name: 'Non-EVM' }).click()
}

test.beforeEach(async ({ page }) => withManyNetworks(page))

for (const { wallet, site } of [
  { wallet: 'Xverse', site: 'https://www.xverse.app/download' },
  { wallet: 'Leather', site: 'https://leather.io/wallet' },
])
  test(`${wallet}: “${wallet} is not installed” is shown, and its site opens`, async ({ page, context, stack: _ }) => {
    // Nothing leaves this machine: the site is only requested.
    await context.route(/^https:\/\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A wallet</title>' }),
    )
    await page.goto('/')
    await openList(page)
    const opened = context.waitForEvent('page')
    await dialog(page).getByRole('button', { name: wallet }).click()
    await expect(dialog(page).getByRole('alert')).toContainText(`${wallet} is not installed`)
    expect((await opened).url()).toBe(site)
  })

test('a Bitcoin wallet connects after a rejection, shows its balance and sends an inscription across a reload', async ({
  page,
  stack: _,
}) => {
  const balances = await countBalances(page)
  await injectUnisat(page)
  await page.goto('/')
  await openList(page)
  await rejectNext(page)
  await dialog(page).getByRole('button', { name: 'UniSat' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('User rejected the request.')
  await dialog(page).getByRole('button', { name: 'UniSat' }).click()
  await openList(page, connected(page))
  const card = dialog(page).getByRole('region', { name: 'Bitcoin' })
  // The connected wallet is the first of its tab.
  await expect(dialog(page).getByRole('region').first()).toHaveAccessibleName('Bitcoin')
  await expect(card).toContainText(bitcoinAccount.slice(-4))
  await expect(card).toContainText(/0\.12345\sBTC/)
  const before = balances()
  await expect.poll(balances, { timeout: 12_000 }).toBeGreaterThan(before)

  await card.getByRole('button', { name: 'Send an inscription' }).click()
  const sheet = page.getByRole('dialog', { name: 'Send an inscription' })
  await sheet.getByLabel('Token ticker').fill('ordi')
  await sheet.getByLabel('Amount').fill('12.5')
  await sheet.getByLabel('Recipient address').fill('tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7')
  await expect(sheet).toContainText('This address is for another Bitcoin network.')
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await expect(sheet.getByRole('alert')).toContainText('Enter a recipient')
  await sheet.getByLabel('Recipient address').fill(target)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await expect(sheet).toContainText('12.5 ordi (BRC-20)')
  await sheet.getByRole('button', { name: 'Make inscription' }).click()
  await expect(sheet.getByRole('button', { name: 'Send inscription' })).toBeVisible()

  await page.reload()
  await openList(page, connected(page))
  expect(await unisatCalls(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Send an inscription' }).click()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Send inscription' }).click()
  await expect(sheet).toContainText('The inscription is on its way.')
  expect(await unisatCalls(page)).toEqual([`sendInscription ${target} ${'cd'.repeat(32)}i0`])

  await sheet.getByRole('button', { name: 'All wallets' }).click()
  await dialog(page).getByRole('tab', { name: 'Non-EVM' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Disconnect/ })
    .click()
  await expect(connected(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByTestId('connect-wallet').first()).toHaveText(/Connect/)
  await expect(connected(page)).toHaveCount(0)
})
