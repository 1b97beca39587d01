import { readFileSync } from 'node:fs'
import { concat, encodeAbiParameters, encodeFunctionData, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import testToken from '#contracts/artifacts/TestToken.json' with { type: 'json' }
import { deploymentOf } from '#chains/evm/uniswapDeployments.ts'
import { expectAccessible } from './support/accessible.ts'
import { chains, connect } from './support/app.ts'
import { rpc, sendAsDeployer } from './support/chain.ts'
import { expect, mint, test } from './support/fixtures.ts'
import { expectSwap, reviewSwap, swapPath } from './support/swapPage.ts'

const BALANCES = '**/api/swap_auxiliary_api/v1/query_balances'

test('a portfolio adds up two families, opens to its networks, and leads to the bridge', async ({ page }) => {
  await page.goto('/portfolio')
  await expect(page.getByRole('heading', { name: 'See everything you hold' })).toBeVisible()
  await expectAccessible(page)
  await connect(page, 'Test Wallet')
  const total = page.getByTestId('portfolio-total')
  await expect(total).toContainText(/\$[\d,]+\.\d\d/)
  await connect(page, /local solana wallet/i, 'Solana')
  const assets = page.getByTestId('portfolio-assets')
  const eth = assets.getByRole('listitem').filter({ hasText: /^ETH/ }).first()
  await expect(eth).toContainText('networks')
  await expect(total.getByRole('status')).toBeEmpty()
  const picture = (title: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title }) }).getByRole('listitem')
  const asset = picture('By asset').first()
  await expect(asset).toHaveText(/^ETH\s*\d+(\.\d)?%\s*\$[\d,]+\.\d\dM?$/)
  await expect(picture('By network').filter({ hasText: 'Northshore' })).toHaveText(/%\s*\$[\d,]+\.\d\dM?$/)

  await eth.locator('summary').click()
  await expect(eth.getByRole('link', { name: 'Bridge' }).first()).toBeVisible()
  await expectAccessible(page)
  await eth.getByRole('link', { name: 'Bridge' }).first().click()
  await expect(page).toHaveURL(/\/\?from=\d+&(to=\d+&)?token=ETH$/)

  await page.goBack()
  const usdc = assets.getByRole('listitem').filter({ hasText: /^USDC/ }).first()
  await usdc.locator('summary').click()
  const there = usdc.getByRole('listitem').filter({ hasText: 'Southshore' })
  await there.getByRole('link', { name: 'Swap' }).click()
  await expect(page.getByTestId('send-token')).toContainText('USDC')
  await expect(page.getByTestId('swap-network')).toContainText('Southshore')
})

test('assets are pinned, hidden and shown again, also after a reload', async ({ page }) => {
  await page.goto('/portfolio')
  await connect(page, 'Test Wallet')
  const rows = page.getByTestId('portfolio-assets').locator('> li')
  await expect(rows.nth(1)).toBeVisible()
  const last = rows.last()
  const symbol = /^\w+/.exec(await last.innerText())?.[0] ?? ''
  await last.locator('summary').click()
  await last.getByRole('button', { name: 'Pin to top' }).click()
  await expect(rows.first()).toContainText(symbol)
  await page.reload()
  await expect(rows.first()).toContainText(symbol)
  const before = await rows.count()
  await rows.first().locator('summary').click()
  const total = page.getByTestId('portfolio-total')
  const figure = () => total.getByText(/^\$[\d,]+\.\d\d$/).innerText()
  await expect(total).not.toContainText('Loading')
  const whole = await figure()
  await rows.first().getByRole('button', { name: 'Hide' }).click()
  await expect(rows).toHaveCount(before - 1)
  await expect(total).toContainText('1 hidden asset isn’t in the total.')
  await expect.poll(figure).not.toBe(whole)
  await total.getByRole('button', { name: 'Show hidden (1)' }).press('Enter')
  await expect(page.getByRole('switch', { name: 'Show hidden (1)' })).toBeFocused()
  await expect(total.getByRole('button', { name: 'Show hidden (1)' })).toHaveCount(0)
  await expectAccessible(page)
  await page.locator('summary').filter({ hasText: symbol }).click()
  await page.getByRole('button', { name: 'Show again' }).click()
  await expect(rows).toHaveCount(before)
  await expect.poll(figure).toBe(whole)
})

