import { expect, type Page } from '@playwright/test'

/** Address of the swap form. `amount` in display units. */
export const swapPath = (
  chain: number | bigint,
  from: string,
  to: string,
  amount: string,
  more: Record<string, string> = {},
): string => `/swap?${new URLSearchParams({ chain: String(chain), from, to, amount, ...more }).toString()}`

/** A slippage that any other trade exceeds. */
export async function chooseLeastSlippage(page: Page): Promise<void> {
  await page.getByTestId('slippage').click()
  await page.getByRole('button', { name: '0.1%' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
}

/** From a filled form to the review. */
export async function reviewSwap(page: Page): Promise<void> {
  await expect(page.getByTestId('main-action')).toHaveText('Review')
  await page.getByTestId('main-action').click()
  await expect(page.getByTestId('confirm-swap')).toBeVisible()
}

export const confirmSwap = (page: Page): Promise<void> => page.getByTestId('confirm-swap').click()

export const expectSwap = (page: Page, status: string): Promise<void> =>
  expect(page.getByTestId('swap-status')).toHaveAttribute('data-status', status)
