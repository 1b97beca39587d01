import type { Page } from '@playwright/test'
import { createClient, type Hex, http, toHex } from 'viem'
import { readContract } from 'viem/actions'
import { noteAbi } from '#contracts/abi/note.ts'
import { expectAccessible } from './support/accessible.ts'
import { chains, connect } from './support/app.ts'
import { ethBalance, rpc } from './support/chain.ts'
import { type Endpoints, expect, newAccount, test, walletFor } from './support/fixtures.ts'
import { holdBlocks, releaseBlocks } from './support/holdBlocks.ts'
import { elsewhere, injectWallet, requestsOf } from './support/wallet.ts'

const main = (page: Page) => page.getByTestId('main-action')
const rows = (page: Page) => page.getByTestId('deployment')
const status = (page: Page) => page.getByTestId('deploy-status')
const expectStatus = (page: Page, state: string): Promise<void> =>
  expect(status(page)).toHaveAttribute('data-status', state, { timeout: 30_000 })

async function open(page: Page): Promise<void> {
  await page.goto('/deploy')
  await expect(page.getByTestId('deploy-network')).toContainText('Northshore')
  await connect(page, 'Test Wallet')
}

async function write(page: Page, name: string, message = ''): Promise<void> {
  await page.getByTestId('deploy-name').fill(name)
  await page.getByTestId('deploy-message').fill(message)
  await expect(main(page)).toHaveText('Deploy on Northshore')
}

/** Deploys and waits until a node has shown the transaction, which no block takes. */
async function deployStill(page: Page, stack: Endpoints): Promise<Hex> {
  await holdBlocks(stack.rpc.north)
  await main(page).click()
  await expectStatus(page, 'pending')
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('causeway.deploy') ?? '{}').pending?.[0]?.txHash))
    .toMatch(/^0x/)
  return page.evaluate(() => JSON.parse(localStorage.getItem('causeway.deploy') ?? '{}').pending[0].txHash)
}

test.afterEach(({ stack }) => releaseBlocks(stack.rpc.north))

test('the tab bar of a phone leads to it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Deploy' }).click()
  await expect(page.getByTestId('deploy-network')).toContainText('Northshore')
})

test('a contract is deployed, across a reload, and listed with its source', async ({ page, stack, account }) => {
  await open(page)
  await expect(page.getByTestId('deployments')).toContainText('Contracts that you deploy appear here.')
  await expect(main(page)).toHaveText('Enter a name')
  await main(page).click()
  await expect(page.getByTestId('deploy-name')).toBeFocused()
  await write(page, 'Ada', 'Hello, Northshore ⛵')
  await expect(page.getByTestId('deploy-costs')).toContainText(/Network fee, about\s*0\.\d+ ETH/)
  await expectAccessible(page)

  await deployStill(page, stack)
  await expect(status(page)).toContainText('Waiting for confirmation on Northshore')
  await expectAccessible(page)
  await page.reload()
  await expectStatus(page, 'pending')
  await releaseBlocks(stack.rpc.north)
  await expectStatus(page, 'done')
  await expectAccessible(page)
  expect(await requestsOf(page, 'eth_sendTransaction')).toEqual([])

  const shown = await page.getByTestId('deploy-address').innerText()
  const client = createClient({ transport: http(stack.rpc.north) })
  const read = (functionName: 'name' | 'message' | 'deployer') =>
    readContract(client, { address: shown.replaceAll(/\s/g, '') as Hex, abi: noteAbi, functionName })
  expect(await read('name')).toBe('Ada')
  expect(await read('message')).toBe('Hello, Northshore ⛵')
  expect((await read('deployer')).toLowerCase()).toBe(account)

  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Hello, Northshore ⛵')
  await page.getByTestId('deploy-verify').first().locator('summary').click()
  const download = page.waitForEvent('download')
  await page.getByTestId('deploy-source').first().click()
  expect((await download).suggestedFilename()).toBe('Note.json')
  await expectAccessible(page)

  await main(page).click()
  await write(page, 'Second')
  await main(page).click()
  await expectStatus(page, 'done')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Second')
})

