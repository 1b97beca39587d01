import { createRequire } from 'node:module'
import {
  concat,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  getContractAddress,
  type Hex,
  padHex,
  parseAbi,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { permitTypedData } from '#chains/evm/order/permit.ts'
import { PERMIT2, permit2SingleTypedData } from '#chains/evm/order/permit2.ts'
import { factory as create2, salt } from '#chains/evm/testing/checkIn.ts'
import { deployDex, localDex, localPools } from '#chains/evm/testing/dex.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import { bitcoinToken } from '#chains/evm/testing/issuedTokens.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { Step } from '#core/wire/order.ts'
import type { SwapSearch } from '#core/wire/swap.ts'
import { north, south } from '../../testing/testApp.ts'
import { deployHostile } from '../testing/hostileToken.ts'
import { assets, openSwapWorld, type SwapWorld, user } from '../testing/swapWorld.ts'
import { withPermit } from './calls.ts'
import type { RouterCall } from './universalCalls.ts'
import { universalAbi, universalCall } from './universalCalls.ts'
import { deploymentOf } from '#chains/evm/uniswapDeployments.ts'

const ETH = 10n ** 18n
const { usdc } = localDeployment(north)
const bitcoin = bitcoinToken.address

let w: SwapWorld
beforeAll(async () => {
  w = await openSwapWorld()
})
afterAll(() => w.close())

it('knows the local contracts by the addresses that their bytecode gives them', () => {
  const { weth: wrapped, v2Factory, v3Factory, quoter, router, ...dex } = localDex()
  const v4 = { poolManager: dex.v4Manager, quoter: dex.v4Quoter, router: dex.v4Router, hasHopLimits: true }
  const known = { wrapped, wrappedSymbol: 'WETH', v2Factory, v3Factory, quoter, router, v4 }
  expect(deploymentOf(31337)).toEqual(known)
  expect(deploymentOf(31338)).toEqual(known)
})

it('deploys nothing twice', async () => {
  const height = await w.chain.rpc('eth_blockNumber')
  await deployDex(w.chain.url, north, localPools(north))
  expect(await w.chain.rpc('eth_blockNumber')).toBe(height)
})

describe('V4', () => {
  const { v4 } = deploymentOf(north) ?? {}
  if (!v4) throw new Error('the local network has no V4')
  const deployed = v4
  const large = { from_address: user, slippage_bps: 100 } as const
  const [toUsdc, toEth] = [
    { ...large, from_asset: assets.eth, to_asset: assets.usdc },
    { ...large, from_asset: assets.usdc, to_asset: assets.eth },
  ] as const
  const dexes = ({ route }: { readonly route: readonly { hops: readonly { dex: string }[] }[] }) =>
    route.flatMap(({ hops }) => hops.map(({ dex }) => dex))
  const path = { version: 'v4', tokens: [`0x${'00'.repeat(20)}`, usdc], fees: [3_000] } as const
  const direct = (send: bigint, deployment = deployed) =>
    universalCall(deployment, { exact: 'send', path, send, receive: 1n, deadline: 2n ** 33n })
  const sentTo = { kind: 'evm_call', value: '0' } as Extract<Step, { kind: 'evm_call' }>
  const sendCall = async ({ to, data, value }: RouterCall) => {
    await w.send({ ...sentTo, to, data, value: String(value) })
    await w.chain.mine()
  }

  /** Allowances of Permit2, and in it of the router. */
  const permitted = async (): Promise<readonly bigint[]> => {
    const words = [user, usdc, deployed.router].map((one) => one.slice(2).padStart(64, '0'))
    const ofToken = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [user as Hex, PERMIT2] })
    const calls = [
      { to: usdc, data: ofToken },
      { to: PERMIT2, data: `0x927da105${words.join('')}` },
    ]
    const answers = await Promise.all(calls.map((call) => w.chain.rpc('eth_call', [call, 'latest'])))
    return answers.map((answer) => BigInt(String(answer).slice(0, 66)))
  }
  beforeAll(async () => {
    const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [user as Hex, 200_000_000_000n] })
    await w.chain.rpc('eth_sendTransaction', [{ from: devAccounts.deployer.address, to: usdc, data }])
    await w.chain.mine()
  })

  it('is the best for a large amount, takes coins as they are and pays out the token', async () => {
    const quote = await w.best({ ...toUsdc, amount: String(20n * ETH) })
    expect([dexes(quote), quote.approval, quote.problem, quote.is_simulated]).toEqual([
      ['Uniswap V4'],
      null,
      null,
      true,
    ])
    const before = await w.balance(usdc)
    const made = await w.make(quote)
    await w.run(made)
    const received = (await w.balance(usdc)) - before
    expect(String(received)).toBe(quote.receive_amount)
    const read = { sent_amount: String(20n * ETH), received_amount: String(received) }
    const done = await w.follow(made.swap.id, 'done')
    expect(done).toMatchObject(read)
    expect(BigInt(done.gas_fee ?? 0)).toBeGreaterThan(0n)
  })

  it('takes a token by two approvals of exactly the amount, which nothing is left of', async () => {
    const amount = '60000000000'
    const quote = await w.best({ ...toEth, amount })
    const approval = { spender: deployed.router, amount, kinds: ['approve', 'permit'], approves_permit2: true }
    expect([dexes(quote), quote.approval, quote.problem]).toEqual([['Uniswap V4'], approval, null])
    const made = await w.make(quote)
    expect(made.steps.map(({ label }) => label)).toEqual(['approve', 'approve', 'swap'])
    await w.run(made)
    const read = { sent_amount: amount, received_amount: quote.receive_amount }
    expect(await w.follow(made.swap.id, 'done')).toMatchObject(read)
    expect(await permitted()).toEqual([0n, 0n])
  })

  it('refunds the coins that an exact payout does not take', async () => {
    const quote = await w.best({ ...toUsdc, exact: 'receive', amount: '60000000000', slippage_bps: 300 })
    expect(dexes(quote)).toEqual(['Uniswap V4'])
    expect(BigInt(quote.max_send_amount)).toBeGreaterThan(BigInt(quote.send_amount))
    const made = await w.make(quote)
    await w.run(made)
    expect(await w.balance(NATIVE, deployed.router)).toBe(0n)
    const read = { sent_amount: quote.send_amount, received_amount: '60000000000' }
    expect(await w.follow(made.swap.id, 'done')).toMatchObject(read)
  })

  const byPermit = { ...toEth, exact: 'receive', amount: String(20n * ETH) } as const
  /** Approves Permit2 and signs its permit. */
  const signed = async () => {
    const made = await w.make(await w.best(byPermit), 'permit')
    const [signing, swap] = made.steps.slice(-2)
    if (signing?.kind !== 'evm_typed_data' || swap?.kind !== 'evm_call') throw new Error('no permit to sign')
    for (const approval of made.steps.slice(0, -2)) await w.send(approval)
    const { spender, deadline, ...permit } = signing.permit
    const [amount, nonce] = [BigInt(permit.amount), BigInt(permit.nonce)]
    const terms = { chainId: north, token: usdc, spender: spender as Hex, amount, nonce, deadline }
    const signature = await privateKeyToAccount(devAccounts.user.key).signTypedData(permit2SingleTypedData(terms))
    return { made, swap, terms, signature, data: withPermit(swap.data as Hex, { ...terms, signature }) }
  }

  it('takes a token by a signature for Permit2 inside its call, of an exact payout too', async () => {
    const { made, swap, data } = await signed()
    const trial = await w.t.call('POST', `/api/swap_api/v1/swaps/${made.swap.id}/trial`, { body: { data } })
    expect(trial.body).toMatchObject({ data: { is_simulated: true } })
    const before = await w.balance(usdc)
    await w.report(made.swap.id, await w.send({ ...swap, data }))
    const sent = before - (await w.balance(usdc))
    expect(sent).toBeLessThanOrEqual(BigInt(made.swap.max_send_amount))
    const read = { sent_amount: String(sent), received_amount: String(20n * ETH) }
    expect(await w.follow(made.swap.id, 'done')).toMatchObject(read)
    // A part of both allowances is left: Permit2's ends by itself, the token's follows a reset.
    const again = await w.make(await w.best(byPermit), 'permit')
    expect(again.steps.map(({ label }) => label)).toEqual(['approve', 'approve', 'permit', 'swap'])
  })

  it('takes a token although someone else has submitted the permit first', async () => {
    const { made, swap, data, terms, signature } = await signed()
    const details = { token: usdc, amount: terms.amount, expiration: terms.deadline, nonce: Number(terms.nonce) }
    const permit = encodeFunctionData({
      abi: parseAbi([
        'struct Details { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
        'struct Single { Details details; address spender; uint256 sigDeadline; }',
        'function permit(address owner, Single permit, bytes signature)',
      ]),
      functionName: 'permit',
      args: [user as Hex, { details, spender: terms.spender, sigDeadline: BigInt(terms.deadline) }, signature],
    })
    await w.send({ ...sentTo, to: PERMIT2, data: permit }, { from: devAccounts.deployer.address })
    await w.report(made.swap.id, await w.send({ ...swap, data }))
    expect(await w.follow(made.swap.id, 'done')).toMatchObject({ received_amount: String(20n * ETH) })
  })

  it('refuses a signature of another account in words', async () => {
    // The price before the last payout.
    await sendCall(direct(20n * ETH))
    const { made, swap, terms } = await signed()
    const other = await privateKeyToAccount(devAccounts.deployer.key).signTypedData(permit2SingleTypedData(terms))
    const data = withPermit(swap.data as Hex, { ...terms, signature: other })
    await w.report(made.swap.id, await w.send({ ...swap, data }))
    // An earlier permit has left a part, which is too little.
    expect(await w.follow(made.swap.id, 'failed')).toMatchObject({ failure: 'allowance' })
  })

  it('fails without an approval, after its deadline and beyond its slippage, and says so', async () => {
    const unapproved = await w.make(await w.best({ ...toEth, amount: '60000000000' }))
    await w.report(unapproved.swap.id, await w.send(unapproved.steps.at(-1) as Step))
    expect(await w.follow(unapproved.swap.id, 'failed')).toMatchObject({ failure: 'allowance' })
    const sale = { ...toUsdc, amount: String(20n * ETH), slippage_bps: 5 }
    const [quote, made] = [await w.best(sale), await w.make(await w.best(sale))]
    const late = await w.make(await w.best({ ...sale, slippage_bps: 5_000 }))
    expect(dexes(quote)).toEqual(['Uniswap V4'])
    await sendCall(direct(20n * ETH))
    await expect(w.make(quote)).rejects.toThrow('swap_slippage')
    await w.report(made.swap.id, await w.send(made.steps[0] as Step))
    expect(await w.follow(made.swap.id, 'failed')).toMatchObject({ failure: 'slippage' })
    await w.chain.rpc('evm_increaseTime', [3_600])
    await w.report(late.swap.id, await w.send(late.steps[0] as Step))
    expect(await w.follow(late.swap.id, 'failed')).toMatchObject({ failure: 'expired' })
    w.t.clock.advance(3_600)
  })

  it('takes two pools, of which neither wraps the coin between them', async () => {
    const { address } = await deployHostile(w, { symbol: 'DUO', fee: 3_000 })
    const amounts = [[path.tokens[0], 100n * ETH] as const, [address, 300_000n * ETH] as const]
    await deployDex(w.chain.url, north, [{ isV4: true, fee: 100, amounts }])
    for (const exact of ['send', 'receive'] as const) {
      const amount = String(exact === 'send' ? 30_000_000_000n : 24_000n * ETH)
      const quote = await w.best({
        ...large,
        from_asset: assets.usdc,
        to_asset: assetId(north, address),
        exact,
        amount,
      })
      expect(dexes(quote)).toEqual(['Uniswap V4', 'Uniswap V4'])
      expect(quote.route[0]?.hops[0]?.to_asset).toBe(assets.eth)
      const made = await w.make(quote)
      await w.run(made)
      const read = { sent_amount: quote.send_amount, received_amount: quote.receive_amount }
      expect(await w.follow(made.swap.id, 'done')).toMatchObject(read)
    }
  })

  it('understands the form of the routers on public networks', async () => {
    // The published contract of that version has no other actions than the pinned routers.
    const file = '@uniswap/v4-periphery/foundry-out/MockV4Router.sol/MockV4Router.json'
    const { bytecode } = createRequire(import.meta.url)(file) as { bytecode: { object: Hex } }
    const init = concat([bytecode.object, padHex(deployed.poolManager as Hex, { size: 32 })])
    const at = getContractAddress({ opcode: 'CREATE2', from: create2, salt, bytecode: init })
    await w.send({ ...sentTo, to: create2, data: concat([salt, init]) }, { gas: toHex(8_000_000) })
    const { data, value } = direct(ETH / 100n, { ...deployed, hasHopLimits: false })
    const [, inputs] = decodeFunctionData({ abi: universalAbi, data }).args as readonly [Hex, readonly Hex[], bigint]
    const abi = parseAbi(['function executeActions(bytes params) payable'])
    const before = await w.balance(usdc)
    const call = { abi, functionName: 'executeActions', args: [inputs[0] ?? '0x'] } as const
    await sendCall({ to: at, data: encodeFunctionData(call), value })
    expect((await w.balance(usdc)) - before).toBeGreaterThan(29_000_000n)
  })
})

