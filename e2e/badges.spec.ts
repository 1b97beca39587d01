import { decodeFunctionResult, encodeFunctionData } from 'viem'
import { badgeAddress } from '#chains/evm/testing/badge.ts'
import { badgeAbi } from '#contracts/abi/badge.ts'
import { expectAccessible } from './support/accessible.ts'
import { begin, button, open } from './support/checkIn.ts'
import { rpc } from './support/chain.ts'
import { expect, ownerOf, test, walletFor } from './support/fixtures.ts'
import { elsewhere, injectWallet } from './support/wallet.ts'

test('a badge is earned by a check-in and minted, after a rejection and with a reload', async ({ page, stack }) => {
  const account = await ownerOf(page, stack)
  await injectWallet(page, walletFor(stack, account, elsewhere))
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/badges?')) lists.push(request.url())
  })
  await page.goto('/soneium-badge')
  const tasks = page.getByTestId('badge-tasks')
  await expect(tasks).toContainText('Check in on 1 day')
  await expect(page.getByRole('button', { name: 'Connect Wallet' }).last()).toBeVisible()
  // The page's head requests the list, and its code takes that answer.
  expect(lists).toHaveLength(1)
  await expectAccessible(page)

  await begin(page, account)
  await page.goto('/soneium-badge')
  await expect(page.getByText('Complete all tasks to mint the badge.')).toBeVisible()
  await expect(page.getByTestId('mint')).toHaveCount(0)

  await page.goto('/points')
  await open(page)
  await button(page).click()
  await expect(page.getByText('Check in success')).toBeVisible({ timeout: 30_000 })

  await page.goto('/soneium-badge')
  await expect(tasks).toContainText('Done')
  await expect(page.getByTestId('switches-first')).toContainText('ask you to switch to Northshore')
  await page.evaluate(() => window.testWallet?.reject.push('eth_sendTransaction'))
  await page.getByTestId('mint').click()
  await expect(page.getByTestId('mint-status')).toContainText(/reject|declin/i, { timeout: 30_000 })
  expect(await isMinted()).toBe(false)

  await page.evaluate(() => window.testWallet?.reject.splice(0))
  await page.getByTestId('mint').click()
  await expect(page.getByTestId('minted')).toContainText('You have this badge', { timeout: 30_000 })
  expect(await isMinted()).toBe(true)
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByTestId('minted')).toBeVisible()

  async function isMinted(): Promise<boolean> {
    const data = encodeFunctionData({
      abi: badgeAbi,
      functionName: 'isMinted',
      args: [account as `0x${string}`, 2],
    })
    const answer = await rpc<`0x${string}`>(stack.rpc.north, 'eth_call', [{ to: badgeAddress, data }, 'latest'])
    return decodeFunctionResult({ abi: badgeAbi, functionName: 'isMinted', data: answer })
  }
})

test('a badge that can’t be loaded is tried again', async ({ page }) => {
  let isDown = true
  await page.route('**/api/campaign_api/v1/badges?*', (route) =>
    isDown ? route.fulfill({ status: 503, json: { code: 503, message: 'down', data: {} } }) : route.continue(),
  )
  await page.goto('/scrollbadge')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 30_000 })
  isDown = false
  await retry.click()
  await expect(page.getByTestId('badge-tasks').getByRole('listitem')).toHaveCount(3)
})

test('the picture is painted without code, where the page then has it', async ({ page, stack: _ }) => {
  const code = '**/assets/*.js'
  await page.route(code, (route) => route.abort())
  await page.goto('/soneium-badge')
  const early = await page.locator('#frame image').boundingBox()
  await page.unroute(code)
  await page.goto('/soneium-badge')
  await expect(page.getByTestId('badge')).toBeVisible()
  const late = await page.getByTestId('badge').locator('img').first().boundingBox()
  for (const edge of ['x', 'y', 'width', 'height'] as const) expect(early?.[edge]).toBeCloseTo(late?.[edge] ?? 0, 0)
  await expect(page.locator('#frame')).toHaveCount(0)
})
