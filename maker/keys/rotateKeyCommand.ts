import { isAddress } from 'viem'
import { z } from 'zod'
import type { ChainNode } from '#chains/contract/node.ts'
import type { Payer } from '#chains/contract/payer.ts'
import type { Family } from '#chains/family.ts'
import { builtIn } from '#chains/registry.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { Store } from '#store/contract.ts'
import { COMMAND_INVALID } from '#store/adminProcess.ts'
import { openPayers } from '../verifiedChains.ts'
import { createAttesterClient, requestSigner } from '../settle/attesterClient.ts'
import { describeAttesterStep, planAttesterRotation } from './rotateAttester.ts'
import { finishRetirement, listRetirement, type PayoutRotation } from './rotatePayoutKey.ts'
import { chainById } from '#core/catalogue/lookups.ts'

/** The first family's key is the maker's own identity, so its command needs no suffix. */
const payoutKinds = builtIn
  .filter((family: Family) => family.payoutKey)
  .map(({ name }, index) => ({ kind: index === 0 ? 'payout' : `payout-${name}`, family: name }))

export const rotateKeyUsage = `  rotate-key ${payoutKinds.map(({ kind }) => kind).join('|')} [--finish [--stolen]]
                     list what still needs the payout key; with --finish move the inventory to the key that replaces it
  rotate-key offer   show whose offers the escrows accept; the maker registers OFFER_SIGNER_ADDRESS
  rotate-key attester <old> <new>
                     prepare the governor's next transaction that puts one attester in the place of another
`

type Keys = Partial<Record<FamilyName, string | undefined>>

export interface RotateKeyDeps {
  readonly store: Store
  readonly catalogue: Catalogue
  readonly chains: ReadonlyMap<ChainId, ChainNode>
  readonly keys: Keys
  /** Keys that these replace. */
  readonly previous: Keys
  readonly offerSigner: string | undefined
  readonly attesterUrls: readonly string[]
}

type Kind = (deps: RotateKeyDeps, args: readonly string[]) => Promise<string>
const kinds: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    payoutKinds.map(({ kind, family }) => [
      kind,
      (deps: RotateKeyDeps, args: readonly string[]) => payout(deps, family, args),
    ]),
  ),
  offer: (deps, args) => (args.length === 0 ? offer(deps) : refuse()),
  attester: (deps, [old = '', next = '', ...more]) =>
    isAddress(old) && isAddress(next) && more.length === 0 ? attester(deps, old, next) : refuse(),
}

/** Runs the rotation of the given kind. @throws AppError `command_invalid`, and the errors of that rotation */
export const rotateKey = (deps: RotateKeyDeps, [kind = '', ...args]: readonly string[]): Promise<string> =>
  Object.hasOwn(kinds, kind) ? (kinds[kind]?.(deps, args) ?? refuse()) : refuse()

const refuse = (): never => {
  throw new AppError(COMMAND_INVALID, `Name the key:\n${rotateKeyUsage}`, { retriable: false })
}

async function payout(deps: RotateKeyDeps, family: FamilyName, args: readonly string[]): Promise<string> {
  const known = args.every((arg) => arg === '--finish' || arg === '--stolen')
  const [finish, stolen] = [args.includes('--finish'), args.includes('--stolen')]
  if (!known || (stolen && !finish)) refuse()
  const { store, catalogue, keys, previous } = deps
  const chains = new Map([...deps.chains].filter(([, node]) => node.family === family))
  const payersOf = (key: string | undefined): ReadonlyMap<ChainId, Payer> => openPayers(chains, { [family]: key })
  const next = previous[family] === undefined ? undefined : keys[family]
  const rotation: PayoutRotation = {
    store,
    catalogue,
    chains,
    retiring: payersOf(previous[family] ?? keys[family]),
    replacing: next === undefined ? null : payersOf(next),
    attesters: family === 'evm' && next ? attesterClients(deps, next as `0x${string}`) : [],
  }
  return finish ? finishRetirement(rotation, { stolen }) : listRetirement(rotation)
}

const attesterClients = ({ attesterUrls }: RotateKeyDeps, key: `0x${string}`) =>
  attesterUrls.map((baseUrl) => createAttesterClient({ baseUrl, fetch, sign: requestSigner(key) }))

async function offer({ catalogue, chains, keys, offerSigner: wanted }: RotateKeyDeps): Promise<string> {
  const found = await readOfferKeys(catalogue, chains, openPayers(chains, keys))
  const lines = found.map(({ chain, escrow, maker, accepted }) => {
    const state = wanted === undefined ? '' : accepted === wanted.toLowerCase() ? '  done' : '  not registered yet'
    return `network ${chain}  escrow ${escrow}  maker ${maker}  accepts offers of ${accepted}${state}`
  })
  const left = wanted === undefined ? [] : found.filter(({ accepted }) => accepted !== wanted.toLowerCase())
  if (left.length > 0)
    throw new AppError(
      'offer_key_pending',
      `${lines.join('\n')}\nThe running maker registers ${wanted} once offers signed with the previous key have expired.`,
    )
  return lines.join('\n')
}

async function attester(deps: RotateKeyDeps, old: string, next: string): Promise<string> {
  const { chains, keys, catalogue, offerSigner } = deps
  const makers = [...openPayers(chains, keys).values()].map(({ address }) => address)
  const steps = await planAttesterRotation({
    catalogue,
    chains,
    old,
    next,
    reserved: [...makers, ...(offerSigner ? [offerSigner] : [])],
    signers: async () => (await Promise.all(deps.attesterUrls.map(signerAt))).flat(),
  })
  return steps.map(describeAttesterStep).join('\n')
}

const health = z.object({ data: z.object({ signer: z.string() }) })
const HEALTH_MS = 5_000

async function signerAt(url: string): Promise<string[]> {
  try {
    const answer = await fetch(`${url.replace(/\/$/, '')}/health`, { signal: AbortSignal.timeout(HEALTH_MS) })
    return [health.parse(await answer.json()).data.signer]
  } catch {
    return []
  }
}

interface OfferKeyStatus {
  readonly chain: ChainId
  readonly escrow: string
  readonly maker: string
  /** Signer whose offers the escrow accepts. */
  readonly accepted: string
}

/** Returns the signer whose offers each escrow accepts for the maker's wallet, by quorum. */
async function readOfferKeys(
  catalogue: Catalogue,
  chains: ReadonlyMap<ChainId, ChainNode>,
  payers: ReadonlyMap<ChainId, Payer>,
): Promise<readonly OfferKeyStatus[]> {
  const found: OfferKeyStatus[] = []
  for (const [chain, node] of chains) {
    const maker = payers.get(chain)?.address
    if (maker === undefined) continue
    for (const { address: escrow } of chainById(catalogue, chain).settlement?.escrows ?? []) {
      const accepted = await node.offerSigner?.(escrow, maker)
      if (accepted) found.push({ chain, escrow, maker, accepted })
    }
  }
  return found
}