describe('a swap of an exact amount', () => {
  it('of the native coin pays out at least the minimum, and its end is read from the network', async () => {
    const request = { from_asset: assets.eth, to_asset: assets.usdc, amount: String(ETH), from_address: user } as const
    const quote = await w.best(request)
    expect(quote).toMatchObject({
      kind: 'swap',
      approval: null,
      problem: null,
      slippage_bps: 50,
      send_amount: String(ETH),
    })
    expect(Number(quote.receive_usd)).toBeGreaterThan(2_950)
    expect(quote.price_impact_bps).toBeLessThan(50)
    const before = await w.balance(usdc)
    const made = await w.make(quote)
    expect(made.steps).toHaveLength(1)
    await w.run(made)
    const included = await w.chain.rpc('eth_blockNumber')
    const done = await w.follow(made.swap.id, 'done')
    // It shows with its own block, without waiting for another one.
    expect(await w.chain.rpc('eth_blockNumber')).toBe(included)
    const received = (await w.balance(usdc)) - before
    expect(received).toBeGreaterThanOrEqual(BigInt(quote.min_receive_amount))
    expect(done).toMatchObject({ sent_amount: String(ETH), received_amount: String(received), failure: null })
  })

  it('of a token takes an exact approval, and pays out the native coin', async () => {
    const amount = '3000000000'
    const request = { from_asset: assets.usdc, to_asset: assets.eth, amount, from_address: user } as const
    const quote = await w.best(request)
    expect(quote.approval).toEqual({ spender: localDex().router, amount, kinds: ['approve'] })
    expect(quote.problem).toBeNull()
    const made = await w.make(quote)
    expect(made.steps.map(({ label }) => label)).toEqual(['approve', 'swap'])
    const before = await w.balance(NATIVE)
    await w.run(made)
    const done = await w.follow(made.swap.id, 'done')
    expect(done.sent_amount).toBe(amount)
    const received = BigInt(done.received_amount ?? 0)
    expect(received).toBeGreaterThanOrEqual(BigInt(quote.min_receive_amount))
    const gas = before + received - (await w.balance(NATIVE))
    expect(gas).toBeGreaterThan(0n)
    expect(gas).toBeLessThan(ETH / 100n)
    expect(await w.best(request)).toMatchObject({ approval: { amount } })
  })

  it('takes two pools where no single one serves the pair', async () => {
    const request = { from_asset: assets.btc, to_asset: assets.usdc, amount: '1000000', from_address: user } as const
    const quote = await w.best(request)
    expect(quote.route[0]?.hops.map(({ to_asset }) => to_asset)).toEqual([assetId(north, localDex().weth), assets.usdc])
    const made = await w.make(quote)
    await w.run(made)
    expect(await w.follow(made.swap.id, 'done')).toMatchObject({ sent_amount: '1000000' })
    const { tokens } = await w.quotes(request)
    expect(tokens.map(({ symbol }) => symbol)).toEqual(['BTC', 'USDC', 'WETH'])
  })
})