test('wrapped coins count, and an imported token that poses as a listed one is hidden until it is wanted', async ({
  page,
  stack,
  account,
}) => {
  await mint(stack, chains.north, account, 20n)
  const wrapped = deploymentOf(chains.north)?.wrapped ?? ''
  const deposit = { from: account, to: wrapped, data: '0xd0e30db0', value: `0x${(10n ** 17n).toString(16)}` }
  await rpc(stack.rpc.north, 'eth_sendTransaction', [deposit])
  const [fake, honest] = [
    await deployToken(stack.rpc.north, account, { name: 'USD Coin', symbol: 'USDC' }),
    await deployToken(stack.rpc.north, account, { name: 'Harbor', symbol: 'HRBR' }),
  ]
  await page.goto('/swap')
  await connect(page, 'Test Wallet')
  for (const address of [fake, honest]) {
    await page.getByTestId('receive-token').click()
    await page.getByRole('combobox').fill(address)
    await page.getByRole('button', { name: 'Check this token' }).click()
    await page.getByTestId('import-token').click()
  }
  await page.goto('/portfolio')
  const rows = page.getByTestId('portfolio-assets').locator('> li')
  await expect(rows.filter({ hasText: 'WETH' })).toContainText(/\$\d+\.\d\d\s*0\.1 WETH/)
  await expect(rows.filter({ hasText: 'HRBR' })).toContainText('Imported token')
  await expect(rows.filter({ hasText: 'USDC' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'USDC' })).toContainText('20 USDC')
  await page.getByRole('switch', { name: 'Show hidden (1)' }).click()
  const hidden = page.getByTestId('portfolio-hidden').locator('> li')
  await expect(hidden).toContainText('Possibly a scam')
  await hidden.locator('summary').click()
  await expect(hidden).toContainText('Its name imitates that of a listed token')
  await expectAccessible(page)
  await page.reload()
  await expect(hidden).toHaveCount(1)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Balances' }).click()
  const lines = readFileSync((await (await file).path()) ?? '', 'utf8')
  expect(lines).toMatch(/^WETH,[^,]+,0x[0-9a-f]{40},0\.1,\d+/m)
  expect(lines).toMatch(/^HRBR,[^,]+,0x[0-9a-f]{40},7,,\r$/m)
  expect(lines).toMatch(/^USDC,[^,]+,0x[0-9a-f]{40},7,,misleading name\r$/m)
  await hidden.locator('summary').click()
  await hidden.getByRole('button', { name: 'Show again' }).click()
  await expect(rows.filter({ hasText: 'USDC' })).toHaveCount(2)
})

test('tokens that no list has are found and added, and a name that imitates a listed one comes last', async ({
  page,
  stack,
  account,
}) => {
  await deployToken(stack.rpc.north, account, { name: 'USD Coin', symbol: 'USDC' })
  await deployToken(stack.rpc.north, account, { name: 'Harbor', symbol: 'HRBR' })
  await page.goto('/portfolio')
  await connect(page, 'Test Wallet')
  const found = page.getByTestId('found-tokens')
  await expect(found.getByRole('listitem')).toHaveCount(0)
  await found.getByRole('button', { name: 'Find tokens' }).click()
  const rows = found.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(/HRBR.*Harbor.*Northshore.*7/s)
  await expect(rows.last()).toContainText(/USDC.*Possibly a scam.*imitates/s)
  await expectAccessible(page)
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  for (const symbol of ['HRBR', 'USDC']) {
    await found.getByRole('button', { name: new RegExp(`Add ${symbol} .*on Northshore`) }).press('Enter')
    await expect(found.getByRole('status')).toContainText(`${symbol} on Northshore added to your`)
    expect(await focused()).not.toBe('BODY')
  }
  await expect(found.getByRole('status')).toContainText('USDC on Northshore added to your hidden assets.')
  await expect(found.getByRole('status')).toContainText('No other tokens found.')
  const assets = page.getByTestId('portfolio-assets').locator('> li')
  await expect(assets.filter({ hasText: 'HRBR' })).toContainText('7 HRBR')
  await page.reload()
  const added = assets.filter({ hasText: 'HRBR' })
  await expect(added).toContainText('7 HRBR')
  await expect(page.getByRole('switch', { name: 'Show hidden (1)' })).toBeVisible()
  await added.locator('summary').click()
  await added.getByRole('button', { name: 'Remove from assets' }).click()
  await expect(added).toHaveCount(0)
})

