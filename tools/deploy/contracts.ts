import { concat, encodeDeployData, getContractAddress, zeroHash } from 'viem'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import bridgeEscrow from '#contracts/artifacts/BridgeEscrow.json' with { type: 'json' }
import bridgeFiller from '#contracts/artifacts/BridgeFiller.json' with { type: 'json' }
import checkIn from '#contracts/artifacts/CheckIn.json' with { type: 'json' }
import forwarderFactory from '#contracts/artifacts/ForwarderFactory.json' with { type: 'json' }
import { type DeploySettings, escrowConfig } from './settings.ts'

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

function planned(name: ContractName, artifact: Artifact, initCode: Hex): Planned {
  const address = getContractAddress({ opcode: 'CREATE2', from: DEPLOYER, salt: zeroHash, bytecode: initCode })
  return { name, address: address.toLowerCase() as Hex, artifact, data: concat([zeroHash, initCode]) }
}

/** Every contract of ours on a network, with its address. Pure. */
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