test('a rejection sends nothing, and can be repeated', async ({ page, account }) => {
  expect(account).toMatch(/^0x/)
  await open(page)
  await write(page, 'Ada')
  await page.evaluate(() => window.testWallet?.reject.push('eth_sendTransaction'))
  await main(page).click()
  const refusal = page.getByText('You rejected the request')
  await expect(refusal).toBeVisible()
  // The bar with the button doesn't cover it.
  const isOnTop = (text: Element) => {
    const { x, y, width, height } = text.getBoundingClientRect()
    return text.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  expect(await refusal.evaluate(isOnTop)).toBe(true)
  await expect(page.getByTestId('deploy-name')).toHaveValue('Ada')
  await page.evaluate(() => void (window.testWallet && (window.testWallet.reject.length = 0)))
  await main(page).dblclick()
  await expectStatus(page, 'done')
  await expect(rows(page)).toHaveCount(1)
})

test('a wallet on another network is told, and switched; the chosen network is remembered', async ({ page, stack }) => {
  await injectWallet(page, walletFor(stack, await newAccount(stack), elsewhere))
  await open(page)
  await expect(page.getByTestId('switches-first')).toContainText('ask you to switch to Northshore')
  await page.getByTestId('deploy-network').click()
  await page.getByRole('dialog').getByRole('option', { name: 'Southshore' }).click()
  await expect(page.getByTestId('switches-first')).toContainText('ask you to switch to Southshore')
  await page.getByTestId('deploy-name').fill('Ada')
  await main(page).click()
  await expectStatus(page, 'done')
  await expect(rows(page)).toContainText('Southshore')
  await main(page).click()
  await expect(page.getByTestId('deploy-name')).toBeVisible()
  await expect(page.getByTestId('switches-first')).toHaveCount(0)
  await page.reload()
  await expect(page.getByTestId('deploy-network')).toContainText('Southshore')
})

test('without enough coins it says how much is missing, and asks nothing', async ({ page, stack }) => {
  const account = await newAccount(stack)
  await rpc(stack.rpc.north, 'anvil_setBalance', [account, toHex(1_000n)])
  expect(await ethBalance(stack.rpc.north, account)).toBe(1_000n)
  await injectWallet(page, walletFor(stack, account))
  await open(page)
  await page.getByTestId('deploy-name').fill('Ada')
  await expect(page.getByRole('alert')).toContainText(/The network fee is about .* and you have .* on Northshore/)
  await expect(main(page)).toBeDisabled()
  await expect(main(page)).toHaveText('Not enough ETH for network fees')
  await expect(page.getByRole('link', { name: 'Bridge to Northshore' })).toHaveAttribute('href', `/?to=${chains.north}`)
  await expectAccessible(page)
})

test('texts are limited by their bytes', async ({ page }) => {
  await page.goto('/deploy')
  await page.getByTestId('deploy-name').fill('é'.repeat(33))
  await expect(page.getByText('This text takes 66 bytes')).toBeVisible()
  await page.getByTestId('deploy-name').fill('é'.repeat(32))
  await expect(page.getByText('64 of 64 bytes')).toBeVisible()
  await expectAccessible(page)
})

test('a deployment sent again at a higher fee is found, and a cancelled one is told', async ({
  page,
  stack,
  account,
}) => {
  const replace = async (hash: Hex, change: Record<string, unknown>) => {
    const { nonce, input } = (await rpc(stack.rpc.north, 'eth_getTransactionByHash', [hash])) as Record<string, string>
    const tx = { from: account, data: input, nonce, gasPrice: toHex(10n ** 11n), ...change }
    await rpc(stack.rpc.north, 'eth_sendTransaction', [tx])
    await releaseBlocks(stack.rpc.north)
  }
  await open(page)
  await write(page, 'Faster')
  await replace(await deployStill(page, stack), {})
  await expectStatus(page, 'done')
  await main(page).click()
  await write(page, 'Cancelled')
  await replace(await deployStill(page, stack), { to: account, data: '0x' })
  await expectStatus(page, 'replaced')
  await expect(status(page)).toContainText('no contract was created on Northshore')
  await expect(rows(page)).toHaveCount(1)
})

test('a deployment that runs out of gas failed, in words', async ({ page, stack, account }) => {
  await open(page)
  await write(page, 'Ada')
  // The wallet is left with a transaction that has too little gas.
  const hash = await deployStill(page, stack)
  const { nonce, input } = (await rpc(stack.rpc.north, 'eth_getTransactionByHash', [hash])) as Record<string, string>
  const tx = { from: account, data: input, nonce, gas: toHex(100_000), gasPrice: toHex(10n ** 11n) }
  await rpc(stack.rpc.north, 'eth_sendTransaction', [tx])
  await releaseBlocks(stack.rpc.north)
  await expectStatus(page, 'failed')
  await expect(status(page)).toContainText('Only the network fee was spent')
  await expect(rows(page)).toHaveCount(0)
})

test('a wallet that never answers has sent it all the same', async ({ page, account }) => {
  expect(account).toMatch(/^0x/)
  await open(page)
  await write(page, 'Silent')
  await page.evaluate(() => window.testWallet?.silent.push('eth_sendTransaction'))
  await main(page).click()
  await expectStatus(page, 'done')
  await expect(rows(page)).toContainText('Silent')
})