test('tokens are searched on every network of the portfolio, and the page says how far', async ({ page, stack }) => {
  const account = privateKeyToAccount(generatePrivateKey()).address.toLowerCase()
  await mint(stack, chains.north, account, 20n)
  const asked: number[] = []
  await page.route('**/portfolio_api/v1/found-tokens*', async (route) => {
    const id = Number(new URL(route.request().url()).searchParams.get('chain_id'))
    asked.push(id)
    const data = { list: [], searched_since: '2026-01-05T10:00:00.000Z', is_whole: id === chains.north, is_cut: false }
    await route.fulfill({ json: { code: 0, message: 'ok', data } })
  })
  await page.goto('/portfolio')
  await page.getByRole('button', { name: 'Watch an address' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Address').fill(account)
  await sheet.getByTestId('watch-add').click()
  await expect(page.getByTestId('portfolio-total')).toContainText('$20.00')
  const found = page.getByTestId('found-tokens')
  await found.getByRole('button', { name: 'Find tokens' }).click()
  await expect(found.getByRole('status')).toContainText('No other tokens found.')
  expect(asked[0]).toBe(chains.north)
  expect(asked).toContain(chains.south)
  expect(new Set(asked).size).toBe(asked.length)
  await expect(found).toContainText('Searched completely with a block explorer: Northshore.')
  await expect(found).toContainText(/Searched back to: .*Southshore/)
  await expect(found).not.toContainText('too many networks')
  await expectAccessible(page)
})

/** A token of any name, of which the account has seven. */
async function deployToken(
  url: string,
  account: string,
  { name, symbol }: { readonly name: string; readonly symbol: string },
): Promise<string> {
  const from = devAccounts.deployer.address
  const types = [{ type: 'string' }, { type: 'string' }, { type: 'uint8' }, { type: 'address' }]
  const data = concat([testToken.bytecode as Hex, encodeAbiParameters(types, [name, symbol, 18, from])])
  const hash = await sendAsDeployer(url, { data, gas: '0x500000' })
  const found = { address: '' }
  await expect
    .poll(async () => {
      const receipt = await rpc<{ contractAddress: string } | null>(url, 'eth_getTransactionReceipt', [hash])
      found.address = receipt?.contractAddress ?? ''
      return found.address
    })
    .not.toBe('')
  const args = [account as Hex, 7n * 10n ** 18n] as const
  const minting = encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args })
  await sendAsDeployer(url, { to: found.address, data: minting, gas: '0x30000' })
  return found.address
}

