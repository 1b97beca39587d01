import type { AssetId } from '#core/chain/assetId.ts'
import { isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import type { Agreed } from '#chains/rpc/votes.ts'
import { tonAddressRules } from '../address.ts'
import { readAccount, runMethod } from './api/accounts.ts'
import { type JettonDef, type NodeContext, remember, type TonApi } from './api/open.ts'

/** Returns the jetton behind an asset of this network; null for the native coin. @throws AppError `asset_unknown` */
export function jettonOf({ tokens }: NodeContext, asset: AssetId): JettonDef | null {
  const found = tokens.get(asset)
  if (found !== undefined) return found
  if (isNative(asset)) return null
  throw unknownAsset(asset)
}

const unknownAsset = (asset: string): AppError =>
  new AppError('asset_unknown', `The asset ${asset} is not listed on this network.`, { status: 400 })

/**
 * Canonical address of an owner's jetton wallet, as the master itself computes it on a quorum of endpoints: an account
 * that only claims to be a jetton wallet is none.
 * @throws AppError `asset_unknown` if no jetton master answers there
 */
export async function jettonWalletOf(context: NodeContext, master: string, owner: string): Promise<Agreed<string>> {
  const name = `${master} ${owner}`
  const known = context.known.jettonWallets.get(name)
  if (known) return known
  const read = async (api: TonApi): Promise<string> => {
    const stack = await runMethod(api, master, 'get_wallet_address', [{ address: owner }])
    return stack ? tonAddressRules.parse(stack.address(0)) : ''
  }
  const wallet = await context.pool.agree(read, String)
  if (wallet === '') throw unknownAsset(master)
  return remember(context.known.jettonWallets, name, wallet)
}

/** The owner's jetton wallet of an asset. @throws AppError `asset_unknown`, also for the native coin */
export async function tokenAccount(context: NodeContext, owner: string, asset: AssetId): Promise<string> {
  const jetton = jettonOf(context, asset)
  if (!jetton) throw unknownAsset(asset)
  return jettonWalletOf(context, jetton.master, owner)
}

/** The deposit address's own jetton wallets, by canonical address. */
export async function ownJettonWallets(context: NodeContext, owner: string): Promise<ReadonlyMap<string, AssetId>> {
  const listed = [...context.tokens].flatMap(([asset, token]) => (token ? [{ asset, token }] : []))
  const wallets = listed.map(
    async ({ asset, token }) => [await jettonWalletOf(context, token.master, owner), asset] as const,
  )
  return new Map<string, AssetId>(await Promise.all(wallets))
}

/** Balance of a jetton wallet as one endpoint has it; one that does not exist holds zero. */
export async function readJettons(api: TonApi, wallet: string, seqno?: number): Promise<bigint> {
  const stack = await runMethod(api, wallet, 'get_wallet_data', [], seqno)
  return stack ? stack.integer(0) : 0n
}

/** Balances that a quorum of endpoints reaches: one endpoint can neither inflate nor hide any. */
export async function readBalances(
  context: NodeContext,
  owner: string,
  assets: readonly AssetId[],
): Promise<Map<AssetId, bigint>> {
  const rows = assets.map(async (asset) => [asset, await readBalance(context, owner, asset)] as const)
  return new Map(await Promise.all(rows))
}

export async function readBalance(context: NodeContext, owner: string, asset: AssetId): Promise<Agreed<bigint>> {
  const jetton = jettonOf(context, asset)
  if (!jetton) return context.pool.reached(async (api) => (await readAccount(api, owner)).balance)
  const wallet = await jettonWalletOf(context, jetton.master, owner)
  return context.pool.reached((api) => readJettons(api, wallet))
}

/** Ordered: the first rule that applies is the reason why this account cannot be paid. */
const problems: readonly (readonly [applies: (facts: RecipientFacts) => boolean, reason: string])[] = [
  [({ recipient }) => tonAddressRules.isDead(recipient), 'recipient_dead'],
  [({ isToken }) => isToken, 'recipient_is_token'],
  [({ state }) => state === 'frozen', 'recipient_rejects'],
]

interface RecipientFacts {
  readonly recipient: string
  readonly isToken: boolean
  readonly state: 'active' | 'uninitialized' | 'frozen'
}

/** Reason why this recipient cannot be paid, as a quorum sees it; null if it can. */
export async function recipientProblem(
  context: NodeContext,
  recipient: string,
  asset: AssetId,
): Promise<string | null> {
  jettonOf(context, asset)
  const masters = [...context.tokens.values()].flatMap((token) => token?.master ?? [])
  const isToken = masters.includes(recipient)
  return context.pool.agree(
    async (api) => {
      const { state } = await readAccount(api, recipient)
      const holdsJettons = state === 'active' && (await runMethod(api, recipient, 'get_wallet_data', [])) !== null
      const facts = { recipient, isToken: isToken || holdsJettons, state }
      return problems.find(([applies]) => applies(facts))?.[1] ?? null
    },
    (reason) => reason ?? 'none',
  )
}