describe('a swap for an exact amount', () => {
  it('of a token pays out exactly that, and refunds the coins that it does not take', async () => {
    const wanted = 1_500_000_000n
    const request = { from_asset: assets.eth, to_asset: assets.usdc, amount: String(wanted), exact: 'receive' } as const
    const quote = await w.best({ ...request, from_address: user, slippage_bps: 300 })
    expect(quote).toMatchObject({ receive_amount: String(wanted), min_receive_amount: String(wanted), problem: null })
    expect(BigInt(quote.max_send_amount)).toBeGreaterThan(BigInt(quote.send_amount))
    const [tokens, coins] = [await w.balance(usdc), await w.balance(NATIVE)]
    const made = await w.make(quote)
    await w.run(made)
    const done = await w.follow(made.swap.id, 'done')
    expect((await w.balance(usdc)) - tokens).toBe(wanted)
    expect(done).toMatchObject({ sent_amount: quote.send_amount, received_amount: String(wanted) })
    expect(coins - (await w.balance(NATIVE))).toBeLessThan(BigInt(quote.send_amount) + ETH / 100n)
  })

  it('of coins takes at most what the quote says', async () => {
    const request = { from_asset: assets.btc, to_asset: assets.eth, amount: String(ETH), exact: 'receive' } as const
    const quote = await w.best({ ...request, from_address: user })
    const made = await w.make(quote)
    const before = await w.balance(bitcoin)
    await w.run(made)
    const done = await w.follow(made.swap.id, 'done')
    const sent = before - (await w.balance(bitcoin))
    expect(done).toMatchObject({ sent_amount: String(sent), received_amount: String(ETH) })
    expect(sent).toBeLessThanOrEqual(BigInt(quote.max_send_amount))
  })

  it('is refused above what the pools have', async () => {
    const amount = String(10n ** 15n)
    const request = { from_asset: assets.eth, to_asset: assets.btc, amount, exact: 'receive' } as const
    expect(await w.quotes(request)).toMatchObject({
      quotes: [],
      reasons: [{ provider: 'uniswap', reason: 'insufficient_liquidity' }],
    })
  })
})

