import { expectAccessible } from './support/accessible.ts'
import { connect } from './support/app.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the report names connection, storage and wallets, and an address only on request', async ({ page }) => {
  await page.goto('/test')
  const connection = page.getByTestId('diagnostics-connection')
  await expect(connection).toContainText('Correct')
  await expect(connection).toContainText('Works')
  await expectAccessible(page)
  await connect(page, 'Test Wallet')
  const copied = async () => {
    await page.getByTestId('diagnostics-copy').click()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await expect.poll(copied).toMatch(/Storage: works[\s\S]*Connected: .*\(evm\)/)
  await expect.poll(copied).toMatch(/Server version: \d+\.\d+\.\d+\n/)
  await expect.poll(copied).toMatch(/Local Solana wallet \(Wallet Standard 1\.0\.0\)/)
  expect(await copied()).not.toMatch(/0x[0-9a-f]{40}/i)
  await page.getByRole('switch', { name: 'Include wallet addresses' }).click()
  await expect.poll(copied).toMatch(/0x[0-9a-f]{40}/i)
})

test('says that the server can’t be reached, until it can', async ({ page }) => {
  await page.route('**/health', (route) => route.abort())
  await page.goto('/test')
  const connection = page.getByTestId('diagnostics-connection')
  await expect(connection).toContainText('Unreachable')
  await page.unroute('**/health')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(connection).not.toContainText('Unreachable')
})
