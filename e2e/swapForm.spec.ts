import { concat, encodeAbiParameters, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import testToken from '#contracts/artifacts/TestToken.json' with { type: 'json' }
import { deploymentOf } from '#chains/evm/uniswapDeployments.ts'
import { expectAccessible } from './support/accessible.ts'
import { chains, connect } from './support/app.ts'
import { ethBalance, freshAccount, mined, rpc, tokenBalance } from './support/chain.ts'
import { expect, test, tokenOf } from './support/fixtures.ts'
import { confirmSwap, expectSwap, reviewSwap, swapPath } from './support/swapPage.ts'

const ETHER = 10n ** 18n

const local = deploymentOf(chains.north)
if (!local) throw new Error('no exchange on the local network')

test('the review repeats the warning about much slippage, and asks to accept what it may cost', async ({
  page,
  account: _,
}) => {
  await page.goto(swapPath(chains.north, 'ETH', 'USDC', '20'))
  await expect(page.getByTestId('loss-share')).toHaveText(/−\d+(\.\d)?%/)
  await page.locator('input[name=amount]').fill('0.05')
  await expect(page.getByTestId('loss-share')).toHaveCount(0)
  await connect(page, 'Test Wallet')
  await page.getByTestId('slippage').click()
  const own = page.getByLabel('Your own, in percent')
  await own.pressSequentially('60')
  await expect(own).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('slippage')).toContainText('Auto')
  await page.getByTestId('slippage').click()
  await own.fill('6')
  await page.getByRole('button', { name: 'Done' }).click()
  await reviewSwap(page)
  await expect(page.getByTestId('slippage-warning')).toContainText('others can trade ahead of you')
  await expect(page.getByTestId('loss')).toContainText(/At worst, you receive \d+% less/)
  await expect(page.getByTestId('confirm-swap')).toHaveText('Accept the loss above')
  await page.getByRole('switch', { name: 'I accept this loss' }).click()
  await expect(page.getByTestId('confirm-swap')).toHaveText('Confirm swap')
  await expectAccessible(page)
})

test('a swap that no node can try first says so in the review', async ({ page, account: _ }) => {
  await page.route('**/swap_api/v1/quotes', async (route) => {
    const answer = await (await route.fetch()).json()
    for (const quote of answer.data.quotes) quote.is_simulated = false
    await route.fulfill({ json: answer })
  })
  await page.goto(swapPath(chains.north, 'ETH', 'USDC', '0.01'))
  await connect(page, 'Test Wallet')
  await reviewSwap(page)
  await expect(page.getByTestId('untested')).toContainText('can’t test the swap before you sign')
  await expectAccessible(page)
})

test('a new price waits for consent in the review', async ({ page, account: _ }) => {
  let share = 1000
  let asked = 0
  await page.route('**/swap_api/v1/quotes', async (route) => {
    asked += 1
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { quotes: { receive_amount: string; price_impact_bps: number }[] } }
    for (const quote of body.data.quotes) {
      quote.receive_amount = String((BigInt(quote.receive_amount) * BigInt(share)) / 1000n)
      quote.price_impact_bps = 1000 - share > 100 ? 2000 : quote.price_impact_bps
    }
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto(swapPath(chains.north, 'ETH', 'USDC', '0.1'))
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('countdown')).toHaveText(/^\d+ s$/)
  await reviewSwap(page)
  const shown = await page.getByRole('dialog').innerText()
  share = 800
  const before = asked
  // The review keeps its terms until the newer ones are accepted.
  await expect(page.getByTestId('price-updated')).toContainText('The price has changed', { timeout: 60_000 })
  // One request asks every provider.
  expect(asked - before).toBe(1)
  expect(await page.getByRole('dialog').innerText()).toContain(/[\d.]+ USDC/.exec(shown)?.[0] ?? 'no amount')
  await expect(page.getByTestId('confirm-swap')).toHaveText('Accept the new price')
  await page.getByTestId('confirm-swap').click()
  await expect(page.getByTestId('price-updated')).toBeEmpty()
  // A loss above fifteen percent is typed.
  await expect(page.getByTestId('confirm-swap')).toHaveText('Accept the loss above')
  await page.getByRole('dialog').getByRole('textbox').fill('20')
  await expect(page.getByTestId('confirm-swap')).toHaveText('Confirm swap')
})

