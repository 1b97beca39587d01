import { num, shortString } from 'starknet'
import {
  argumentsOf,
  canonical,
  type Contract,
  type Frame,
  Revert,
  type Running,
  selector,
  wordsOf,
} from './execute.ts'

/** AVNU's exchange on the main network. */
export const AVNU = '0x04270219d365d6b017231b52e92b3fb5d7c8378b05e9abc97724537a80e93b0f'
/** A pool that the exchange knows; it holds what it pays out. */
export const POOL = canonical('0x9001')
const FEES = canonical('0xfee5')

/** Base units bought and sold of a pair, by `sell buy`. */
export type Rates = Map<string, readonly [bought: bigint, sold: bigint]>

const ALL = 10n ** 12n
const BPS = 10_000n

interface Part {
  readonly sell: string
  readonly buy: string
  readonly exchange: string
  readonly percent: bigint
}

type Input = ReturnType<typeof argumentsOf>

function routesIn(input: Input): readonly Part[] {
  const rest = (): bigint => {
    const percent = BigInt(input.next())
    for (let left = Number(input.next()); left > 0; left--) input.next()
    return percent
  }
  return Array.from({ length: Number(input.next()) }, () => {
    const [sell, buy, first] = [input.address(), input.address(), input.next()]
    if (first !== shortString.encodeShortString('branch'))
      return { sell, buy, exchange: canonical(first), percent: rest() }
    const principal = { sell, buy, exchange: input.address(), percent: rest() }
    for (let left = Number(input.next()); left > 0; left--) {
      input.next()
      rest()
    }
    return principal
  })
}

const transfer = (to: string, amount: bigint) => ({
  method: selector('transfer'),
  args: [num.toHex(to), ...wordsOf(amount)],
})

/**
 * The exchange as its source has it: it takes the sold token from its caller, sells it to a pool at the pair's rate, takes the fee of
 * an integrator out of what was bought, and refuses less than the least.
 */
export const avnuExchange =
  (rates: Rates): Contract =>
  (chain, frame, { caller, method, args }) => {
    const input = argumentsOf(args)
    if (method === selector('multi_route_swap')) return sellExactly(rates, { chain, frame, caller, input })
    if (method === selector('swap_exact_token_to')) return buyExactly(rates, { chain, frame, caller, input })
    throw new Revert('ENTRYPOINT_NOT_FOUND')
  }

interface Asked {
  readonly chain: Running
  readonly frame: Frame
  readonly caller: string
  readonly input: Input
}

function collect({ chain, frame, caller }: Asked, token: string, amount: bigint): void {
  if (amount === 0n) throw new Revert('Token from amount is 0')
  if (chain.balanceOf(token, caller) < amount) throw new Revert('Token from balance is too low')
  chain.call(frame, {
    contract: token,
    method: selector('transferFrom'),
    args: [num.toHex(caller), num.toHex(AVNU), ...wordsOf(amount)],
  })
}

function begin(
  asked: Asked,
  {
    sell,
    buy,
    amount,
    beneficiary,
    routes,
  }: { sell: string; buy: string; amount: bigint; beneficiary: string; routes: readonly Part[] },
) {
  if (!asked.input.isAtEnd()) throw new Revert('Input too long for arguments')
  if (beneficiary !== asked.caller) throw new Revert('Beneficiary is not the caller')
  collect(asked, sell, amount)
  if (routes.length === 0) throw new Revert('Routes is empty')
  if (routes[0]?.sell !== sell) throw new Revert('Invalid token from')
  if (routes.at(-1)?.buy !== buy) throw new Revert('Invalid token to')
}

function sellToPools(rates: Rates, { chain, frame }: Asked, routes: readonly Part[]): void {
  for (const { sell, buy, exchange, percent } of routes) {
    if (percent === 0n || percent > ALL) throw new Revert('Invalid route percent')
    const rate = rates.get(`${sell} ${buy}`)
    if (exchange !== POOL || !rate) throw new Revert('Unknown exchange')
    const sold = (chain.balanceOf(sell, AVNU) * percent) / ALL
    chain.call(frame, { contract: sell, ...transfer(POOL, sold) })
    const pool: Frame = { contract_address: POOL, events: [], calls: [] }
    frame.calls.push(pool)
    chain.call(pool, { contract: buy, ...transfer(AVNU, (sold * rate[0]) / rate[1]) })
  }
}

function finish(
  { chain, frame, caller }: Asked,
  routes: readonly Part[],
  swap: { sell: string; sold: bigint; buy: string; bought: bigint },
): void {
  const { sell, sold, buy, bought } = swap
  for (const { sell: one } of routes) if (chain.balanceOf(one, AVNU) > 0n) throw new Revert('Residual tokens')
  const [taker, from, to] = [caller, sell, buy].map((felt) => num.toHex(felt)) as [string, string, string]
  chain.emit(frame, [selector('Swap')], [taker, from, ...wordsOf(sold), to, ...wordsOf(bought), taker])
}

function sellExactly(rates: Rates, asked: Asked): void {
  const { chain, frame, input, caller } = asked
  const [sell, amount, buy] = [input.address(), input.amount(), input.address()]
  input.amount()
  const [least, beneficiary, bps, integrator] = [input.amount(), input.address(), BigInt(input.next()), input.address()]
  const routes = routesIn(input)
  begin(asked, { sell, buy, amount, beneficiary, routes })
  if (bps > 500n) throw new Revert('Integrator fees are too high')
  sellToPools(rates, asked, routes)
  const gross = chain.balanceOf(buy, AVNU)
  const fee = (gross * bps) / BPS
  if (fee > 0n) chain.call(frame, { contract: buy, ...transfer(integrator, fee) })
  if (gross - fee < least) throw new Revert('Insufficient tokens received')
  chain.call(frame, { contract: buy, ...transfer(caller, gross - fee) })
  finish(asked, routes, { sell, sold: amount, buy, bought: gross - fee })
}

function buyExactly(rates: Rates, asked: Asked): void {
  const { chain, frame, input, caller } = asked
  const [sell, amount, most] = [input.address(), input.amount(), input.amount()]
  const [buy, wanted, beneficiary, bps, integrator] = [
    input.address(),
    input.amount(),
    input.address(),
    BigInt(input.next()),
    input.address(),
  ]
  const routes = routesIn(input)
  if (most < amount) throw new Revert('Invalid token from max amount')
  begin(asked, { sell, buy, amount, beneficiary, routes })
  const fee = (wanted * bps) / BPS
  sellToPools(rates, asked, routes)
  let [sold, last, gained] = [amount, amount, chain.balanceOf(buy, AVNU)]
  for (let left = 3; chain.balanceOf(buy, AVNU) < wanted + fee; left--) {
    if (left === 0) throw new Revert('Too many iterations')
    const before = chain.balanceOf(buy, AVNU)
    const more = ((wanted + fee - before) * last + gained - 1n) / gained
    if (sold + more > most) throw new Revert('Insufficient token from amount')
    collect(asked, sell, more)
    sellToPools(rates, asked, routes)
    gained = chain.balanceOf(buy, AVNU) - before
    last = more
    sold += more
  }
  chain.call(frame, { contract: buy, ...transfer(caller, wanted) })
  if (fee > 0n) chain.call(frame, { contract: buy, ...transfer(integrator, fee) })
  const rest = chain.balanceOf(buy, AVNU)
  if (rest > 0n) chain.call(frame, { contract: buy, ...transfer(FEES, rest) })
  finish(asked, routes, { sell, sold, buy, bought: wanted })
}
