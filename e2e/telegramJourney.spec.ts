import { shortAddress } from '#core/format/address.ts'
import { packStart } from '#core/screens/startPayload.ts'
import type { PhoneWallet } from '#local/walletConnect/phoneWallet.ts'
import { type Relay, startRelay } from '#local/walletConnect/relay.ts'
import { leasePort } from '#runtime/testing/ports.ts'
import { expectAccessibleInTelegram } from './support/accessible.ts'
import { arrived, chains, openFromMore } from './support/app.ts'
import { ethBalance, rpc } from './support/chain.ts'
import { type Endpoints, expect, test } from './support/fixtures.ts'
import { inviter } from './support/inviter.ts'
import { newPhoneWallet } from './support/phoneWallet.ts'
import { joinDiscord, saveOnX, someone, timesAsked } from './support/platformPeople.ts'
import { stayHere } from './support/stayHere.ts'
import { openInTelegram, somebody, type TelegramHost } from './support/telegramHost.ts'
import { launchElsewhere, telegramChat, telegramSession } from './support/telegramPerson.ts'
import { linkWallet } from './support/telegramWallet.ts'

const ETHER = 10n ** 18n
const TON = 84797831
const WALLETS = 'Wallets linked to Telegram'
const soon = { timeout: 60_000 }

async function dataOf<T>({ url }: Endpoints, path: string): Promise<T> {
  return ((await (await fetch(`${url}/api${path}`)).json()) as { data: T }).data
}

/** Transactions of the check-in contract, counted on its own network. */
async function tonCheckIns(stack: Endpoints): Promise<number> {
  const { list } = await dataOf<{ list: { chain_id: number; rpc_urls: string[] }[] }>(
    stack,
    '/bridge_api/v1/get-all-chains',
  )
  const contracts = await dataOf<{ chainId: number; contractAddress: string }[]>(stack, '/lottery/maker/sign/contract')
  const node = list.find(({ chain_id }) => chain_id === TON)?.rpc_urls[0] ?? ''
  const address = contracts.find(({ chainId }) => chainId === TON)?.contractAddress
  return (await rpc<unknown[]>(node, 'getTransactions', { address, limit: 100 })).length
}

async function connect(host: TelegramHost, wallet: string, tab?: string): Promise<void> {
  await host.pressMain('Connect Wallet')
  const list = host.app.getByRole('dialog')
  if (tab) await list.getByRole('tab', { name: tab }).click()
  await list.getByRole('button', { name: wallet, exact: true }).click()
  await expect(list).toBeHidden()
}

/** Pairs a phone wallet with the address that the app shows. */
async function pair(host: TelegramHost, wallet: PhoneWallet): Promise<void> {
  await host.pressMain('Connect Wallet')
  const list = host.app.getByRole('dialog')
  await list.getByRole('button', { name: 'WalletConnect', exact: true }).click()
  await expect(list.getByRole('img', { name: /WalletConnect/ })).toBeVisible()
  await host.frame().evaluate(() => {
    navigator.clipboard.writeText = (text) => Promise.resolve(void (document.documentElement.dataset['copied'] = text))
  })
  await list.getByRole('button', { name: 'Copy Link' }).click()
  const copied = () => host.frame().evaluate(() => document.documentElement.dataset['copied'] ?? '')
  await expect.poll(copied).toMatch(/^wc:/)
  await wallet.scan(await copied())
  await expect(list).toBeHidden()
}

async function openWallets(host: TelegramHost) {
  await (await host.openSettings()).getByRole('button', { name: WALLETS }).click()
  return host.app.getByRole('dialog', { name: WALLETS })
}

const told = (host: TelegramHost, type: string) =>
  host.run((at, asked) => at.sent.filter((event) => event.type === asked).map(({ data }) => data), type)
const main = (host: TelegramHost) => host.app.getByRole('main')

// The shared stack has no relay, so its pages get this one's address and may reach it.
test.use({ bypassCSP: true })
let relay: Relay
const phones: PhoneWallet[] = []
test.beforeAll(async () => {
  relay = await startRelay(await leasePort())
})
test.afterAll(async () => {
  for (const wallet of phones) await wallet.stop()
  await relay?.stop()
})