test('a token that no list has is shown with its warnings before it is chosen, and bought', async ({
  page,
  stack,
  account,
}) => {
  const north = stack.rpc.north
  const owner = privateKeyToAccount(generatePrivateKey()).address.toLowerCase()
  await freshAccount(north, owner)
  const address = await deployToken(north, owner, 'USD Coin', 'USDC')
  await page.goto('/swap')
  await connect(page, 'Test Wallet')
  await page.getByTestId('receive-token').click()
  await page.getByRole('combobox').fill('gram')
  await expect(page.getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('combobox').fill(address)
  await page.getByRole('button', { name: 'Check this token' }).click()
  const warnings = page.getByTestId('token-warnings')
  await expect(warnings).toContainText('This token is in no list.')
  await expect(warnings).toContainText('This isn’t the listed USDC.')
  await expectAccessible(page)
  await page.getByTestId('import-token').click()
  await expect(page.getByTestId('receive-token')).toContainText('This token has warnings.')
  await page.locator('input[name=amount]').fill('0.1')
  await expect(page.getByRole('alert').filter({ hasText: 'No pool swaps ETH for USDC' })).toBeVisible()
  await test.step('bought once a pool has it, with the warnings in the review', async () => {
    await openPool(north, owner, address)
    await page.locator('input[name=amount]').fill('0.05')
    await reviewSwap(page)
    await expect(page.getByRole('dialog')).toContainText('This isn’t the listed USDC.')
    await confirmSwap(page)
    await expectSwap(page, 'done')
    await expect(page.getByTestId('swap-status')).toContainText(/[\d,.]+ USDC arrived in your wallet on Northshore/)
    // One coin is a thousand tokens there.
    const bought = await tokenBalance(north, address, account)
    expect(bought).toBeGreaterThan(49n * ETHER)
    expect(bought).toBeLessThan(50n * ETHER)
    const { address: listed } = await tokenOf(stack, chains.north, 'USDC')
    expect(await tokenBalance(north, listed, account)).toBe(0n)
  })
  // It stays for the next visit, next to the listed one.
  await page.goto('/swap')
  await page.getByTestId('send-token').click()
  await page.getByRole('combobox').fill('USDC')
  await expect(page.getByRole('option', { name: 'USDC' })).toHaveCount(2)

  await test.step('and a link with its address asks in the same way', async () => {
    await page.evaluate(() => localStorage.removeItem('causeway.swap'))
    await page.goto(swapPath(chains.north, 'ETH', address, '0.1'))
    await expect(page.getByTestId('token-warnings')).toBeVisible()
  })
})

/** A token whose symbol may be another's, which its owner mints. */
async function deployToken(url: string, owner: string, name: string, symbol: string): Promise<string> {
  const data = concat([
    testToken.bytecode as Hex,
    encodeAbiParameters(
      [{ type: 'string' }, { type: 'string' }, { type: 'uint8' }, { type: 'address' }],
      [name, symbol, 18, owner as Hex],
    ),
  ])
  const hash = await rpc<string>(url, 'eth_sendTransaction', [{ from: owner, data, gas: '0x500000' }])
  await mined(url, hash)
  return (await rpc<{ contractAddress: string }>(url, 'eth_getTransactionReceipt', [hash])).contractAddress
}

const pairAbi = parseAbi([
  'function createPair(address,address)',
  'function getPair(address,address) view returns (address)',
  'function deposit() payable',
  'function transfer(address,uint256)',
  'function mint(address)',
])

/** Opens a pool of V2 with ten coins and ten thousand tokens, all of the owner's. */
async function openPool(url: string, owner: string, token: string): Promise<void> {
  const { v2Factory: factory, wrapped } = local as NonNullable<typeof local>
  const pair = [token as Hex, wrapped as Hex] as const
  const send = (to: string, data: Hex, value = 0n): Promise<string> =>
    rpc(url, 'eth_sendTransaction', [{ from: owner, to, data, value: `0x${value.toString(16)}`, gas: '0x500000' }])
  const moved = (to: string): Hex =>
    encodeFunctionData({ abi: pairAbi, functionName: 'transfer', args: [to as Hex, 10n * ETHER] })
  await mined(
    url,
    await send(factory ?? '', encodeFunctionData({ abi: pairAbi, functionName: 'createPair', args: pair })),
  )
  const asked = encodeFunctionData({ abi: pairAbi, functionName: 'getPair', args: pair })
  const pool = `0x${(await rpc<string>(url, 'eth_call', [{ to: factory, data: asked }, 'latest'])).slice(-40)}`
  await send(wrapped, encodeFunctionData({ abi: pairAbi, functionName: 'deposit' }), 10n * ETHER)
  await send(wrapped, moved(pool))
  const amount = 10_000n * ETHER
  await send(token, encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [pool as Hex, amount] }))
  await mined(url, await send(pool, encodeFunctionData({ abi: pairAbi, functionName: 'mint', args: [owner as Hex] })))
}

