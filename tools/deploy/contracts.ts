import { concat, encodeDeployData, getContractAddress, isAddress, parseUnits, zeroAddress, zeroHash } from 'viem'
import { z } from 'zod'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import bridgeEscrow from '#contracts/artifacts/BridgeEscrow.json' with { type: 'json' }
import bridgeFiller from '#contracts/artifacts/BridgeFiller.json' with { type: 'json' }
import checkIn from '#contracts/artifacts/CheckIn.json' with { type: 'json' }
import forwarderFactory from '#contracts/artifacts/ForwarderFactory.json' with { type: 'json' }

type Hex = `0x${string}`

/** Deterministic deployer: the same code at the same address on every network that has it. */
export const DEPLOYER: Hex = '0x4e59b44847b379578588920ca78fbf26c0b4956c'
export const DEPLOYER_CODE_HASH: Hex = '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989'

interface Artifact {
  readonly bytecode: string
  readonly deployedBytecodeHash: string
}
export const contractNames = ['escrow', 'filler', 'forwarderFactory', 'checkIn'] as const
export type ContractName = (typeof contractNames)[number]

export interface Planned {
  readonly name: ContractName
  /** Derived from code and constructor arguments: another setting means another address. */
  readonly address: Hex
  readonly artifact: Artifact
  /** Calldata for the deployer. */
  readonly data: Hex
}

const account = z
  .string()
  .refine((text) => isAddress(text), 'an EVM address')
  .transform((text) => text.toLowerCase() as Hex)
const hours = z.number().positive()

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
        cap: z.string().regex(/^\d+(\.\d+)?$/, 'a plain decimal'),
      }),
    )
    .min(1),
})
type DeploySettings = z.infer<typeof deploySettings>

const seconds = (given: number): bigint => BigInt(Math.round(given * 3_600))

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
  return [
    planned('escrow', bridgeEscrow, escrow),
    planned('filler', bridgeFiller, bridgeFiller.bytecode as Hex),
    planned('forwarderFactory', forwarderFactory, forwarderFactory.bytecode as Hex),
    planned('checkIn', checkIn, checkIn.bytecode as Hex),
  ]
}
