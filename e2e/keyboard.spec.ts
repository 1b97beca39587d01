import { arrived, bridgePath, chains, expectStatus } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'
import { focused, tabTo } from './support/keyboard.ts'

// Desktop only: touch devices focus lists differently.
test.use({ hasTouch: false, viewport: { width: 1280, height: 800 } })

// Own wallet, because other journeys count the local one's receipts.
test('a bridge can be completed without a mouse', async ({ page, account: _ }) => {
  const { keyboard } = page
  const at = (id: string) => page.getByTestId(id)
  const dialog = page.getByRole('dialog')
  await page.goto('/?from=31338&to=31337')
  await expect(at('from-network')).toContainText('Southshore')

  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()

  await tabTo(page, 'from-network')
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox')).toBeFocused()
  await keyboard.type('north')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await keyboard.press('Enter')
  await expect(at('from-network')).toBeFocused()
  await expect(at('from-network')).toContainText('Northshore')

  await tabTo(page, 'asset')
  await keyboard.press('Space')
  await expect(page.getByRole('combobox')).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.type('ETH')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await keyboard.press('Enter')
  await expect(at('asset')).toBeFocused()
  await expect(at('asset')).toContainText('ETH')
  await tabTo(page, 'amount')
  await keyboard.type('0.05')

  await tabTo(page, 'to-network')
  await expect(at('to-network')).toContainText('Southshore')
  await tabTo(page, 'main-action')
  await keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await tabTo(page, /^Test Wallet/)
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  // While the balance and the price load, the button waits in place.
  await expect(at('main-action')).toBeFocused()
  await expect(at('main-action')).toHaveText(/Review/)
  await expect(at('main-action')).toBeFocused()

  await keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await tabTo(page, 'confirm-bridge')
  await expect(at('confirm-bridge')).toBeEnabled()
  await keyboard.press('Enter')
  await page.waitForURL(/\/order\//)
  await expect.poll(() => focused(page)).not.toBeNull()
  await expectStatus(page, ...arrived)
  await page.waitForURL(/\/completed\//)
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => focused(page)).not.toBeNull()
})

test('a closed overlay returns the focus, and a removed element passes it on', async ({ page, account: _ }) => {
  await page.goto(bridgePath({ from: chains.north, to: chains.south, token: 'USDC', amount: '1' }))
  const dialog = page.getByRole('dialog')
  await expect(page.getByTestId('to-network')).toContainText('Southshore')
  for (const id of ['from-network', 'asset', 'to-network', 'recipient', 'connect-wallet']) {
    await tabTo(page, id, id === 'connect-wallet' ? 'Shift+Tab' : 'Tab')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByTestId(id).first()).toBeFocused()
  }
  // The tap that fixes it removes the notice.
  await tabTo(page, /^Use 2 USDC/)
  await page.keyboard.press('Enter')
  await expect(page.locator('input[name=amount]')).toHaveValue('2')
  await expect(page.getByTestId('main-action')).toBeFocused()

  // Disconnecting a wallet keeps the focus in the dialog.
  await page.keyboard.press('Enter')
  await tabTo(page, /^Test Wallet/)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByTestId('connect-wallet').first()).toContainText('…')
  await tabTo(page, 'connect-wallet', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Disconnect/)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: /^Disconnect/ })).toBeHidden()
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
})

test('a focused element is not covered by the tab bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/layerzero-airdrop')
  // Everything above and below it has loaded, so nothing else scrolls.
  await expect(page.getByRole('link', { name: /^Bridge to/ }).last()).toBeVisible()
  const button = page.getByTestId('airdrop-query')
  await button.evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight)
    element.focus()
  })
  const isClear = async (): Promise<boolean> => {
    const [box, bar] = [await button.boundingBox(), await page.locator('.tab-bar').boundingBox()]
    return box !== null && bar !== null && box.y + box.height <= bar.y
  }
  await expect.poll(isClear).toBe(true)
})
