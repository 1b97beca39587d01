import { expect, type Page } from '@playwright/test'

export interface BridgeLink {
  from: number
  to: number
  token: string
  /** Display units. */
  amount: string
  recipient?: string
  /** Id of an exchange as destination. */
  exchange?: number
}

export { chains } from './chain.ts'

export const bridgePath = (link: BridgeLink): string =>
  `/?${new URLSearchParams(link as unknown as Record<string, string>).toString()}`

/** Connects the wallet of that name from the header; `tab` if it is not in the first one. */
export async function connect(page: Page, wallet: string | RegExp, tab?: string): Promise<void> {
  await page.getByTestId('connect-wallet').first().click()
  if (tab) await page.getByRole('dialog').getByRole('tab', { name: tab }).click()
  await page.getByRole('dialog').getByRole('button', { name: wallet }).first().click()
  // The list closes once the wallet is connected; the header may show another wallet's address before.
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByTestId('connect-wallet').first()).toContainText('…')
}

/** Opens a page that has no tab of its own on phones. */
export async function openFromMore(app: Pick<Page, 'getByRole'>, name: string): Promise<void> {
  await app.getByRole('navigation').last().getByRole('button', { name: 'More' }).click()
  await app.getByRole('dialog', { name: 'More' }).getByRole('link', { name, exact: true }).click()
}

export async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  if (await dialog.isVisible()) {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
}

/** From a filled form to the wallet: review, then confirm. */
export async function review(page: Page): Promise<void> {
  const main = page.getByTestId('main-action')
  await expect(main).toHaveText(/Review/)
  await main.click()
  await expect(page.getByTestId('confirm-bridge')).toBeVisible()
}

/** From a filled form whose wallet is on another network to the arrived transfer. */
export async function bridgeFromElsewhere(page: Page, network: string): Promise<void> {
  const main = page.getByTestId('main-action')
  await expect(main).toHaveText(new RegExp(`Switch to ${network}`))
  await main.click()
  await review(page)
  await confirm(page)
  await expectStatus(page, ...arrived)
}

/** An address from a link must be confirmed before anything is signed for it. */
export async function confirmRecipient(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check the recipient' }).first().click()
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

export async function confirm(page: Page): Promise<void> {
  await page.getByTestId('confirm-bridge').click()
}

/** Waits until the open order shows one of these public statuses. */
export async function expectStatus(page: Page, ...statuses: string[]): Promise<void> {
  // A receipt covers its order.
  await expect(page.getByTestId('order-status').last()).toHaveAttribute(
    'data-status',
    new RegExp(`^(${statuses.join('|')})$`),
    { timeout: 60_000 },
  )
}

export const arrived = ['filled', 'settled']
