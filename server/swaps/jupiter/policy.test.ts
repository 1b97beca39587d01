import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTokenAccount, memo, TOKEN_PROGRAM, tokenAddress } from '#chains/svm/instructions.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { stepProblem } from '#core/order/stepPolicy.ts'
import {
  type BuiltStep,
  JUPITER,
  leastOut,
  mostIn,
  readTransaction,
  TOKEN,
  TOKEN_2022,
  tokenAccountOf,
  WRAPPED,
} from './calls.ts'
import { jupiterPolicy } from './policy.ts'

const solana = chainId(83797601)
const keys = (count: number) => Array.from({ length: count }, () => Keypair.generate().publicKey)
const [user, thief, authority, event, vaultIn, vaultOut, pool] = keys(7) as [PublicKey, ...PublicKey[]] as PublicKey[] &
  [PublicKey, PublicKey, PublicKey, PublicKey, PublicKey, PublicKey, PublicKey]
const [usdc, wif] = keys(2) as [PublicKey, PublicKey]
const wsol = new PublicKey(WRAPPED)
const jupiter = new PublicKey(JUPITER)

const reads = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false })
const writes = (pubkey: PublicKey, isSigner = false) => ({ pubkey, isSigner, isWritable: true })

interface Parts {
  from: PublicKey
  to: PublicKey
  exact: 'send' | 'receive'
  first: bigint
  quoted: bigint
  slippage: number
  fee: number
  surplus: number
  accounts: { pubkey: PublicKey; isSigner: boolean; isWritable: boolean }[]
  before: TransactionInstruction[]
  after: TransactionInstruction[]
  data: Buffer | null
  /** Copies of Jupiter's instruction. */
  routes: number
}

const tokenCall = (data: number[], ...accounts: PublicKey[]) =>
  new TransactionInstruction({
    programId: TOKEN_PROGRAM,
    keys: accounts.map((one) => writes(one, one.equals(user))),
    data: Buffer.from(data),
  })
const mine = (mint: PublicKey) => tokenAddress(user, mint)
const wrap = (lamports: bigint) => [
  createTokenAccount(user, user, wsol),
  SystemProgram.transfer({ fromPubkey: user, toPubkey: mine(wsol), lamports }),
  tokenCall([17], mine(wsol)),
]
const close = () => tokenCall([9], mine(wsol), user, user)

const table = new AddressLookupTableAccount({
  key: Keypair.generate().publicKey,
  state: {
    deactivationSlot: 2n ** 64n - 1n,
    lastExtendedSlot: 0,
    lastExtendedSlotStartIndex: 0,
    addresses: [usdc, wif, wsol, TOKEN_PROGRAM, event, vaultIn, vaultOut, pool],
  },
})

/** The step of a swap of 100 units for at least 198, changed by the test. */
function stepOf(change: (parts: Parts) => void = () => undefined, from = usdc, to = wif): BuiltStep {
  const parts: Parts = {
    from,
    to,
    exact: 'send',
    first: 100n,
    quoted: 200n,
    slippage: 100,
    fee: 0,
    surplus: 0,
    accounts: [
      reads(authority),
      { pubkey: user, isSigner: true, isWritable: false },
      writes(mine(from)),
      writes(vaultIn),
      writes(vaultOut),
      writes(mine(to)),
      reads(from),
      reads(to),
      reads(TOKEN_PROGRAM),
      reads(TOKEN_PROGRAM),
      reads(event),
      reads(jupiter),
      writes(pool),
    ],
    before: [
      ComputeBudgetProgram.setComputeUnitLimit({ units: 200_000 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_000 }),
    ],
    after: [],
    data: null,
    routes: 1,
  }
  change(parts)
  const head = Buffer.alloc(31)
  Buffer.from(parts.exact === 'send' ? 'd19853937cfed8e9' : '3560e5cad8bbfa18', 'hex').copy(head)
  head.writeBigUInt64LE(parts.first, 9)
  head.writeBigUInt64LE(parts.quoted, 17)
  head.writeUInt16LE(parts.slippage, 25)
  head.writeUInt16LE(parts.fee, 27)
  head.writeUInt16LE(parts.surplus, 29)
  const data = parts.data ?? Buffer.concat([head, Buffer.from([1, 0, 0, 0, 7, 7])])
  const route = new TransactionInstruction({ programId: jupiter, keys: parts.accounts, data })
  return built([...parts.before, ...Array.from({ length: parts.routes }, () => route), ...parts.after])
}