describe('wrapping', () => {
  it('is one to one in both directions', async () => {
    const weth = assetId(north, localDex().weth)
    for (const [from_asset, to_asset, kind] of [
      [assets.eth, weth, 'wrap'],
      [weth, assets.eth, 'unwrap'],
    ] as const) {
      const quote = await w.best({ from_asset, to_asset, amount: '12345', from_address: user })
      expect(quote).toMatchObject({
        kind,
        receive_amount: '12345',
        slippage_bps: 0,
        price_impact_bps: 0,
        approval: null,
      })
      const made = await w.make(quote)
      await w.run(made)
      const done = await w.follow(made.swap.id, 'done')
      expect(done).toMatchObject({ kind, sent_amount: '12345', received_amount: '12345' })
    }
    expect(await w.balance(localDex().weth)).toBe(0n)
  })
})

describe('a swap that fails', () => {
  const sell = { from_asset: assets.eth, to_asset: assets.usdc, amount: String(ETH), from_address: user } as const

  it('by a competing trade moves nothing, and says that the price moved', async () => {
    const quote = await w.best({ ...sell, slippage_bps: 10 })
    const made = await w.make(quote)
    const competing = await w.make(await w.best({ ...sell, amount: String(5n * ETH), slippage_bps: 5_000 }))
    const before = await w.balance(usdc)
    // Both in one block, the larger one first: the failing one could still succeed before that block.
    await w.chain.rpc('evm_setAutomine', [false])
    const first = await w.send(competing.steps[0] as never, { gasPrice: toHex(20_000_000_000n) })
    const second = await w.send(made.steps[0] as never, { gasPrice: toHex(10_000_000_000n) })
    await w.chain.mine()
    await w.chain.rpc('evm_setAutomine', [true])
    await w.report(competing.swap.id, first)
    await w.report(made.swap.id, second)
    const done = await w.follow(competing.swap.id, 'done')
    expect(await w.follow(made.swap.id, 'failed')).toMatchObject({
      failure: 'slippage',
      sent_amount: '0',
      received_amount: '0',
    })
    expect((await w.balance(usdc)) - before).toBe(BigInt(done.received_amount ?? 0))
  })

  it('in the trial run is not offered: too little of the token, and a price that moved since', async () => {
    const poor = await w.best({ ...sell, amount: String(100_000n * ETH), slippage_bps: 5_000 })
    expect(poor.problem).toBe('balance')
    await expect(w.make(poor)).rejects.toThrow('swap_balance')
    const quote = await w.best({ ...sell, slippage_bps: 1 })
    await w.run(await w.make(await w.best({ ...sell, amount: String(5n * ETH), slippage_bps: 5_000 })))
    await expect(w.make(quote)).rejects.toThrow('swap_slippage')
  })

  it('after its deadline, and without an approval, says so', async () => {
    const { steps, swap } = await w.make(await w.best({ ...sell, from_asset: assets.gram, amount: '1000000000' }))
    const hash = await w.send(steps[1] as never)
    await w.report(swap.id, hash)
    expect(await w.follow(swap.id, 'failed')).toMatchObject({ failure: 'allowance' })
    const late = await w.make(await w.best(sell))
    await w.chain.rpc('evm_increaseTime', [3_600])
    await w.report(late.swap.id, await w.send(late.steps[0] as never))
    expect(await w.follow(late.swap.id, 'failed')).toMatchObject({ failure: 'expired' })
    w.t.clock.advance(3_600)
  })
})