test('the form says what is missing, and leaves the fee on the coin that pays it', async ({ page, stack, account }) => {
  await page.goto('/swap')
  await expect(page.getByTestId('main-action')).toHaveText('Connect Wallet')
  await expect(page.getByTestId('send-token')).toContainText('ETH')
  await expect(page.getByTestId('receive-token')).toContainText('USDC')
  await connect(page, 'Test Wallet')
  await expect(page.getByTestId('main-action')).toHaveText('Enter an amount')
  await page.getByRole('button', { name: /^25%.*use this part of your balance/ }).click()
  await expect(page.locator('input[name=amount]')).toHaveValue('25')
  await expect(page.getByTestId('reserved')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('input[name=amount]')).toHaveValue('50')
  await page.getByRole('button', { name: /^Max/ }).click()
  await expect(page.getByTestId('reserved')).toHaveText(/^0\.\d+ ETH stays in your wallet for network fees\.$/)
  const most = Number(await page.locator('input[name=amount]').inputValue())
  expect(most).toBeLessThan(Number(await ethBalance(stack.rpc.north, account)) / 1e18)
  expect(most).toBeGreaterThan(99)
  await page.locator('input[name=amount]').fill('1000')
  await expect(page.getByTestId('main-action')).toHaveText('Not enough ETH')
  await page.locator('input[name=amount]').fill('0.5')
  await expect(page).toHaveURL(/from=native&to=0x[0-9a-f]+&amount=0\.5/i)
  // The amount stays with its token.
  await page.getByTestId('flip').click()
  await expect(page.getByTestId('send-token')).toContainText('USDC')
  await expect(page.locator('input[name=receive]')).toHaveValue('0.5')

  await test.step('a link to a network without swaps, or with an unknown token, becomes no other swap', async () => {
    const notice = page.getByRole('status').filter({ hasText: 'Ignored from the link' })
    await page.goto(swapPath(137, 'ETH', 'USDC', '777'))
    await expect(notice).toContainText('network “137”, asset “ETH”, asset “USDC”, amount “777”')
    await expect(page.getByTestId('send-token')).toContainText('USDC')
    await expect(page.locator('input[name=amount]')).toHaveValue('')
    await expect(page).not.toHaveURL(/chain=137/)
    await page.goto(swapPath(chains.north, 'USDC', 'ZZZ', '5'))
    await expect(notice).toContainText('Ignored from the link: asset “ZZZ”.')
    await expect(page.getByTestId('send-token')).toContainText('USDC')
    await expect(page.getByTestId('receive-token')).toContainText('Choose a token')
    await expect(page.getByTestId('main-action')).toHaveText('Choose a token')
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Got it' }).click()
    await expect(notice).toBeHidden()
    await page.getByTestId('main-action').click()
    await page.getByRole('option', { name: 'ETH' }).first().click()
    await expect(page).toHaveURL(/to=native&amount=5/)
  })

  await test.step('by the keyboard alone', async () => {
    await page.getByTestId('slippage').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Slippage' })).toBeVisible()
    await page.getByRole('dialog').getByRole('textbox').fill('60')
    await expect(page.getByRole('dialog')).toContainText('Enter a percentage above 0 and up to 50%.')
    await page.getByRole('dialog').getByRole('textbox').fill('0.01')
    await expect(page.getByRole('dialog')).toContainText('With so little slippage')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('slippage')).toBeFocused()
    await expect(page.getByTestId('slippage')).toContainText('0.01%')
  })
})
