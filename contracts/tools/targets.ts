/** Contract whose ABI and bytecode the rest of the product uses. */
export interface Target {
  readonly name: string
  readonly source: string
  /** Stem of the ABI module; its export is `${abi}Abi`. */
  readonly abi: string
}

export const targets: readonly Target[] = [
  { name: 'BridgeEscrow', source: 'src/BridgeEscrow.sol', abi: 'bridgeEscrow' },
  { name: 'BridgeFiller', source: 'src/BridgeFiller.sol', abi: 'bridgeFiller' },
  { name: 'ForwarderFactory', source: 'src/forwarder/ForwarderFactory.sol', abi: 'forwarderFactory' },
  { name: 'Forwarder', source: 'src/forwarder/Forwarder.sol', abi: 'forwarder' },
  { name: 'CheckIn', source: 'src/rewards/CheckIn.sol', abi: 'checkIn' },
  { name: 'TestToken', source: 'src/test-tokens/TestToken.sol', abi: 'testToken' },
  { name: 'TestNames', source: 'src/test-tokens/TestNames.sol', abi: 'testNames' },
]

/** Compiler settings for deployment; foundry.toml repeats them for the tests. */
export const compilerSettings = {
  optimizer: { enabled: true, runs: 10_000 },
  evmVersion: 'cancun',
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
} as const