describe('a permit', () => {
  it('takes the place of the approval, inside the swap’s own call', async () => {
    const s = await openSwapWorld(south)
    try {
      const { usdc: token } = localDeployment(south)
      const request = {
        from_asset: assetId(south, token),
        to_asset: assetId(south, NATIVE),
        from_address: user,
      } as const
      const quote = await s.best({ ...request, amount: String(300n * ETH) })
      expect(quote.approval?.kinds).toEqual(['approve', 'permit'])
      const { swap, steps } = await s.make(quote, 'permit')
      const [first, second] = steps
      if (first?.kind !== 'evm_typed_data' || second?.kind !== 'evm_call') throw new Error('no permit to sign')
      const { amount, deadline, nonce, owner, spender, name, version } = first.permit
      const typed = permitTypedData({
        chainId: south,
        name,
        version,
        deadline,
        token,
        amount: BigInt(amount),
        nonce: BigInt(nonce),
        owner: owner as Hex,
        spender: spender as Hex,
      })
      const signature = await privateKeyToAccount(devAccounts.user.key).signTypedData(typed)
      const data = withPermit(second.data as Hex, {
        token,
        spender,
        deadline,
        signature,
        amount: BigInt(amount),
        nonce: BigInt(nonce),
      })
      const trial = await s.t.call('POST', `/api/swap_api/v1/swaps/${swap.id}/trial`, { body: { data } })
      expect(trial.body).toMatchObject({ data: { is_simulated: true } })
      await s.report(swap.id, await s.send({ ...second, data }))
      const done = await s.follow(swap.id, 'done')
      expect(done).toMatchObject({ sent_amount: String(300n * ETH) })
      expect(BigInt(done.received_amount ?? 0)).toBeGreaterThanOrEqual(BigInt(quote.min_receive_amount))
      const next = String(ETH)
      expect((await s.best({ ...request, amount: next })).approval).toMatchObject({ amount: next })
    } finally {
      await s.close()
    }
  })
})

describe('another trial run of a swap that waits for its wallet', () => {
  const tried = async (id: string, body: object = {}) => {
    const answer = await w.t.call('POST', `/api/swap_api/v1/swaps/${id}/trial`, { body })
    return (answer.body as { data: { reason?: string; is_simulated?: boolean } }).data
  }
  const sale = { from_asset: assets.eth, to_asset: assets.usdc, amount: String(ETH), from_address: user } as const

  it('passes with the approval that is still missing, and finds what has changed since', async () => {
    const purchase = { ...sale, from_asset: assets.usdc, to_asset: assets.eth, amount: '3000000000' }
    const { swap, steps } = await w.make(await w.best(purchase))
    expect(steps).toHaveLength(2)
    expect(await tried(swap.id)).toEqual({ is_simulated: true })
    await w.send(steps[0] as never)
    expect(await tried(swap.id)).toEqual({ is_simulated: true })
    // The same trade by another swap moves the price by far more than the slippage of this one.
    const large = await w.make(await w.best({ ...purchase, amount: '15000000000', slippage_bps: 5_000 }))
    await w.run(large)
    expect(await tried(swap.id)).toMatchObject({ reason: 'swap_slippage' })
    expect(await w.refusal(await w.best(purchase))).toBe('made')
  })

  it('knows no other swaps, and no other calls than the swap’s own', async () => {
    const { swap } = await w.make(await w.best(sale))
    expect(await tried('none')).toMatchObject({ reason: 'swap_unknown' })
    expect(await tried(swap.id, { data: '0x1234' })).toMatchObject({ reason: 'request_invalid' })
  })
})

