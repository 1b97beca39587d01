import { parseAbi } from 'viem'

/** EIP-137 and EIP-181: resolver of a name, and forward and reverse records. */
export const registryAbi = parseAbi(['function resolver(bytes32 node) view returns (address)'])
export const resolverAbi = parseAbi([
  'function name(bytes32 node) view returns (string)',
  'function addr(bytes32 node) view returns (address)',
])

/** Registry of a network, and the number under which it lists a top-level domain. */
export const hubAbi = parseAbi([
  'struct Tld { string tld; uint256 identifier; uint256 chainId; string defaultRpc; address registry; address sann; }',
  'function getChainTlds(uint256 chainId) view returns (string[])',
  'function getTldInfo(string[] tlds) view returns (Tld[])',
])
