import { concat, encodeDeployData, getContractAddress, parseUnits, zeroAddress, zeroHash } from 'viem'
import { z } from 'zod'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import bridgeEscrow from '#contracts/artifacts/BridgeEscrow.json' with { type: 'json' }
import bridgeFiller from '#contracts/artifacts/BridgeFiller.json' with { type: 'json' }
import { badgeAbi } from '#contracts/abi/badge.ts'
import badge from '#contracts/artifacts/Badge.json' with { type: 'json' }
import checkIn from '#contracts/artifacts/CheckIn.json' with { type: 'json' }
import forwarderFactory from '#contracts/artifacts/ForwarderFactory.json' with { type: 'json' }
import makerAccount from '#contracts/artifacts/MakerAccount.json' with { type: 'json' }
import pool from '#contracts/artifacts/Pool.json' with { type: 'json' }
import {
  account,
  accountCode,
  hours,
  type PoolSettings,
  poolSettings,
  seconds,
  vaultCodes,
  wholeUnits,
} from './pools.ts'

type Hex = `0x${string}`

/** Deterministic deployer: the same code at the same address on every network that has it. */
export const DEPLOYER: Hex = '0x4e59b44847b379578588920ca78fbf26c0b4956c'
export const DEPLOYER_CODE_HASH: Hex = '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989'

interface Artifact {
  readonly bytecode: string
  readonly deployedBytecodeHash: string
}
export const contractNames = ['escrow', 'filler', 'forwarderFactory', 'checkIn'] as const
export type ContractName = (typeof contractNames)[number] | 'badge' | 'makerAccount' | 'pool'

export interface Planned {
  readonly name: ContractName
  /** Derived from code and constructor arguments: another setting means another address. */
  readonly address: Hex
  readonly artifact: Artifact
  /** Calldata for the deployer. */
  readonly data: Hex
  /** Contract without which this one can't be created. */
  readonly needs?: Hex
  /** Token of a pool, as the settings describe it. */
  readonly asset?: { readonly token: Hex; readonly decimals: number; readonly feePpm: number }
}

/** Operator's settings for the contracts of one network; contracts/README.md explains the choices. */
export const deploySettings = z.strictObject({
  governor: account,
  /** The zero address if only the governor may freeze. */
  guardian: account,
  attesters: z.array(account).min(1),
  threshold: z.int().positive(),
  timelockHours: hours,
  freezeHours: hours,
  minContractWindowHours: hours,
  minTransferWindowHours: hours,
  capWindowHours: hours,
  /** The zero address disables `openForWithPermit2`. */
  permit2: account,
  /** `token` is an address or "native"; `cap` whole units with at most `decimals` decimals. */
  tokens: z
    .array(
      z.strictObject({
        token: z.union([z.literal('native').transform((): Hex => zeroAddress), account]),
        decimals: z.int().min(0).max(36),
        cap: wholeUnits,
      }),
    )
    .min(1),
  /** Absent = no badges on this network. */
  badge: z
    .strictObject({
      name: z.string().min(1),
      symbol: z.string().min(1),
      /** Metadata of a badge is at this address followed by its kind. */
      baseUri: z.url({ protocol: /^https$/ }).endsWith('/'),
      issuer: account,
      soulbound: z.boolean(),
    })
    .optional(),
  /** Absent = no pools on this network. */
  pools: poolSettings.optional(),
})
type DeploySettings = z.infer<typeof deploySettings>

/** The escrow's constructor argument, with attesters in the ascending order that it requires. */
export const escrowConfig = (settings: DeploySettings) => ({
  governor: settings.governor,
  guardian: settings.guardian,
  attesters: [...settings.attesters].sort(),
  threshold: BigInt(settings.threshold),
  timelock: seconds(settings.timelockHours),
  freezeDuration: seconds(settings.freezeHours),
  minContractWindow: seconds(settings.minContractWindowHours),
  minTransferWindow: seconds(settings.minTransferWindowHours),
  tokens: settings.tokens.map(({ token }) => token),
  caps: settings.tokens.map(({ cap, decimals }) => parseUnits(cap, decimals)),
  capWindow: seconds(settings.capWindowHours),
  permit2: settings.permit2,
})

function planned(name: ContractName, artifact: Artifact, initCode: Hex): Planned {
  const address = getContractAddress({ opcode: 'CREATE2', from: DEPLOYER, salt: zeroHash, bytecode: initCode })
  return { name, address: address.toLowerCase() as Hex, artifact, data: concat([zeroHash, initCode]) }
}

/** Lists every contract of ours on a network, with its address. Pure. */
export function planContracts(settings: DeploySettings): readonly Planned[] {
  const bytecode = bridgeEscrow.bytecode as Hex
  const escrow = encodeDeployData({ abi: bridgeEscrowAbi, bytecode, args: [escrowConfig(settings)] })
  const filler = planned('filler', bridgeFiller, bridgeFiller.bytecode as Hex)
  return [
    planned('escrow', bridgeEscrow, escrow),
    filler,
    planned('forwarderFactory', forwarderFactory, forwarderFactory.bytecode as Hex),
    planned('checkIn', checkIn, checkIn.bytecode as Hex),
    ...(settings.badge ? [planned('badge', badge, badgeInitCode(settings.governor, settings.badge))] : []),
    ...(settings.pools ? planPools(settings.governor, settings.pools, filler.address) : []),
  ]
}

/** The account first: a pool can't be created before it. */
function planPools(governor: Hex, settings: PoolSettings, filler: Hex): readonly Planned[] {
  const own = planned('makerAccount', makerAccount, accountCode(settings, filler))
  const vaults = vaultCodes(governor, settings, filler)
  return [own, ...vaults.map(({ asset, code }) => ({ ...planned('pool', pool, code), needs: own.address, asset }))]
}

const badgeInitCode = (
  governor: Hex,
  { name, symbol, baseUri, issuer, soulbound }: NonNullable<DeploySettings['badge']>,
): Hex =>
  encodeDeployData({
    abi: badgeAbi,
    bytecode: badge.bytecode as Hex,
    args: [name, symbol, baseUri, governor, issuer, soulbound],
  })