describe('a swap whose wallet never answered', () => {
  type Made = Awaited<ReturnType<SwapWorld['make']>>
  const sought = ({ swap, position }: Pick<Made, 'swap' | 'position'>) =>
    w.call<SwapSearch>('POST', `/swaps/${swap.id}/search`, { position })
  const sale = { from_asset: assets.eth, to_asset: assets.usdc, amount: String(ETH / 10n), from_address: user } as const
  const weth = assetId(north, localDex().weth)
  const wrap = { from_asset: assets.eth, to_asset: weth, amount: '4321', from_address: user } as const
  /** Another transaction of the wallet. */
  const sendOther = () =>
    w.chain.rpc('eth_sendTransaction', [{ from: user, to: `0x${'c1'.repeat(20)}`, value: '0x1', gas: '0x5208' }])

  it('is found among the transactions that the wallet has sent since, and followed to its end', async () => {
    const made = await w.make(await w.best(sale))
    expect(await sought(made)).toMatchObject({ state: 'unknown', tx_hash: null, swap: { status: 'waiting' } })
    await sendOther()
    await w.chain.mine(3)
    expect(await sought(made)).toMatchObject({ state: 'unknown', tx_hash: null })
    await sendOther()
    const hash = await w.send(made.steps[0] as never)
    await sendOther()
    await w.chain.mine(2)
    expect(await sought(made)).toMatchObject({ state: 'sent', tx_hash: hash, swap: { status: 'sent' } })
    expect(await w.follow(made.swap.id, 'done')).toMatchObject({ tx: { tx_hash: hash } })
  })

  it('is found by the step that follows its approval', async () => {
    const made = await w.make(
      await w.best({ ...sale, from_asset: assets.usdc, to_asset: assets.eth, amount: '5000000' }),
    )
    const [swap, ...approvals] = made.steps.toReversed()
    for (const approve of approvals.toReversed()) await w.send(approve)
    expect(await sought(made)).toMatchObject({ state: 'unknown' })
    expect(await sought(made)).toMatchObject({ state: 'unknown' })
    const hash = await w.send(swap as never)
    await w.chain.mine()
    expect(await sought(made)).toMatchObject({ state: 'sent', tx_hash: hash })
  })

  it('is no other one: a wrap of the same amount ends one swap alone', async () => {
    const [first, second] = [await w.make(await w.best(wrap)), await w.make(await w.best(wrap))]
    const hash = await w.send(first.steps[0] as never)
    await w.report(first.swap.id, hash)
    await w.follow(first.swap.id, 'done')
    expect(await sought(second)).toMatchObject({ state: 'unknown', tx_hash: null })
    const other = await w.send(second.steps[0] as never)
    await w.chain.mine()
    expect(await sought(second)).toMatchObject({ state: 'sent', tx_hash: other })
  })

  it('was never sent once its deadline has passed without it, unless others can send calls of the account', async () => {
    const [made, wrapping] = [await w.make(await w.best(sale)), await w.make(await w.best(wrap))]
    await sendOther()
    expect(await sought(made)).toMatchObject({ state: 'unknown' })
    await w.chain.rpc('evm_increaseTime', [25 * 60])
    w.t.clock.advance(25 * 60)
    await w.chain.mine()
    expect(await sought(made)).toMatchObject({ state: 'nothing', tx_hash: null })
    // A wrap has no deadline, so that the wallet may still send it.
    expect(await sought(wrapping)).toMatchObject({ state: 'unknown' })
    await w.chain.rpc('anvil_setCode', [user, `0xef0100${'c2'.repeat(20)}`])
    expect(await sought(made)).toMatchObject({ state: 'unknown' })
    await w.chain.rpc('anvil_setCode', [user, '0x'])
  })
})