function built(instructions: TransactionInstruction[], payerKey = user): BuiltStep {
  const recentBlockhash = PublicKey.default.toBase58()
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions }).compileToV0Message([table])
  return {
    kind: 'svm_built',
    chain_id: solana,
    label: 'swap',
    status: 'waiting',
    tx_ref: null,
    transaction: Buffer.from(new VersionedTransaction(message).serialize()).toString('base64'),
    lookups: [
      {
        table: table.key.toBase58(),
        addresses: table.state.addresses.map((key, index) => ({ index, address: key.toBase58() })),
      },
    ],
    last_valid_block_height: 1,
  }
}

const asset = (mint: PublicKey): AssetId => assetId(solana, mint.toBase58())
const coin = assetId(solana, NATIVE)
const terms = {
  chain: solana,
  asset: asset(usdc),
  amount: 100n,
  nativeFee: 0n,
  toChain: solana,
  recipient: user.toBase58(),
  toAsset: asset(wif),
  minReceive: 198n,
  owners: [user.toBase58()],
  now: new Date(),
}
const problem = (step: BuiltStep, change: object = {}) => stepProblem(step, { ...terms, ...change }, jupiterPolicy)

describe('a transaction is read', () => {
  it('completely, with the accounts of its lookup tables', () => {
    const step = stepOf()
    const message = VersionedTransaction.deserialize(Buffer.from(step.transaction, 'base64')).message
    const all = message.getAccountKeys({ addressLookupTableAccounts: [table] })
    const tx = readTransaction(step)
    expect(message.addressTableLookups).toHaveLength(1)
    expect(tx?.payer).toBe(user.toBase58())
    expect(tx?.calls.map(({ program, accounts, data }) => [program, accounts, [...data]])).toEqual(
      message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => [
        all.get(programIdIndex)?.toBase58(),
        accountKeyIndexes.map((index) => all.get(index)?.toBase58()),
        [...data],
      ]),
    )
  })

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['with bytes behind it', (bytes) => Buffer.concat([bytes, Buffer.from([0])])],
    ['that ends early', (bytes) => bytes.subarray(0, -1)],
    ['that someone has signed', (bytes) => (bytes.writeUInt8(1, 5), bytes)],
    ['for two signers', (bytes) => (bytes.writeUInt8(2, 66), bytes)],
    ['of an unknown version', (bytes) => (bytes.writeUInt8(0x81, 65), bytes)],
    ['with a length in a longer form', (bytes) => Buffer.concat([Buffer.from([0x81, 0x00]), bytes.subarray(1)])],
    ['that is none', () => Buffer.from('hello')],
  ])('and not one %s', (_, by) => {
    const step = stepOf()
    const transaction = by(Buffer.from(step.transaction, 'base64')).toString('base64')
    expect(readTransaction({ ...step, transaction })).toBeNull()
  })

  it('and not with an account that no one names', () => {
    expect(readTransaction({ ...stepOf(), lookups: [] })).toBeNull()
  })

  it('with the accounts that wallets derive', () => {
    for (const [owner, mint] of [
      [user, usdc],
      [thief, wif],
      [authority, wsol],
    ] as const)
      expect(tokenAccountOf(owner.toBase58(), mint.toBase58(), TOKEN)).toBe(tokenAddress(owner, mint).toBase58())
    expect(tokenAccountOf(user.toBase58(), usdc.toBase58(), TOKEN_2022)).not.toBe(mine(usdc).toBase58())
  })
})

