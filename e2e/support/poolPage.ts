import { expect, type Page } from '@playwright/test'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { connect } from './app.ts'
import { type Endpoints, walletFor } from './fixtures.ts'
import { injectWallet, type TestWalletOptions } from './wallet.ts'

/** The pool is open to listed accounts alone, which the local network's first one is. */
export async function enterPool(page: Page, stack: Endpoints, wallet: Partial<TestWalletOptions> = {}): Promise<void> {
  const { address } = devAccounts.user
  await injectWallet(page, walletFor(stack, address, wallet))
  await page.addInitScript((listed) => localStorage.setItem('causeway.user', listed), address)
  await page.goto(`${stack.url}/pool`)
}

/** Opens the page with the listed account's wallet. */
export async function openPool(page: Page, stack: Endpoints, wallet?: Partial<TestWalletOptions>): Promise<void> {
  await enterPool(page, stack, wallet)
  await expect(page.getByTestId('pool-price')).toContainText(/USDC|–/)
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('pool-balance')).toContainText('USDC')
}

export const expectPoolStatus = (page: Page, state: string): Promise<void> =>
  expect(page.getByTestId('pool-status')).toHaveAttribute('data-status', state)

/** From the form to its review. */
export async function orderAtPool(page: Page, mode: 'Deposit' | 'Withdraw', amount: string): Promise<void> {
  await page.getByRole('tab', { name: mode }).click()
  await page.locator('input[name=pool-amount]').fill(amount)
  await page.getByTestId('main-action').click()
  await expect(page.getByTestId('review-amount')).toBeVisible()
}

export const confirmAtPool = (page: Page): Promise<void> => page.getByTestId('confirm-pool').click()

/** Waits for the receipt and closes it. */
export async function closeReceipt(page: Page): Promise<void> {
  await expectPoolStatus(page, 'done')
  await page.getByTestId('main-action').click()
  await expect(page.getByTestId('pool-form')).toBeVisible()
}