describe('the followed transaction', () => {
  const wrap = {
    from_asset: assets.eth,
    to_asset: assetId(north, localDex().weth),
    amount: '777',
    from_address: user,
  } as const
  const made = async () => w.make(await w.best(wrap))

  it('counts only if it is the swap', async () => {
    const { swap } = await made()
    const other = await made()
    const foreign = await w.send({ ...other.steps[0], value: '778' } as never)
    await w.report(swap.id, foreign)
    expect(await w.follow(swap.id, 'waiting')).toMatchObject({ tx: null })
    await w.report(swap.id, await w.send(other.steps[0] as never))
    expect(await w.follow(swap.id, 'done')).toMatchObject({ received_amount: '777' })
  })

  it('is found again if the wallet sped it up, and the swap is unknown if it sent another call instead', async () => {
    await w.chain.rpc('evm_setAutomine', [false])
    for (const [change, status] of [
      [{}, 'done'],
      [{ value: '0x1' }, 'unknown'],
    ] as const) {
      const { swap, steps } = await made()
      const nonce = await w.chain.rpc('eth_getTransactionCount', [user, 'latest'])
      const first = await w.send(steps[0] as never, { nonce, gasPrice: toHex(10_000_000_000n) })
      await w.report(swap.id, first)
      await w.follow(swap.id, 'sent')
      expect((await w.t.store.swaps.get(swap.id as never))?.nonce).toBe(BigInt(String(nonce)))
      const second = await w.send(steps[0] as never, { nonce, gasPrice: toHex(30_000_000_000n), ...change })
      await w.chain.mine()
      const ended = await w.follow(swap.id, status)
      expect(ended.tx?.tx_hash).toBe(status === 'done' ? second : first)
    }
    await w.chain.rpc('evm_setAutomine', [true])
  })

  it('that no node has shown is found by the nonce of its report, sped up or canceled', async () => {
    await w.chain.rpc('evm_setAutomine', [false])
    for (const [change, status, failure] of [
      [{}, 'done', null],
      [{ to: user, data: '0x', value: '0x0' }, 'failed', 'cancelled'],
    ] as const) {
      const { swap, steps } = await made()
      const nonce = BigInt(String(await w.chain.rpc('eth_getTransactionCount', [user, 'latest'])))
      const first = await w.send(steps[0] as never, { nonce: toHex(nonce), gasPrice: toHex(10_000_000_000n) })
      const place = { nonce: toHex(nonce), gasPrice: toHex(30_000_000_000n) }
      const second = await w.send(steps[0] as never, { ...place, ...change })
      await w.report(swap.id, first, nonce)
      await w.follow(swap.id, 'sent')
      expect(await w.t.store.swaps.get(swap.id as never)).toMatchObject({ nonce: null, reportedNonce: nonce })
      // The server's clock runs ahead of the network's by what the rounds took.
      await w.chain.rpc('evm_setNextBlockTimestamp', [Math.ceil(w.t.clock.now().getTime() / 1000)])
      await w.chain.mine()
      const ended = await w.follow(swap.id, status)
      expect(ended).toMatchObject({ failure, tx: { tx_hash: status === 'done' ? second : first } })
    }
    await w.chain.rpc('evm_setAutomine', [true])
  })

  it('is followed again after a reorganization without it', async () => {
    const { swap, steps } = await made()
    await w.report(swap.id, await w.send(steps[0] as never))
    await w.follow(swap.id, 'done')
    expect((await w.t.store.swaps.get(swap.id as never))?.pollAt).not.toBeNull()
    await w.chain.rpc('anvil_reorg', [1, []])
    const seen = await w.t.store.swaps.get(swap.id as never)
    expect(seen?.status).toBe('done')
    const again = await w.follow(swap.id, 'sent')
    expect(again).toMatchObject({ sent_amount: null, received_amount: null })
  })
})