it('bounds are rounded against the sender', () => {
  expect([leastOut(199n, 100n, 0n), leastOut(199n, 100n, 50n), leastOut(1n, 1n, 0n)]).toEqual([197n, 196n, 0n])
  expect([mostIn(199n, 100n), mostIn(100n, 0n), mostIn(1n, 1n)]).toEqual([201n, 100n, 2n])
})

const units = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n })
const slippageBps = fc.integer({ min: 1, max: 5_000 })
const feeBps = fc.integer({ min: 0, max: 500 })
const shareOf = (amount: bigint, slippage: number, fee: number): bigint =>
  amount * BigInt(10_000 - slippage) * BigInt(10_000 - fee)

it('the least is never above its share of the quote, and at most two units below it', () => {
  fc.assert(
    fc.property(units, slippageBps, feeBps, (quoted, slippage, fee) => {
      const least = leastOut(quoted, BigInt(slippage), BigInt(fee))
      const share = shareOf(quoted, slippage, fee) / 10n ** 8n
      expect(least).toBeLessThanOrEqual(share)
      expect(least).toBeGreaterThanOrEqual(share - 2n)
    }),
  )
})

it('the most is never below its share of the quote, and less than one unit above it', () => {
  fc.assert(
    fc.property(units, slippageBps, (quoted, slippage) => {
      const above = mostIn(quoted, BigInt(slippage)) * 10_000n - quoted * BigInt(10_000 + slippage)
      expect(above).toBeGreaterThanOrEqual(0n)
      expect(above).toBeLessThan(10_000n)
    }),
  )
})

it('a swap passes for exactly the minimums that its own bytes enforce', async () => {
  const shown = fc.bigInt({ min: -2n, max: 2n })
  await fc.assert(
    fc.asyncProperty(units, slippageBps, feeBps, shown, async (quoted, slippage, fee, above) => {
      const least = leastOut(quoted, BigInt(slippage), BigInt(fee))
      const minReceive = least + above
      fc.pre(least > 0n && minReceive > 0n)
      const found = await problem(
        stepOf((parts) => Object.assign(parts, { quoted, slippage, fee })),
        { minReceive },
      )
      expect(found).toBe(above > 0n ? 'minimum' : null)
    }),
    { numRuns: 60 },
  )
})

describe('a swap passes', () => {
  it.each<[string, BuiltStep, object]>([
    ['between two tokens', stepOf(), {}],
    [
      'that opens the account of what arrives',
      stepOf(({ before }) => before.push(createTokenAccount(user, user, wif))),
      {},
    ],
    [
      'of coins',
      stepOf((parts) => (parts.before.push(...wrap(100n)), parts.after.push(close())), wsol),
      { asset: coin },
    ],
    ['to coins', stepOf(({ after }) => after.push(close()), usdc, wsol), { toAsset: coin }],
    ['of wrapped coins', stepOf(undefined, wsol), { asset: asset(wsol) }],
    ['to wrapped coins', stepOf(undefined, usdc, wsol), { toAsset: asset(wsol) }],
    [
      'with the highest priority',
      stepOf(({ before }) => (before[1] = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10_000_000 }))),
      {},
    ],
    ['that shares what arrives beyond the quote', stepOf((parts) => (parts.surplus = 10_000)), {}],
    [
      'of an exact payout',
      stepOf((parts) => Object.assign(parts, { exact: 'receive', first: 198n, quoted: 99n })),
      { isExact: true },
    ],
  ])('%s', async (_, step, change) => {
    expect(await problem(step, change)).toBeNull()
  })
})