test('an address is watched without its wallet: what has changed since the last visit, without small balances', async ({
  page,
  stack,
}) => {
  const account = privateKeyToAccount(generatePrivateKey()).address.toLowerCase()
  await mint(stack, chains.north, account, 20n)
  await rpc(stack.rpc.north, 'anvil_setBalance', [account, '0xe8d4a51000'])
  await page.goto('/portfolio')
  await page.getByRole('button', { name: 'Watch an address' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Address').fill('not an address')
  await sheet.getByTestId('watch-add').click()
  await expect(sheet.getByLabel('Address')).toBeFocused()
  await expect(sheet.getByText('This isn’t an address on any network here.')).toBeVisible()
  await sheet.getByLabel('Address').fill(account)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const total = page.getByTestId('portfolio-total')
  await expect(total).toContainText('$20.00')
  const rows = page.getByTestId('portfolio-assets').locator('> li')
  await expect(rows).toHaveCount(2)
  await page.getByRole('switch', { name: 'Hide balances under $1' }).click()
  await expect(page.getByText('1 small balance is hidden.')).toBeVisible()

  // The next visit, an hour later.
  await mint(stack, chains.north, account, 25n)
  await page.clock.setFixedTime(Date.now() + 3_600_000)
  await page.reload()
  await expect(total).toContainText('$45.00')
  await expect(total).toContainText(/\+\$2(5\.00|4\.99) \(\+12[45][\d.]*%\) since /)
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('switch', { name: 'Hide balances under $1' }).click()
  await expect(rows).toHaveCount(2)
  await rows.first().locator('summary').click()
  await expect(rows.first()).toContainText('Watching')
  await expect(rows.first().getByRole('link', { name: /^(Swap|Bridge)/ })).toHaveCount(0)

  await page.getByRole('button', { name: /^Stop watching/ }).click()
  await expect(page.getByRole('heading', { name: 'See everything you hold' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(total).toContainText('$45.00')
  await expect(page.getByRole('button', { name: /^Stop watching/ })).toBeFocused()
})

test('a network that does not answer is named, left out of the total, and read again', async ({ page }) => {
  let isDown = true
  await page.route(BALANCES, async (route) => {
    const { chain_name } = route.request().postDataJSON() as { chain_name: string }
    if (isDown && chain_name === down) return route.fulfill({ json: { code: 1, message: 'x', data: { balances: [] } } })
    return route.fallback()
  })
  const chains = (await (await page.request.get('/api/bridge_api/v1/get-all-chains')).json()) as {
    data: { list: { network_code: string; alias_name: string }[] }
  }
  const [first] = chains.data.list
  const [down, name] = [first?.network_code ?? '', first?.alias_name ?? '']
  await page.goto('/portfolio')
  await connect(page, 'Test Wallet')
  const total = page.getByTestId('portfolio-total')
  await expect(total).toContainText(`${name} isn’t responding`)
  isDown = false
  await expect(total).not.toContainText('responding', { timeout: 20_000 })
})

test('one request per network shows all balances, and their file has plain numbers', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('query_balances'))
      asked.push((request.postDataJSON() as { chain_name: string }).chain_name)
  })
  await page.goto('/portfolio')
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('portfolio-assets')).toBeVisible()
  await expect(page.getByTestId('portfolio-total').getByRole('status')).toBeEmpty()
  expect(new Set(asked).size).toBe(asked.length)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Balances' }).click()
  const lines = readFileSync((await (await file).path()) ?? '', 'utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFFasset,network,address,amount,value_usd,note')
  expect(lines[1]).toMatch(/^\w+,[^,]+,0x[0-9a-f]{40},\d+(\.\d+)?,\d+(\.\d+)?,$/i)
})

test('a signature opens the yearly summary, and then the history downloads without another one', async ({
  page,
  owner,
}) => {
  await page.goto(swapPath(chains.north, 'ETH', 'USDC', '0.2'))
  await connect(page, 'Test Wallet')
  await reviewSwap(page)
  await page.getByTestId('confirm-swap').click()
  await expectSwap(page, 'done')
  await page.goto('/portfolio')
  const years = page.getByTestId('portfolio-years')
  await years.getByRole('button', { name: 'Show summary' }).click()
  await expect(years.getByRole('heading', { name: String(new Date().getUTCFullYear()) })).toBeVisible()
  await expect(years).toContainText(/Swaps\s*1 · \$[\d,]+\.\d\d/)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'History', exact: true }).click()
  const download = await file
  expect(download.suggestedFilename()).toMatch(/^history-\d{4}-\d\d-\d\d\.csv$/)
  const [head = '', ...rows] = readFileSync((await download.path()) ?? '', 'utf8').split('\r\n')
  expect(head).toMatch(/^\uFEFFtype,time,direction,status,from_network,sent_asset,sent_amount,sent_value_usd,/)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(new RegExp(`^swap,[^,]+,[^,]*,done,Northshore,ETH,0\\.2,.*${owner}`, 'i'))
  await expectAccessible(page)

  // Someone who has only swapped finds the swaps from the empty list of transfers.
  await page.goto('/history')
  await page.getByRole('link', { name: 'Swaps (1)' }).click()
  await expect(page.getByRole('list', { name: 'Swaps' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
})