describe('a token that', () => {
  const buy = (token: string, amount = ETH / 10n) =>
    ({ from_asset: assets.eth, to_asset: assetId(north, token), amount: String(amount), from_address: user }) as const
  const sell = (token: string, amount: bigint) =>
    ({ from_asset: assetId(north, token), to_asset: assets.eth, amount: String(amount), from_address: user }) as const
  const shown = (token: string) =>
    w.call<{ symbol: string; name: string; decimals: number; warnings: string[]; tax_bps: number | null }>(
      'GET',
      `/token?chain_id=${north}&address=${token}`,
    )

  it('behaves is only not listed, however many decimals it has', async () => {
    const { address } = await deployHostile(w, { symbol: 'BIG', decimals: 30, fee: 3_000 })
    expect(await shown(address)).toMatchObject({ symbol: 'BIG', decimals: 30, warnings: ['unlisted'], tax_bps: 0 })
    const made = await w.make(await w.best(buy(address)))
    await w.run(made)
    const { received_amount: received } = await w.follow(made.swap.id, 'done')
    expect(await w.balance(address)).toBe(BigInt(received ?? 0))
    expect(BigInt(received ?? 0)).toBeGreaterThan(10n ** 31n)
  })

  it('has a shallow pool is not offered beyond it, and no coins stay in the router', async () => {
    const { address } = await deployHostile(w, { symbol: 'THIN', fee: 3_000, reach: 600 })
    await expect(w.best(buy(address, 500n * ETH))).rejects.toThrow('insufficient_liquidity')
    // Another trade empties the pool between quote and swap.
    const quote = await w.best({ ...buy(address, 60n * ETH), slippage_bps: 5_000 })
    const made = await w.make(quote)
    const before = await w.balance(NATIVE)
    await w.run(await w.make(await w.best({ ...buy(address, 60n * ETH), slippage_bps: 100 })))
    await w.run(made)
    const { sent_amount: sent } = await w.follow(made.swap.id, 'done')
    expect(BigInt(sent ?? 0)).toBeLessThan(60n * ETH)
    expect(before - (await w.balance(NATIVE))).toBeLessThan(BigInt(sent ?? 0) + 61n * ETH)
    expect(await w.balance(NATIVE, localDex().router)).toBe(0n)
  })

  it('looks like a listed one is marked, without the characters that disguise it', async () => {
    const { address } = await deployHostile(w, { symbol: 'U\u0405D\u0421\u202e', name: 'USD\u0000 Coin\u200b' })
    expect(await shown(address)).toMatchObject({
      symbol: 'U\u0405D\u0421',
      name: 'USD Coin',
      warnings: ['unlisted', 'same_symbol'],
    })
  })

  it('keeps a part of each transfer is marked, and swaps only within the slippage', async () => {
    const { address, set } = await deployHostile(w, { symbol: 'TAX' })
    await set({ taxBps: 500 })
    expect(await shown(address)).toMatchObject({ warnings: ['unlisted', 'transfer_tax'], tax_bps: 500 })
    expect((await w.best(buy(address))).problem).toBe('slippage')
    const quote = await w.best({ ...buy(address), slippage_bps: 600 })
    expect(quote.problem).toBeNull()
    const made = await w.make(quote)
    await w.run(made)
    expect(await w.follow(made.swap.id, 'done')).toMatchObject({ received_amount: String(await w.balance(address)) })
  })

  it('keeps a part of each transfer out of a pool of V3 is offered only if the minimum still arrives', async () => {
    const { address, set } = await deployHostile(w, { symbol: 'TAX3', fee: 3_000 })
    await set({ taxBps: 500 })
    expect((await w.best(buy(address))).problem).toBe('transfer_tax')
    const quote = await w.best({ ...buy(address), slippage_bps: 600 })
    expect(quote.problem).toBeNull()
    const before = await w.balance(address)
    const made = await w.make(quote)
    await w.run(made)
    await w.follow(made.swap.id, 'done')
    expect((await w.balance(address)) - before).toBeGreaterThanOrEqual(BigInt(quote.min_receive_amount))
  })

  it('can be bought and not sold is marked', async () => {
    const { address, set, pool } = await deployHostile(w, { symbol: 'POT' })
    await set({ blocked: pool })
    expect(await shown(address)).toMatchObject({ warnings: ['unlisted', 'cannot_sell'] })
    await w.run(await w.make(await w.best(buy(address))))
    expect((await w.best(sell(address, await w.balance(address)))).problem).toBe('token_refuses')
  })

  it('is paused can’t be swapped, and a transaction sent before that says so', async () => {
    const { address, set } = await deployHostile(w, { symbol: 'HALT' })
    const made = await w.make(await w.best(buy(address)))
    await set({ paused: true })
    expect((await w.best(buy(address))).problem).toBe('token_refuses')
    await w.report(made.swap.id, await w.send(made.steps[0] as never))
    expect((await w.follow(made.swap.id, 'failed')).failure).toBe('token_refuses')
    expect(await shown(address)).toMatchObject({ warnings: ['unlisted', 'unchecked'] })
  })

  it('has a pool of V4 is judged by the same words', async () => {
    const { address, set, pool } = await deployHostile(w, { symbol: 'FOUR', fee: 3_000, isV4: true })
    const made = await w.make(await w.best({ ...buy(address), slippage_bps: 100 }))
    await w.run(made)
    const { received_amount: received } = await w.follow(made.swap.id, 'done')
    const held = await w.balance(address)
    expect(held).toBe(BigInt(received ?? 0))
    const problems = async () =>
      [(await w.best(buy(address))).problem, (await w.best(sell(address, held))).problem] as const
    expect(await problems()).toEqual([null, null])
    await set({ taxBps: 500 })
    expect(await problems()).toEqual(['transfer_tax', 'transfer_tax'])
    await set({ blocked: pool })
    expect(await problems()).toEqual([null, 'token_refuses'])
    await set({ paused: true })
    expect(await problems()).toEqual(['token_refuses', 'token_refuses'])
  })

  it('calls the router again during its transfer gains nothing', async () => {
    const { address, setHook } = await deployHostile(w, { symbol: 'LOOP' })
    const drain = encodeFunctionData({
      abi: parseAbi(['function sweepToken(address token, uint256 minimum) payable']),
      args: [address, 0n],
    })
    await setHook(localDex().router as Hex, drain)
    const made = await w.make(await w.best({ ...buy(address), slippage_bps: 100 }))
    await w.run(made)
    const done = await w.follow(made.swap.id, 'done')
    expect(BigInt(done.received_amount ?? 0)).toBeGreaterThanOrEqual(BigInt(made.swap.min_receive_amount))
  })

  it('is none at all is refused', async () => {
    await expect(shown(`0x${'77'.repeat(20)}`)).rejects.toThrow('token_unknown')
    await expect(shown(localDex().router)).rejects.toThrow('token_unknown')
  })
})