describe('a swap is refused', () => {
  const open = (account: PublicKey, owner: PublicKey, mint: PublicKey, payer = user) => {
    const call = createTokenAccount(payer, owner, mint)
    call.keys[1] = writes(account)
    return call
  }

  it.each<[string, string, BuiltStep, object?]>([
    ['that takes more', 'outflow', stepOf((parts) => (parts.first = 101n))],
    ['that takes another token', 'outflow', stepOf(), { asset: asset(wif) }],
    ['that takes wrapped coins for coins', 'outflow', stepOf(undefined, wsol), { asset: coin }],
    ['that may pay less', 'minimum', stepOf((parts) => (parts.quoted = 199n))],
    ['with more slippage', 'minimum', stepOf((parts) => (parts.slippage = 101))],
    ['with a fee that isn’t in the minimum', 'minimum', stepOf((parts) => (parts.fee = 1))],
    ['that pays another token', 'recipient', stepOf(), { toAsset: asset(usdc) }],
    ['that pays wrapped coins for coins', 'recipient', stepOf(undefined, usdc, wsol), { toAsset: coin }],
    ['that takes more than what arrives beyond the quote', 'unreadable', stepOf((parts) => (parts.surplus = 10_001))],
    ['for another recipient', 'recipient', stepOf(), { recipient: thief.toBase58() }],
    ['of another sender', 'owner', stepOf(), { recipient: user.toBase58(), owners: [thief.toBase58()] }],
    ['on another network', 'network', { ...stepOf(), chain_id: 1 }],
    [
      'on a network without Jupiter',
      'target',
      { ...stepOf(), chain_id: 5 },
      {
        chain: 5,
        asset: assetId(chainId(5), usdc.toBase58()),
        toChain: 5,
        toAsset: assetId(chainId(5), wif.toBase58()),
      },
    ],
    ['with another label', 'unreadable', { ...stepOf(), label: 'approve' }],
    [
      'that pays another account',
      'unreadable',
      stepOf(({ accounts }) => (accounts[5] = writes(tokenAddress(thief, wif)))),
    ],
    [
      'that takes from another account',
      'unreadable',
      stepOf(({ accounts }) => (accounts[2] = writes(tokenAddress(thief, usdc)))),
    ],
    [
      'that lets exchanges sign for the sender',
      'unreadable',
      stepOf(({ accounts }) => accounts.push(writes(user, true))),
    ],
    ['of another user', 'unreadable', stepOf(({ accounts }) => (accounts[1] = reads(thief)))],
    [
      'in the older form',
      'unreadable',
      stepOf((parts) => (parts.data = Buffer.concat([Buffer.from('c1209b3341d69c81', 'hex'), Buffer.alloc(40, 1)]))),
    ],
    [
      'without Jupiter’s own accounts',
      'unreadable',
      stepOf((parts) => (parts.data = Buffer.concat([Buffer.from('bb64facc31c4af14', 'hex'), Buffer.alloc(40, 1)]))),
    ],
    ['with a cut instruction', 'unreadable', stepOf((parts) => (parts.data = Buffer.from('d19853937cfed8e9', 'hex')))],
    ['without Jupiter at its end', 'unreadable', stepOf(({ accounts }) => (accounts[11] = reads(thief)))],
    [
      'with an exact payout and a fee',
      'unreadable',
      stepOf((parts) => Object.assign(parts, { exact: 'receive', first: 198n, quoted: 99n, fee: 10 })),
    ],
    ['twice', 'unreadable', stepOf((parts) => (parts.routes = 2))],
    ['without one', 'unreadable', stepOf((parts) => (parts.routes = 0))],
    ['of a token for itself', 'unreadable', stepOf(undefined, usdc, usdc)],
    ['with another program', 'unreadable', stepOf(({ before }) => before.push(memo(user, 'hi')))],
    [
      'that sends coins',
      'unreadable',
      stepOf(({ after }) => after.push(SystemProgram.transfer({ fromPubkey: user, toPubkey: thief, lamports: 1 }))),
    ],
    [
      'that assigns the wallet',
      'unreadable',
      stepOf(({ after }) => after.push(SystemProgram.assign({ accountPubkey: user, programId: jupiter }))),
    ],
    [
      'with a nonce that never expires',
      'unreadable',
      stepOf(({ before }) =>
        before.unshift(SystemProgram.nonceAdvance({ noncePubkey: thief, authorizedPubkey: user })),
      ),
    ],
    [
      'that approves a delegate',
      'unreadable',
      stepOf(({ after }) => after.push(tokenCall([4, 1, 0, 0, 0, 0, 0, 0, 0], mine(usdc), thief, user))),
    ],
    [
      'that sends tokens',
      'unreadable',
      stepOf(({ after }) =>
        after.push(tokenCall([3, 1, 0, 0, 0, 0, 0, 0, 0], mine(usdc), tokenAddress(thief, usdc), user)),
      ),
    ],
    [
      'that sends wrapped coins',
      'unreadable',
      stepOf(({ after }) =>
        after.push(tokenCall([3, 1, 0, 0, 0, 0, 0, 0, 0], mine(wsol), tokenAddress(thief, wsol), user)),
      ),
    ],
    [
      'that gives an account away',
      'unreadable',
      stepOf(({ after }) => after.push(tokenCall([6, 2, 1, ...thief.toBytes()], mine(usdc), user))),
    ],
    [
      'that closes another account',
      'unreadable',
      stepOf(({ after }) => after.push(tokenCall([9], mine(usdc), user, user))),
    ],
    [
      'that closes an account for someone',
      'unreadable',
      stepOf(({ after }) => after.push(tokenCall([9], mine(wsol), thief, user)), usdc, wsol),
    ],
    [
      'that unwraps before coins arrive',
      'unreadable',
      stepOf(({ before }) => before.push(close(), createTokenAccount(user, user, wsol)), usdc, wsol),
      { toAsset: coin },
    ],
    [
      'that wraps coins after the swap',
      'unreadable',
      stepOf((parts) => parts.after.push(...wrap(100n).slice(1), close()), wsol),
      { asset: coin },
    ],
    ['that unwraps without a reason', 'unreadable', stepOf(({ after }) => after.push(close()))],
    ['that wraps without a reason', 'unreadable', stepOf(({ before }) => before.push(...wrap(100n)))],
    [
      'that wraps more than it swaps',
      'unreadable',
      stepOf((parts) => (parts.before.push(...wrap(101n)), parts.after.push(close())), wsol),
      { asset: coin },
    ],
    [
      'that leaves coins wrapped',
      'unreadable',
      stepOf((parts) => parts.before.push(...wrap(100n)), wsol),
      { asset: coin },
    ],
    [
      'that opens an account for someone',
      'unreadable',
      stepOf(({ before }) => before.push(createTokenAccount(user, thief, wif))),
    ],
    [
      'that opens a third account',
      'unreadable',
      stepOf(({ before }) => before.push(createTokenAccount(user, user, wsol))),
    ],
    ['that opens another address', 'unreadable', stepOf(({ before }) => before.push(open(pool, user, wif)))],
    [
      'with a priority that costs too much',
      'unreadable',
      stepOf(({ before }) => (before[1] = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10_000_001 }))),
    ],
    [
      'with a high price and no limit of units',
      'unreadable',
      stepOf((parts) => (parts.before = [ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_500_000 })])),
    ],
    [
      'with two prices',
      'unreadable',
      stepOf(({ before }) => before.push(ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1 }))),
    ],
    [
      'with a larger heap',
      'unreadable',
      stepOf(({ before }) => before.push(ComputeBudgetProgram.requestHeapFrame({ bytes: 65_536 }))),
    ],
  ])('%s: %s', async (_, expected, step, change) => {
    expect(await problem(step, change)).toBe(expected)
  })

  it('whose accounts are not in the transaction itself', async () => {
    const step = stepOf()
    const lie = (from: PublicKey, to: PublicKey): BuiltStep => ({
      ...step,
      lookups: step.lookups.map(({ table: of, addresses }) => ({
        table: of,
        addresses: addresses.map((one) => (one.address === from.toBase58() ? { ...one, address: to.toBase58() } : one)),
      })),
    })
    // Another token than the accounts hold, and a program that isn't the token program.
    expect(await problem(lie(usdc, thief), { asset: asset(thief) })).toBe('unreadable')
    expect(await problem(lie(TOKEN_PROGRAM, new PublicKey(TOKEN_2022)))).toBe('unreadable')
    expect(await problem(lie(pool, user))).toBe('unreadable')
  })
})
