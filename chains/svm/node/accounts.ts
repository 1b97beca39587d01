import { type AccountInfo, type Connection, PublicKey, SystemProgram } from '@solana/web3.js'
import type { ContractAnswer, TokenSearch } from '#chains/contract/reader.ts'
import { type AssetId, parseAssetId } from '#core/chain/assetId.ts'
import { SVM_WRAPPED_NATIVE, svmAddressRules } from '../address.ts'
import { TOKEN_PROGRAM, tokenAddress } from '../instructions.ts'
import { type NodeContext, publicKey, tokenOf } from './context.ts'
import { reachedFigures } from './fees.ts'

type Info = AccountInfo<Uint8Array> | null
const TOKEN_ACCOUNT_BYTES = 165
const FROZEN = 2

export interface TokenHolding {
  readonly owner: string
  readonly amount: bigint
  readonly frozen: boolean
}

/** Parses an SPL token account; null for anything else. */
export function tokenHolding(info: Info): TokenHolding | null {
  if (!info?.owner.equals(TOKEN_PROGRAM) || info.data.length !== TOKEN_ACCOUNT_BYTES) return null
  const view = new DataView(info.data.buffer, info.data.byteOffset)
  return {
    owner: new PublicKey(info.data.subarray(32, 64)).toBase58(),
    amount: view.getBigUint64(64, true),
    frozen: view.getUint8(108) === FROZEN,
  }
}

/** Accounts as one endpoint shows them; a caller must let a quorum judge them. */
export const readAccounts = (connection: Connection, keys: readonly PublicKey[]): Promise<Info[]> =>
  connection.getMultipleAccountsInfo([...keys], 'confirmed')

/** Balances in base units that a quorum reaches, so one endpoint can neither inflate nor hide any. */
export async function readBalances(
  context: NodeContext,
  owner: string,
  assets: readonly AssetId[],
): Promise<Map<AssetId, bigint>> {
  const reached = await reachedFigures(context, async (connection) => [
    ...(await readBalancesOf(context, connection, owner, assets)).values(),
  ])
  return new Map(assets.map((asset, i) => [asset, reached[i] ?? 0n]))
}

/** Balance of a token that no list has, which a quorum reaches; zero without a token account. */
export async function readUnlistedBalance(context: NodeContext, owner: string, asset: AssetId): Promise<bigint> {
  const key = tokenAddress(publicKey(owner), publicKey(parseAssetId(asset).token))
  const [amount] = await reachedFigures(context, async (connection) => {
    const [info] = await readAccounts(connection, [key])
    return [tokenHolding(info ?? null)?.amount ?? 0n]
  })
  return amount ?? 0n
}

/** More tokens than anyone looks through: sending them to strangers costs little. */
const MOST_TOKENS = 100

/** Tokens in a wallet's own token accounts, the only ones whose balances are read; those of a single unit, as collectibles are, last. */
export const findUnlistedTokens = ({ pool, tokens: listed }: NodeContext, owner: string): Promise<TokenSearch> =>
  pool.first(async (connection) => {
    const wallet = publicKey(owner)
    const mints = new Set([...listed.values()].flatMap((token) => (token ? [token.mint] : [])))
    const { value } = await connection.getTokenAccountsByOwner(wallet, { programId: TOKEN_PROGRAM }, 'confirmed')
    const tokens = value.flatMap(({ pubkey, account }) => {
      const amount = tokenHolding(account)?.amount ?? 0n
      const mint = new PublicKey(account.data.subarray(0, 32))
      const isOwn = pubkey.equals(tokenAddress(wallet, mint))
      return amount > 0n && isOwn && !mints.has(mint.toBase58()) ? [{ token: mint.toBase58(), amount }] : []
    })
    const sorted = tokens.toSorted((a, b) => Number(a.amount === 1n) - Number(b.amount === 1n))
    return { tokens: sorted.slice(0, MOST_TOKENS), since: null, isCut: sorted.length > MOST_TOKENS }
  })

/** Mint whose account has the balance; null for the native coin. The wrapped coin is known without a list. */
function mintOf(context: NodeContext, asset: AssetId): string | null {
  const { token } = parseAssetId(asset)
  return token === SVM_WRAPPED_NATIVE ? token : (tokenOf(context, asset)?.mint ?? null)
}

/** Reads the same from one endpoint, in the order of the assets. A missing token account counts as zero. */
export async function readBalancesOf(
  context: NodeContext,
  connection: Connection,
  owner: string,
  assets: readonly AssetId[],
): Promise<Map<AssetId, bigint>> {
  const wallet = publicKey(owner)
  const mints = assets.map((asset) => mintOf(context, asset))
  const keys = mints.map((mint) => (mint ? tokenAddress(wallet, publicKey(mint)) : wallet))
  const infos = await readAccounts(connection, keys)
  const holds = (i: number): bigint =>
    mints[i] ? (tokenHolding(infos[i] ?? null)?.amount ?? 0n) : BigInt(infos[i]?.lamports ?? 0)
  return new Map(assets.map((asset, i) => [asset, holds(i)]))
}

/** Ordered: the first rule that applies is the reason why this account cannot be paid. */
const walletProblems: readonly [applies: (key: PublicKey, info: Info) => boolean, reason: string][] = [
  [(key) => key.equals(SystemProgram.programId), 'recipient_zero'],
  [(key) => svmAddressRules.isDead(key.toBase58()), 'recipient_dead'],
  [(_, info) => info?.executable === true, 'recipient_is_program'],
  [(_, info) => info?.owner.equals(TOKEN_PROGRAM) === true, 'recipient_is_token'],
  [(_, info) => info !== null && !info.owner.equals(SystemProgram.programId), 'recipient_rejects'],
  // No one has a key for such an address, and no program has claimed it.
  [(key, info) => info === null && !PublicKey.isOnCurve(key.toBytes()), 'recipient_unusable'],
]

/** Reason why this recipient cannot be paid this asset, as a quorum sees it; null if it can. */
export async function recipientProblem(
  context: NodeContext,
  recipient: string,
  asset: AssetId,
): Promise<string | null> {
  const wallet = publicKey(recipient)
  const token = tokenOf(context, asset)
  const account = token ? tokenAddress(wallet, publicKey(token.mint)) : null
  const read = async (connection: Connection): Promise<string | null> => {
    const [info = null, holding = null] = await readAccounts(connection, account ? [wallet, account] : [wallet])
    const problem = walletProblems.find(([applies]) => applies(wallet, info))
    if (problem) return problem[1]
    const held = tokenHolding(holding)
    return !holding || (held && !held.frozen && held.owner === recipient) ? null : 'recipient_rejects'
  }
  return context.pool.agree(read, String)
}

/** Owner of an account, and its data in base64. */
export const readAccount = ({ pool }: NodeContext, account: string): Promise<ContractAnswer> =>
  pool.agree(async (connection) => {
    const [info] = await readAccounts(connection, [publicKey(account)])
    return info ? [info.owner.toBase58(), Buffer.from(info.data).toString('base64')] : null
  }, String)