test('one Telegram user: a referral, two wallets, a bridge, its receipt, a TON check-in, a task, a friend', async ({
  page,
  context,
  stack,
}) => {
  // Each step waits for chains, the bot or the rewards.
  test.setTimeout(300_000)
  const wallet = await newPhoneWallet(stack, relay.walletUrl)
  phones.push(wallet)
  const owner = wallet.address
  await stayHere(context)
  await page.route('**/api/config/app', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const { data, ...rest } = (await response.json()) as { data: object }
    await route.fulfill({
      response,
      json: { ...rest, data: { ...data, wallet_connect_project_id: 'local', wallet_connect_relay_url: relay.url } },
    })
  })
  const person = { ...somebody(), allows_write_to_pm: false }
  const friendOfMine = await inviter(stack)
  const chat = telegramChat(stack.url, person.id)
  const opened = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/identity/v1/telegram')
  const wishes = {
    from: String(chains.north),
    to: String(chains.south),
    token: 'ETH',
    amount: '0.1',
    ref: friendOfMine.code,
  }
  let host = await openInTelegram(page, {
    app: stack.url,
    person,
    startParam: packStart({ kind: 'bridge', wishes }) ?? '',
  })
  const { token } = ((await (await opened).json()) as { data: { token: string } }).data
  const mine = telegramSession(stack.url, token)
  const families = async () =>
    (await mine.wallets()).map(({ family, address }) => (family === 'evm' ? address : family))

  await test.step('the referral is saved before a wallet is connected', async () => {
    await expect(host.app.getByTestId('invitation-remembered')).toContainText('Your referral is saved')
    await expect(host.app.locator('input[name=amount]')).toHaveValue('0.1')
    await expect(host.app.getByTestId('receive-amount')).toHaveText(/0\.09/)
    await expectAccessibleInTelegram(host)
  })

  const tonAddress = await test.step('a TON wallet is linked by its signature', async () => {
    await host.pressMain('Connect Wallet')
    await expect(host.app.getByRole('dialog').getByRole('button', { name: 'WalletConnect', exact: true })).toBeVisible()
    await expectAccessibleInTelegram(host)
    await host.pressBack()
    await connect(host, 'Local TON wallet', 'Non-EVM')
    const sheet = await openWallets(host)
    await expect(sheet).toContainText('Local TON wallet')
    const asked = page.waitForRequest((request) => request.postData()?.includes('causeway_signText') === true)
    await sheet.getByRole('button', { name: 'Sign to link' }).click()
    const { params } = (await asked).postDataJSON() as { params: { payload: string } }
    expect(params.payload).toContain(`\n\nLink this wallet to Telegram account ${person.id} in Causeway.`)
    await expect(sheet.getByRole('listitem')).toHaveText([/In use/])
    await expectAccessibleInTelegram(host)
    const [linked, ...more] = await mine.wallets()
    expect([linked?.family, more]).toEqual(['ton', []])
    await host.pressBack()
    return linked?.address ?? ''
  })

  await test.step('an EVM wallet confirms the referral and is linked to the user', async () => {
    await pair(host, wallet)
    const card = host.app.getByTestId('invitation')
    await card.getByRole('button', { name: 'Confirm with wallet' }).click()
    await expect(card).toContainText('Referral confirmed')
    expect(await friendOfMine.friends()).toMatchObject([{ address: owner, bridges: 0 }])
    expect(await families()).toEqual([owner, 'ton'])
    // While the app was signing, closing it would have asked for confirmation first.
    expect(await told(host, 'web_app_setup_closing_behavior')).toEqual(
      expect.arrayContaining([{ need_confirmation: true }, { need_confirmation: false }]),
    )
  })

  await test.step('the user lets the bot write', async () => {
    const settings = await host.openSettings()
    const receipts = settings.getByRole('switch', { name: 'Transfer messages' })
    await expect(receipts).not.toBeChecked()
    await expectAccessibleInTelegram(host)
    await receipts.click()
    await expect(receipts).toBeChecked()
    expect(await told(host, 'web_app_request_write_access')).toHaveLength(1)
    await chat.letWrite()
    await expect.poll(mine.receipts).toEqual({ wanted: true, may_write: true })
    await host.pressBack()
  })

  const order = await test.step('the bridge arrives, in the app and on chain', async () => {
    const before = await ethBalance(stack.rpc.south, owner)
    await host.pressMain(/^Review/)
    await host.pressMain('Confirm and bridge')
    await expect(host.app.getByTestId('order-status').last()).toHaveAttribute(
      'data-status',
      new RegExp(`^(${arrived.join('|')})$`),
      soon,
    )
    const gained = (await ethBalance(stack.rpc.south, owner)) - before
    expect(gained).toBeGreaterThan((ETHER * 99n) / 1000n)
    expect(gained).toBeLessThan(ETHER / 10n)
    expect(wallet.asked.map(({ method, chainId }) => [method, chainId])).toEqual([
      ['personal_sign', chains.north],
      ['eth_sendTransaction', chains.north],
    ])
    // The receipt covers its order.
    await expect(host.app.getByTestId('completed-amount')).toBeVisible()
    await host.pressBack()
    await expect.poll(host.path).toMatch(/^\/order\//)
    return (await host.path())?.split('/').at(-1) ?? ''
  })

  await test.step('the receipt in the chat opens that transfer', async () => {
    const texts = async () => (await chat.told()).map(({ text }) => text)
    await expect
      .poll(texts, soon)
      .toEqual(
        expect.arrayContaining([
          expect.stringContaining('Deposit detected.'),
          expect.stringMatching(/Transfer complete\. .*Southshore/),
        ]),
      )
    const receipt = (await chat.told()).find(({ text }) => text.startsWith('Transfer complete.'))
    const [button] = receipt?.reply_markup?.inline_keyboard[0] ?? []
    const link = new URL(button && 'web_app' in button ? button.web_app.url : '')
    expect(link.href).toBe(`${stack.url}/order/${order}`)
    const known = page.waitForResponse((response) => response.url().endsWith('/identity/v1/telegram/receipts'))
    host = await openInTelegram(page, { app: link.origin, path: link.pathname, person })
    await known
    // The sender is linked and messages are on, so the page has nothing to offer.
    await expect(host.app.getByTestId('receipts-offer')).toHaveCount(0)
    await expect(host.app.getByTestId('order-status')).toHaveAttribute('data-status', new RegExp(arrived.join('|')))
    await expect(main(host)).toContainText('0.1 ETH')
    await expectAccessibleInTelegram(host)
    await host.pressBack()
    await expect.poll(host.path).toBe('/')
  })

  const nav = () => host.app.getByRole('navigation').last()
  await test.step('the history lists it', async () => {
    await openFromMore(host.app, 'History')
    await expect(main(host).getByRole('link', { name: /0\.1/ })).toHaveAttribute('href', `/order/${order}`)
    await expectAccessibleInTelegram(host)
  })

  await test.step('the daily check-in is on TON, and counts', async () => {
    const before = await tonCheckIns(stack)
    const began = new Date()
    await nav().getByRole('link', { name: 'Rewards' }).click()
    await host.app.getByRole('banner').getByRole('button', { name: 'Daily check-in' }).click()
    await host.app.getByLabel('Network', { exact: true }).selectOption({ label: 'Tonshore' })
    // Before that the button is the one of the network that was chosen.
    await expect(host.app.getByTestId('check-in-wallet')).toContainText(/UQ|EQ/)
    await host.pressMain('Check in')
    // A failure shows the sheet's message in the report.
    const outcome = async () =>
      (await host.app.getByText('Check in success').isVisible()) ||
      (await host.app.getByTestId('check-in-message').textContent())
    await expect.poll(outcome, soon).toBe(true)
    await expectAccessibleInTelegram(host)
    await host.pressBack()
    // Other journeys check in on the same contract; this user's own check-in is verified below.
    expect(await tonCheckIns(stack)).toBeGreaterThan(before)
    // The date may have changed meanwhile, and with it the month.
    const ended = new Date()
    const dayOf = (at: Date) => at.toISOString().slice(0, 10)
    const monthOf = async (month: string) => {
      const query = new URLSearchParams({
        address: tonAddress,
        year: month.slice(0, 4),
        month: String(Number(month.slice(5))),
      })
      return (
        await dataOf<{ historyList: { chainId: number; blockDate: string }[] }>(
          stack,
          `/lottery/maker/sign/user?${query.toString()}`,
        )
      ).historyList
    }
    const months = new Set([began, ended].map((at) => dayOf(at).slice(0, 7)))
    const counted = (await Promise.all([...months].map(monthOf))).flat()
    expect(counted).toMatchObject([{ chainId: TON }])
    expect([dayOf(began), dayOf(ended)]).toContain(counted[0]?.blockDate)
  })

  await test.step('a completed task earns its points', async () => {
    const name = someone()
    const step = (action: string) =>
      host.app.getByTestId('tasks').getByRole('button', { name: new RegExp(`^Follow us on X: ${action}`) })
    const shown = context.waitForEvent('page')
    await step('Follow').click()
    await (await shown).close()
    await saveOnX(name, { follows: true })
    await host.app.getByLabel('Your X handle').fill(name)
    await saveOnX(name, { bio: await host.app.getByTestId('tasks').getByText(/^pts-/).innerText() })
    await step('Verify').click()
    await expect(step('Done')).toBeVisible()
    expect(await timesAsked(name)).toBe(1)
    const given = async () =>
      (await dataOf<{ entries: object[] }>(stack, `/campaign_api/v1/${owner}/points/entries`)).entries
    await expect.poll(given, soon).toContainEqual(
      expect.objectContaining({
        points: 30,
        reason: expect.objectContaining({ kind: 'campaign_social' }) as unknown,
      }),
    )
    await expectAccessibleInTelegram(host)
  })

  await test.step('Discord refuses frames, so its page opens in a window of its own, and the answer returns to the app', async () => {
    const name = someone()
    await joinDiscord(name)
    const step = (action: string) =>
      host.app.getByTestId('tasks').getByRole('button', { name: new RegExp(`^Join our Discord: ${action}`) })
    const shown = context.waitForEvent('page')
    await step('Join').click()
    await (await shown).close()
    const opened = context.waitForEvent('page')
    await step('Auth').click()
    const discord = await opened
    await discord.getByLabel('Your handle').fill(name)
    const closed = discord.waitForEvent('close')
    await discord.getByRole('button', { name: 'Authorize' }).click()
    await closed
    await step('Verify').click()
    await expect(step('Done')).toBeVisible()
  })

  await test.step('the bridge counts for the referrer; the user’s own friend is on the invite page', async () => {
    await expect.poll(friendOfMine.friends, soon).toMatchObject([{ address: owner, bridges: 1 }])
    await host.app.getByTestId('points-referral').click()
    const link = host.app.getByTestId('invite-link')
    await expect(link).toContainText(/ref=\w{8}/)
    const code = ((await link.textContent()) ?? '').match(/ref=(\w{8})/)?.[1] ?? ''
    const friend = await launchElsewhere(stack.url, { person: somebody(), startParam: `ref_${code}` })
    expect(friend.start_param).toBe(`ref_${code}`)
    const address = await linkWallet(stack.url, friend.token)
    await telegramSession(stack.url, friend.token).cameBy(code, address)

    host = await openInTelegram(page, { app: stack.url, person, startParam: 'invite' })
    await expect(host.app.getByTestId('invite-friends')).toContainText(
      new RegExp(shortAddress(address).replace('…', '.'), 'i'),
    )
    await expectAccessibleInTelegram(host)
    await host.app.getByTestId('invite-link').getByRole('button', { name: 'Share' }).click()
    await expect.poll(() => host.run((at) => at.closed, null)).toBe(true)
    expect(JSON.stringify(await told(host, 'web_app_open_tg_link'))).toContain(`ref%3D${code}`)
  })
})
