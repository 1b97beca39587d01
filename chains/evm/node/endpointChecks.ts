import { type Client, keccak256 } from 'viem'
import { getBlock, getCode, readContract } from 'viem/actions'
import bridgeEscrow from '#contracts/artifacts/BridgeEscrow.json' with { type: 'json' }
import bridgeFiller from '#contracts/artifacts/BridgeFiller.json' with { type: 'json' }
import forwarderFactory from '#contracts/artifacts/ForwarderFactory.json' with { type: 'json' }
import poolArtifact from '#contracts/artifacts/Pool.json' with { type: 'json' }
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import { poolAbi } from '#contracts/abi/pool.ts'
import type { EndpointCheck, EndpointExpectations } from '#chains/rpc/verifyEndpoints.ts'
import { isNative } from '#core/chain/assetId.ts'
import { currentEscrow } from '#core/catalogue/escrows.ts'
import type { AssetDef, EscrowGeneration, PoolDef } from '#core/catalogue/types.ts'
import { zeroAddress } from '../address.ts'
import { lower, type NodeContext } from './context.ts'
import { mapLimit } from '#core/async.ts'

type Hex = `0x${string}`
type Check = EndpointCheck<Client>

const AT_ONCE = 8
const decimalsAbi = [
  { type: 'function', name: 'decimals', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint8' }] },
] as const

/** Checks that every endpoint of an EVM network must pass before money depends on it. */
export function endpointChecks(
  context: NodeContext,
  assets: readonly AssetDef[],
  expected: EndpointExpectations,
): readonly Check[] {
  const { chain, filler, forwarderFactory: factory } = context
  const { escrows = [], genesisHash, fillerCodeHash, pools = [] } = chain.settlement ?? {}
  const current = currentEscrow(chain.settlement)
  const own = assets.filter(({ chainId }) => chainId === context.id)
  return [
    network(genesisHash ?? null, `Replace it in RPC_${chain.id}.`),
    decimals(own, `Correct tokens.json, or replace the endpoint in RPC_${chain.id}.`),
    ...escrows.flatMap((generation) => [
      code('escrow', lower(generation.address), generation.codeHash ?? null, bridgeEscrow, chain.id),
      version(generation, chain.id),
    ]),
    ...(filler ? [code('filler', filler, fillerCodeHash ?? null, bridgeFiller, chain.id)] : []),
    ...(factory ? [code('forwarder_factory', factory, null, forwarderFactory, chain.id)] : []),
    ...pools.flatMap((pool) => [
      code('pool', lower(pool.address), pool.codeHash ?? null, poolArtifact, chain.id),
      poolParties(pool, chain.id),
    ]),
    ...(current ? offerSigner(lower(current.address), expected) : []),
  ]
}

/** The endpoint itself compares the chain id, before any read. */
const network = (genesisHash: string | null, advice: string): Check => ({
  name: 'network',
  advice,
  problem: async (client) => {
    if (genesisHash === null) return null
    const { hash } = await getBlock(client, { blockNumber: 0n })
    return hash === genesisHash.toLowerCase() ? null : `begins with block ${hash}, not ${genesisHash}`
  },
})

const decimals = (assets: readonly AssetDef[], advice: string): Check => ({
  name: 'token_decimals',
  advice,
  problem: async (client) => {
    const tokens = assets.filter(({ id }) => !isNative(id))
    const served = await mapLimit(tokens, AT_ONCE, ({ token }) =>
      readContract(client, { abi: decimalsAbi, address: lower(token), functionName: 'decimals' }),
    )
    const wrong = tokens.findIndex((token, index) => token.decimals !== served[index])
    const token = tokens[wrong]
    return token
      ? `says that ${token.symbol} (${token.token}) has ${served[wrong]} decimals, not ${token.decimals}`
      : null
  },
})

interface Artifact {
  readonly bytecode: string
  readonly deployedBytecodeHash: string
}

const code = (
  what: 'escrow' | 'filler' | 'forwarder_factory' | 'pool',
  address: Hex,
  pinned: string | null,
  artifact: Artifact,
  id: number,
): Check => ({
  name: `${what}_code`,
  advice: `Correct the ${what} or its code hash of network ${id} in settlement.json, or replace the endpoint in RPC_${id}.`,
  problem: async (client) => {
    const served = await getCode(client, { address })
    if (!served || served === '0x') return `shows no contract at the ${what} ${address}`
    const fits = pinned === null ? isBuiltFrom(served, artifact) : keccak256(served) === pinned.toLowerCase()
    return fits ? null : `shows other code at the ${what} ${address} (keccak256 ${keccak256(served)})`
  },
})

/** Signatures are made for the domain of the listed version; under another one no offer opens and no claim is paid. */
const version = ({ address, version: listed }: EscrowGeneration, id: number): Check => ({
  name: 'escrow_version',
  advice: `Correct the version of the escrow of network ${id} in settlement.json, or replace the endpoint in RPC_${id}.`,
  problem: async (client) => {
    const [, , served] = await readContract(client, {
      abi: bridgeEscrowAbi,
      address: lower(address),
      functionName: 'eip712Domain',
    })
    return served === listed ? null : `says that the escrow ${address} has version ${served}, not ${listed}`
  },
})

/** Depositors are shown this token, and claims are paid to this account. The pool's own code computes the account's address. */
const poolParties = ({ asset, address, account }: PoolDef, id: number): Check => ({
  name: 'pool_parties',
  advice: `Correct the pools of network ${id} in settlement.json, or replace the endpoint in RPC_${id}.`,
  problem: async (client) => {
    const at = { abi: poolAbi, address: lower(address) } as const
    const [token, own] = await Promise.all([
      readContract(client, { ...at, functionName: 'asset' }),
      readContract(client, { ...at, functionName: 'account' }),
    ])
    if (lower(token) !== lower(asset)) return `says that the pool ${address} lends ${lower(token)}, not ${asset}`
    return lower(own) === lower(account)
      ? null
      : `says that the pool ${address} pays through ${lower(own)}, not ${account}`
  },
})

const PUSH32 = '7f'
const EMPTY_WORD = '00'.repeat(32)

/** Hex digits of code with which every contract begins, before any immutable value. */
const PREFIX_LENGTH = 10

/**
 * The deployed code as contained in the artifact's creation code, before immutable values are filled in: at its end, or
 * before the code of contracts that it creates. Null if the artifact contains no code of that length.
 */
function templateFor(served: string, { bytecode, deployedBytecodeHash }: Artifact): string | null {
  const creation = bytecode.slice(2).toLowerCase()
  const prefix = served.slice(0, PREFIX_LENGTH)
  if (prefix.length < PREFIX_LENGTH) return null
  for (let at = creation.lastIndexOf(prefix); at >= 0; at = at === 0 ? -1 : creation.lastIndexOf(prefix, at - 1)) {
    const template = creation.slice(at, at + served.length)
    if (at % 2 === 0 && keccak256(`0x${template}`) === deployedBytecodeHash) return template
  }
  return null
}

/** True if deployed code matches the artifact, immutable values aside: the compiler leaves an empty PUSH32 for each. */
export function isBuiltFrom(deployed: Hex, artifact: Artifact): boolean {
  const served = deployed.slice(2).toLowerCase()
  const template = templateFor(served, artifact)
  if (template === null || template.length !== served.length) return false
  let masked = served
  const hole = PUSH32 + EMPTY_WORD
  for (let at = template.indexOf(hole); at !== -1; at = template.indexOf(hole, at + hole.length))
    masked = masked.slice(0, at + PUSH32.length) + EMPTY_WORD + masked.slice(at + hole.length)
  return masked === template
}

const offerSigner = (escrow: Hex, { maker, offerSigner: expected }: EndpointExpectations): readonly Check[] => {
  if (maker === null || expected === null) return []
  return [
    {
      name: 'offer_signer',
      advice:
        'Register the server’s offer key with setOfferSigner from the maker’s address, or correct OFFER_SIGNER_KEY.',
      problem: async (client) => {
        const args = [lower(maker)] as const
        const found = await readContract(client, {
          abi: bridgeEscrowAbi,
          address: escrow,
          functionName: 'offerSigner',
          args,
        })
        // Without a registered signer the maker's own key signs.
        const signer = lower(found) === (zeroAddress as string) ? lower(maker) : lower(found)
        return signer === lower(expected)
          ? null
          : `says that ${signer} signs the maker’s offers, not ${lower(expected)}`
      },
    },
  ]
}
